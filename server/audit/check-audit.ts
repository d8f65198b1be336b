import type { Logger } from 'pino'
import { type AuditKey, type Verdict, verifyAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { auditHead } from '#database/queries/audit/audit-anchor.ts'
import { beginAuditCheck, endAuditCheck } from '#database/queries/audit/audit-check.ts'
import { anchorLine } from '#domain/audit/audit-anchor.ts'
import { type AnchorPlace, keepAnchor, wrongAnchor } from './anchor-file.ts'

/** Verifies the whole chain and records the result; a check without an end could not be made. */
export async function checkAudit(db: Db, key: AuditKey, askedBy: string): Promise<Verdict> {
  const checkId = await beginAuditCheck(db, askedBy, new Date())
  const verdict = await verifyAudit(db, key)
  await endAuditCheck(db, checkId, { ...verdict, now: new Date() })
  return verdict
}

/** In the log as well: where logs are sent elsewhere, it is kept outside the machine by itself. */
async function anchorNow(db: Db): Promise<string | undefined> {
  const head = await auditHead(db)
  return head && anchorLine(head)
}

/** Every night, and after every start (server/jobs/index.ts); `tell` takes the line to who keeps it elsewhere. */
export async function runAuditCheck(
  db: Db,
  key: AuditKey,
  log: Logger,
  place: AnchorPlace,
  tell?: (anchor: string) => Promise<void>,
): Promise<void> {
  const { events, brokenAt } = await checkAudit(db, key, 'system')
  if (brokenAt !== undefined) {
    log.error({ events, broken_at: brokenAt }, 'audit chain is broken')
    return
  }
  const wrong = await wrongAnchor(db, place)
  // No new line beside one that is gone or no longer fits: nobody is to take the head of another chain for ours.
  if (wrong) {
    const says = wrong.isLost
      ? 'the lines of the audit chain that were kept are gone'
      : 'audit chain is not the one whose line was kept'
    log.error({ events, kept: wrong.line }, says)
    return
  }
  const anchor = await anchorNow(db)
  log.info({ events, anchor }, 'audit chain stands')
  if (!anchor) return
  await keepAnchor(db, place, anchor)
  await tell?.(anchor)
}
