// Orders that the core system has answered: each line and the member's request are closed together.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { answerLines } from '#database/queries/request/close-line.ts'
import { lockRequests } from '#database/queries/request/request.ts'
import { Refusal } from '../../http/errors.ts'
import { moveRequests, NO_REQUEST, notifyMoved } from '../move.ts'

export interface Answer {
  orderNo: string
  requestId: number
  /** Whether it took another order back: then the request stands where that left it. */
  isReversal: boolean
  result: 'accepted' | 'refused'
  coreRef: string | null
  reason: string
}

/** All or none. Whose requests they were, by order: without those that somebody else has closed meanwhile. */
export async function closeOrders(
  trx: Db,
  sealing: Sealing,
  answers: readonly Answer[],
  /** As in the audit. */
  by: string,
): Promise<Map<string, string>> {
  const at = new Date()
  // The lines first, then the requests: so does whoever takes an order back.
  const closed = await answerLines(trx, answers, { by, at })
  const ours = answers.filter(({ orderNo }) => closed.includes(orderNo))
  const rows = await lockRequests(
    trx,
    ours.map(({ requestId }) => requestId),
  )
  const found = new Map(rows.map((row) => [row.request_id, row]))
  const requestOf = ({ requestId }: Answer) => {
    const row = found.get(requestId)
    if (!row) throw new Refusal(404, NO_REQUEST)
    return row
  }
  const moving = ours.filter(({ isReversal }) => !isReversal)
  for (const [state, results] of [
    ['done', moving.filter(({ result }) => result === 'accepted')],
    ['bounced', moving.filter(({ result }) => result === 'refused')],
  ] as const) {
    for (const [memberWords, same] of Map.groupBy(results, ({ reason }) => reason)) {
      const move = state === 'done' ? 'close' : 'bounce'
      const requestIds = same.map(({ requestId }) => requestId)
      await moveRequests(trx, requestIds, { move, actor: by, at, memberWords })
    }
    await notifyMoved(trx, sealing, results.map(requestOf), { state, at })
  }
  return new Map(ours.map((answer) => [answer.orderNo, requestOf(answer).membership_no]))
}
