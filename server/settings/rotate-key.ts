// A new sealing key takes the place of the old one while the site serves, in three steps (docs/operations.md#a-new-sealing-key).

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { appendAudit, auditCheckOf, verifyAudit } from '#database/core/audit.ts'
import { auditDigest, formerKeys, wholeSteps } from '#database/core/audit-digest.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { resealAll } from '#database/core/reseal.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { takeImportLock } from '#database/import/import-run.ts'
import { auditHead } from '#database/queries/audit/audit-anchor.ts'
import {
  forgetOldFingerprint,
  oldFingerprint,
  putKeyInForce,
} from '#database/queries/identity/key-fingerprint.ts'
import { aliveProcesses } from '#database/queries/monitoring/server-process.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { fingerprintOf, readKnownSealingSecrets, secretOf } from './known-key.ts'
import { addSealingSecret, readSealingSecrets, setSealingSecretAside } from './secrets.ts'
import { WrongSetting } from './settings.ts'

const LOOK_EVERY_MS = 2_000
/** Of a fingerprint, for people. */
const SHOWN = 16

export interface Rotation {
  db: Db
  /** As the owner of the tables, in a session of its own. */
  client: pg.Client
  dataDir: string
  say(sentence: string): void
}

/** The new key is made, and nothing is sealed with it yet. */
export async function prepareKey({ db, dataDir, say }: Omit<Rotation, 'client'>): Promise<void> {
  const [inForce] = await readKnownSealingSecrets(db, dataDir)
  if (await oldFingerprint(db))
    throw new WrongSetting('The key is being changed already: go on with switch, then retire.')
  if (!(await newKeyIn(db, dataDir, inForce))) addSealingSecret(dataDir)
  say(
    'sealing.key of this machine now has the new key in its last line. Copy it to every machine of the site and to where it is kept, restart them, then: npm run rotate-key -- switch',
  )
}

/** The new key is in force, and everything is sealed with it. Stopped on the way, it goes on where it was. */
export async function switchKey(rotation: Rotation): Promise<void> {
  const { db, client, dataDir, say } = rotation
  // A night that is written meanwhile would be of two keys.
  if (!(await takeImportLock(client)))
    throw new WrongSetting('A night is being imported; try again when it has ended.')
  const [inForce] = await readKnownSealingSecrets(db, dataDir)
  if (!(await oldFingerprint(db))) {
    const next = await newKeyIn(db, dataDir, inForce)
    if (!next)
      throw new WrongSetting('There is no new key in sealing.key: npm run rotate-key -- prepare')
    await requireHeldEverywhere(db, next)
    await takeOver(db, inForce, next)
    say('The new key is in force.')
  }
  await waitUntilUsedEverywhere(db, (await readKnownSealingSecrets(db, dataDir))[0], say)
  say(
    `Sealed anew: ${await resealRest(rotation)} values. When every machine has been seen to work: npm run rotate-key -- retire`,
  )
}

/** The old key is needed by nothing any more. */
export async function retireKey(rotation: Rotation): Promise<void> {
  const { db, dataDir, say } = rotation
  const [inForce, ...others] = await readKnownSealingSecrets(db, dataDir)
  const fingerprint = await oldFingerprint(db)
  const old = fingerprint && secretOf(others, fingerprint)
  if (!old)
    throw new WrongSetting('There is no old key to be retired: npm run rotate-key -- switch')
  await waitUntilUsedEverywhere(db, inForce, say)
  await resealRest(rotation)
  await inTransaction(db, async (trx) => {
    await forgetOldFingerprint(trx)
    await appendAudit(trx, auditKeyFrom(inForce), {
      actor: 'system',
      action: 'key.retire',
      outcome: 'done',
      detail: { from: shown(old) },
    })
  })
  const aside = setSealingSecretAside(dataDir, old, `sealing-${shown(old)}.old`)
  say(
    `The old key is retired and lies in ${aside}. Keep it, apart from this machine, as long as backups made with it; copy sealing.key to every other machine.`,
  )
}

/** The last line of sealing.key, unless it is or was in force: one from before may be there for an older backup. */
async function newKeyIn(db: Db, dataDir: string, inForce: string): Promise<string | undefined> {
  const last = readSealingSecrets(dataDir).at(-1)
  if (!last || last === inForce || (await formerKeys(db)).has(shown(last))) return undefined
  return last
}

/** The chain is closed with the old key and begun with the new one in one transaction, for which everybody else waits. */
async function takeOver(db: Db, old: string, next: string): Promise<void> {
  const { events, brokenAt } = await verifyAudit(db, auditKeyFrom(old))
  if (brokenAt !== undefined)
    throw new WrongSetting(
      `The record of actions is broken at event ${brokenAt}: a new key would cover that up. See npm run audit.`,
    )
  const upTo = wholeSteps(events)
  const before = await auditDigest(db, upTo)
  const detail = { from: shown(old), to: shown(next) }
  const event = { actor: 'system', outcome: 'done' } as const
  await inTransaction(db, async (trx) => {
    await appendAudit(trx, auditKeyFrom(old), { ...event, action: 'key.hand_over', detail })
    const head = await auditHead(trx)
    const digest = head && before && (await auditDigest(trx, head.seq, { upTo, digest: before }))
    if (!digest) throw new Error('an event of the record is missing')
    const audit = auditKeyFrom(next)
    await putKeyInForce(trx, { fingerprint: fingerprintOf(next), audit_check: auditCheckOf(audit) })
    await appendAudit(trx, audit, {
      ...event,
      action: 'key.take_over',
      detail: { ...detail, digest: digest.toString('hex') },
    })
  })
}

async function resealRest({ db, client, dataDir }: Rotation): Promise<number> {
  const [inForce, ...others] = await readKnownSealingSecrets(db, dataDir)
  const fingerprint = await oldFingerprint(db)
  const old = fingerprint && secretOf(others, fingerprint)
  if (!old) return 0
  const keys = { old: sealingWith(old), next: sealingWith(inForce) }
  let all = 0
  for (;;) {
    const count = await resealAll(client, keys)
    all += count
    if (count === 0) return all
  }
}

async function requireHeldEverywhere(db: Db, secret: string): Promise<void> {
  const wanted = fingerprintOf(secret).toString('hex')
  const without = (await aliveProcesses(db, new Date())).filter(
    ({ sealing_keys }) => !sealing_keys?.includes(wanted),
  )
  if (without.length === 0) return
  const hosts = [...new Set(without.map(({ host }) => host))].join(', ')
  throw new WrongSetting(
    `The new key is not yet held by every process that serves: copy sealing.key to ${hosts} and restart there (one that was just stopped is counted for three minutes). Nothing was changed.`,
  )
}

async function waitUntilUsedEverywhere(db: Db, secret: string, say: (sentence: string) => void) {
  const wanted = fingerprintOf(secret).toString('hex')
  let said = false
  while (
    (await aliveProcesses(db, new Date())).some(({ sealing_keys }) => sealing_keys?.[0] !== wanted)
  ) {
    if (!said) say('Waiting until every process seals with the new key: a minute or two.')
    said = true
    await sleep(LOOK_EVERY_MS)
  }
}

function shown(secret: string): string {
  return fingerprintOf(secret).toString('hex').slice(0, SHOWN)
}
