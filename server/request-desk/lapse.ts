// What waits for others' consent does not wait for ever.

import type { FastifyInstance } from 'fastify'
import { appendAudit } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { endAsks } from '#database/queries/request/guarantee-ask.ts'
import { lockWaitingBefore } from '#database/queries/request/held-request.ts'
import { settings } from '#database/queries/site/setting.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { integerIn } from '#domain/site/rule-settings.ts'
import { moveRequest, notifyMoved } from './move.ts'

const ASKING_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1_000

/** How long those who were asked may take. */
export async function askingDays(db: Db): Promise<number> {
  const { request_asking_days } = await settings(db)
  return integerIn(request_asking_days, 1, 60) ?? ASKING_DAYS
}

/** How many. All of them in one transaction, so that a stop in the middle leaves them for the next time. */
export async function lapseRequests({
  db,
  sealing,
  audit,
}: Pick<FastifyInstance, 'db' | 'sealing' | 'audit'>): Promise<number> {
  const days = await askingDays(db)
  return inTransaction(db, async (trx) => {
    const at = new Date()
    const asked = await lockWaitingBefore(trx, new Date(at.getTime() - days * DAY_MS))
    for (const request of asked) {
      const memberWords = `ผู้เกี่ยวข้องยินยอมไม่ครบภายใน ${days} วัน`
      const state = await moveRequest(trx, request, {
        move: 'lapse',
        actor: 'time',
        at,
        memberWords,
      })
      await notifyMoved(trx, sealing, [request], { state, at })
      const told = { actor: 'system', action: 'request.lapse', outcome: 'done' } as const
      const detail = { request_no: requestNo(request), kind: request.kind }
      await appendAudit(trx, audit, { ...told, subjectNo: request.membership_no, detail })
    }
    await endAsks(
      trx,
      asked.map(({ request_id }) => request_id),
    )
    return asked.length
  })
}
