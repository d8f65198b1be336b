// The only way a request comes from one state to another: locked, by the table of the domain, with an event.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  addEvent,
  lockRequest,
  type MovedColumns,
  type RequestRow,
  setState,
} from '#database/queries/request/request.ts'
import { requestNo } from '#domain/request/request-no.ts'
import {
  REQUEST_STATES,
  type RequestMove,
  type RequestState,
  stateAfter,
} from '#domain/request/request-state.ts'
import { Refusal } from '../http/errors.ts'
import { notify } from '../outbox/put.ts'

export const NO_REQUEST = 'ไม่พบคำขอนี้'
const MOVED_ON = 'คำขอนี้เปลี่ยนไปแล้ว กรุณาโหลดหน้าใหม่แล้วตรวจอีกครั้ง'

/** Locked, and still as whoever decides has read it. */
export async function requestAsRead(
  trx: Db,
  requestId: number,
  version: number,
  owner?: string,
): Promise<RequestRow> {
  const found = await lockRequest(trx, requestId)
  // Somebody else's is not there.
  if (!found || (owner !== undefined && found.membership_no !== owner))
    throw new Refusal(404, NO_REQUEST)
  if (found.version !== version) throw new Refusal(409, MOVED_ON)
  return found
}

interface Step {
  move: RequestMove
  /** As in the audit. */
  actor: string
  at: Date
  memberWords?: string
  staffWords?: string
  columns?: MovedColumns
}

export async function moveRequest(trx: Db, request: RequestRow, step: Step): Promise<RequestState> {
  const { move, actor, at, memberWords = '', staffWords = '', columns } = step
  const state = stateAfter(request.state, move)
  if (!state) throw new Refusal(409, MOVED_ON)
  const requestId = request.request_id
  await setState(trx, requestId, { ...columns, state, at })
  await addEvent(trx, { requestId, at, act: move, toState: state, actor, memberWords, staffWords })
  return state
}

/** The member is told where something is theirs to know; what it says is read behind the door. */
export function notifyMoved(
  trx: Db,
  sealing: Sealing,
  request: RequestRow,
  { state, at }: { state: RequestState; at: Date },
): Promise<void> {
  return notify(trx, sealing, request.membership_no, {
    template: 'request_moved',
    requestNo: requestNo(request),
    state: REQUEST_STATES[state],
    at,
  })
}
