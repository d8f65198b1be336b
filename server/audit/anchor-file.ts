// Lines of the chain's head (domain/audit/audit-anchor.ts) beside the backups, one a night: whoever owns the tables, but not
// that folder, cannot set the chain back without a line that no longer fits.

import { appendFile, mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type AuditKey, appendAudit, verifyAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { auditHead, fingerprintsAt } from '#database/queries/audit/audit-anchor.ts'
import { anchorLine, readAnchor } from '#domain/audit/audit-anchor.ts'

const REASON_LEAST = 10
const REASON_MAX = 200

function anchorFile(folder: string): string {
  return join(folder, 'audit-anchors.txt')
}

export async function storedAnchors(folder: string): Promise<string[]> {
  const text = await readFile(anchorFile(folder), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

export async function keepAnchor(folder: string, line: string): Promise<void> {
  if ((await storedAnchors(folder)).at(-1) === line) return
  await mkdir(folder, { recursive: true })
  await appendFile(anchorFile(folder), `${line}\n`, { mode: 0o600, flush: true })
}

/** The first line that the chain does not fit. */
export async function unfitAnchor(db: Db, anchors: string[]): Promise<string | undefined> {
  const lines = anchors.map((line) => ({ line, kept: readAnchor(line) }))
  const seqs = lines.flatMap(({ kept }) => kept?.seq ?? []).filter(Number.isSafeInteger)
  const known = await fingerprintsAt(db, seqs)
  return lines.find(({ kept }) => !kept || known.get(kept.seq) !== kept.fingerprint)?.line
}

/**
 * After an older backup was restored, the lines of what is gone never fit again. They are put aside, not thrown away, and
 * that it was done, and why, is part of the chain before its new first line is kept. Answers the file with the old ones.
 */
export async function beginAnchorsAnew(
  db: Db,
  key: AuditKey,
  folder: string,
  given: string,
): Promise<string> {
  const reason = given.trim()
  if (reason.length < REASON_LEAST || reason.length > REASON_MAX)
    throw new OperatorError(
      `--begin-anew needs the reason, of ${REASON_LEAST} to ${REASON_MAX} letters.`,
    )
  if ((await verifyAudit(db, key)).brokenAt !== undefined)
    throw new OperatorError('The chain itself is broken: new lines would cover that up.')
  const unfit = await unfitAnchor(db, await storedAnchors(folder))
  if (!unfit)
    throw new OperatorError('Every line that was kept fits: there is nothing to begin anew.')

  await appendAudit(db, key, {
    actor: 'system',
    action: 'audit.begin_anew',
    outcome: 'done',
    detail: { reason, before: unfit },
  })
  const head = await auditHead(db)
  if (!head) throw new Error('what was just written down is not there')
  const aside = join(folder, `audit-anchors-until-${head.seq}.txt`)
  await rename(anchorFile(folder), aside)
  await keepAnchor(folder, anchorLine(head))
  return aside
}
