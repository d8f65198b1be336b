// An order that the core system has answered: its line and the member's request are closed together.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { closeLines } from '#database/queries/request/order.ts'
import { lockRequest } from '#database/queries/request/request.ts'
import { Refusal } from '../../http/errors.ts'
import { moveRequest, NO_REQUEST, notifyMoved } from '../move.ts'

export interface Answer {
  orderNo: string
  requestId: number
  /** Whether it took another order back: then the request stands where that left it. */
  isReversal: boolean
  outcome: 'accepted' | 'refused'
  coreRef: string | null
  reason: string
  /** As in the audit. */
  by: string
}

/** Whose request it was; undefined where somebody else has closed it meanwhile. */
export async function closeOrder(
  trx: Db,
  sealing: Sealing,
  { orderNo, requestId, isReversal, outcome, coreRef, reason, by }: Answer,
): Promise<string | undefined> {
  const at = new Date()
  // The line first, then the request: so does whoever takes an order back.
  const closed = await closeLines(trx, [orderNo], { result: outcome, coreRef, reason, by, at })
  if (closed.length === 0) return undefined
  const found = await lockRequest(trx, requestId)
  if (!found) throw new Refusal(404, NO_REQUEST)
  if (isReversal) return found.membership_no
  const move = outcome === 'accepted' ? 'close' : 'bounce'
  const state = await moveRequest(trx, found, { move, actor: by, at, memberWords: reason })
  await notifyMoved(trx, sealing, found, { state, at })
  return found.membership_no
}
