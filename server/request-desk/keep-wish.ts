import type { Db } from '#database/core/connect.ts'
import { addWish, type NewWish } from '#database/queries/request/request-wish.ts'
import { stateAfter } from '#domain/request/request-state.ts'
import { Refusal } from '../http/errors.ts'
import { movedOn, NO_REQUEST, requestAsRead } from './move.ts'

/** One that mends a request mends the member's own, of the same kind and as it was read. */
export async function keepWish(trx: Db, wish: NewWish): Promise<string> {
  if (wish.mends) {
    const { requestId, version } = wish.mends
    const mended = await requestAsRead(trx, requestId, version, wish.membershipNo)
    if (mended.kind !== wish.kind) throw new Refusal(404, NO_REQUEST)
    if (!stateAfter(mended.state, 'mend')) throw movedOn()
  }
  return addWish(trx, wish)
}
