// `npm run audit`: asks whether everything that was written down still stands as it was written, and gives the line to
// keep outside the machine. Also whether it is still the chain of the lines beside the backups, and with --kept of another.
// --begin-anew REASON puts lines beside the backups aside that no longer fit, after a restore.

import { parseArgs } from 'node:util'
import { verifyAudit } from '#database/core/audit.ts'
import { connect, type Db } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { auditHead, compareWithAnchor } from '#database/queries/audit/audit-anchor.ts'
import { sealingFingerprint } from '#database/queries/identity/key-fingerprint.ts'
import { anchorLine, readAnchor } from '#domain/audit/audit-anchor.ts'
import {
  anchorPlaceOf,
  beginAnchorsAnew,
  storedAnchors,
  wrongAnchor,
} from '#server/audit/anchor-file.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { readPresentSealingSecrets, requireKey } from '#server/settings/known-key.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'

const { values } = parseArgs({
  options: { kept: { type: 'string', multiple: true }, 'begin-anew': { type: 'string' } },
})
const settings = readSettings(process.env)
const database = await openAsOwner(settings)
const { db, close } = connect(database.ownerUrl, 1)
try {
  // With another key every chain would look forged.
  const known = await sealingFingerprint(db)
  if (known) requireKey(known, settings.dataDir)
  const key = auditKeyFrom(...readPresentSealingSecrets(settings.dataDir))
  const place = anchorPlaceOf(settings)
  const reason = values['begin-anew']
  if (reason !== undefined) {
    const aside = await beginAnchorsAnew(db, key, place, reason)
    console.log(`Begun anew, and written down. The lines kept until now lie in ${aside}.`)
  }
  const { events, brokenAt } = await verifyAudit(db, key)
  if (brokenAt !== undefined)
    fail(`BROKEN at event ${brokenAt} of ${events}: it was changed, removed or moved.`)
  else {
    console.log(`The chain of ${events} events stands.`)
    const wrong = await wrongAnchor(db, place)
    if (wrong?.isLost)
      fail(`GONE: this line was kept beside the backups, and is not there: ${wrong.line}`)
    const beside = await storedAnchors(place)
    for (const line of [...beside, ...(values.kept ?? [])]) await compare(db, line, events)
    const head = await auditHead(db)
    // Not beside a line that no longer fits: nobody is to keep the head of a forged chain instead.
    if (head && process.exitCode !== 1)
      console.log(`Keep outside this machine:\n${anchorLine(head)}`)
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  fail(error.message)
} finally {
  await close()
  await database.close()
}

async function compare(db: Db, line: string, events: number): Promise<void> {
  const kept = readAnchor(line)
  if (!kept) return fail(`Not a line of this chain's: ${line}`)
  const { seq } = kept
  const chain = await compareWithAnchor(db, kept)
  if (chain === 'same')
    return console.log(`Up to event ${seq} it is the chain whose line was kept.`)
  if (chain === 'shorter')
    return fail(`CUT: the kept line is of event ${seq}, and the chain ends at ${events}.`)
  fail(`WRITTEN ANEW: event ${seq} is not the one whose line was kept.`)
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
