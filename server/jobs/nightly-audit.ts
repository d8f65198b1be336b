import type { Logger } from 'pino'
import { type AuditKey, type Verdict, verifyAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { auditHead } from '#database/queries/audit/audit-anchor.ts'
import { beginAuditCheck, endAuditCheck } from '#database/queries/audit/audit-check.ts'
import { anchorLine } from '#domain/audit/audit-anchor.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Asks once a day, and soon after every start, whether what was written down still stands. */
export function startAuditChecks(db: Db, key: AuditKey, log: Logger): () => void {
  const look = () => void runAuditCheck(db, key, log)
  const soon = setTimeout(look, MINUTE_MS)
  const daily = setInterval(look, DAY_MS)
  soon.unref()
  daily.unref()
  return () => {
    clearTimeout(soon)
    clearInterval(daily)
  }
}

/** Asks, and writes down what came of it; a check that never ended could not be made. */
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

export async function runAuditCheck(db: Db, key: AuditKey, log: Logger): Promise<void> {
  try {
    const { events, brokenAt } = await checkAudit(db, key, 'system')
    if (brokenAt === undefined)
      log.info({ events, anchor: await anchorNow(db) }, 'audit chain stands')
    else log.error({ events, broken_at: brokenAt }, 'audit chain is broken')
  } catch (error) {
    log.error({ err: error }, 'audit chain could not be verified')
  }
}
