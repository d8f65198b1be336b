// The only way a request comes from one state to another: locked, by the table of the domain, with an event.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  addEvents,
  lockRequest,
  lockRequests,
  type MovedColumns,
  type RequestRow,
  requestById,
  setStates,
} from '#database/queries/request/request.ts'
import { requestNo } from '#domain/request/request-no.ts'
import {
  REQUEST_STATES,
  type RequestMove,
  type RequestState,
  stateAfter,
} from '#domain/request/request-state.ts'
import { Refusal } from '../http/errors.ts'
import { requireOther } from '../members/staff-member.ts'
import { notifyAll } from '../outbox/put.ts'

export const NO_REQUEST = 'ไม่พบคำขอนี้'
const MOVED_ON = 'คำขอนี้เปลี่ยนไปแล้ว กรุณาโหลดหน้าใหม่แล้วตรวจอีกครั้ง'

/** An officer's own request is never theirs to touch. */
export async function othersRequest(
  request: FastifyRequest,
  { requestId }: { requestId: string },
): Promise<RequestRow> {
  const found = await requestById(request.server.db, Number(requestId))
  if (!found) throw new Refusal(404, NO_REQUEST)
  await requireOther(request, found.membership_no)
  return found
}

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
  if (found.version !== version) throw movedOn()
  return found
}

interface Step {
  move: RequestMove
  /** As in the audit. */
  actor: string
  at: Date
  memberWords?: string
  staffWords?: string
  clause?: string
  columns?: MovedColumns
}

export function moveRequest(trx: Db, request: RequestRow, step: Step): Promise<RequestState> {
  return move(trx, [request], step)
}

/** Thousands at once, all or none: those of one order file. */
export async function moveRequests(trx: Db, requestIds: number[], step: Step): Promise<void> {
  const found = await lockRequests(trx, requestIds)
  if (found.length < new Set(requestIds).size) throw new Refusal(404, NO_REQUEST)
  for (const request of found) if (!stateAfter(request.state, step.move)) throw movedOn()
  const states = Map.groupBy(found, ({ state }) => state)
  for (const requests of states.values()) await move(trx, requests, step)
}

/** Those in one state. */
async function move(trx: Db, requests: RequestRow[], step: Step): Promise<RequestState> {
  const { move: act, actor, at, memberWords = '', staffWords = '', clause = '', columns } = step
  const toState = requests[0] && stateAfter(requests[0].state, act)
  if (!toState) throw movedOn()
  const requestIds = requests.map(({ request_id }) => request_id)
  await setStates(trx, requestIds, { ...columns, state: toState, at })
  await addEvents(trx, { requestIds, at, act, toState, actor, memberWords, staffWords, clause })
  return toState
}

/** Whoever acts has read it as it was before. */
export const movedOn = () => new Refusal(409, MOVED_ON)

/** The member is told where something is theirs to know; what it says is read behind the door. */
export async function notifyMoved(
  trx: Db,
  sealing: Sealing,
  requests: readonly RequestRow[],
  { state, at }: { state: RequestState; at: Date },
): Promise<void> {
  const told = { template: 'request_moved', state: REQUEST_STATES[state], at } as const
  await notifyAll(
    trx,
    sealing,
    requests.map((request) => ({
      membershipNo: request.membership_no,
      message: { ...told, requestNo: requestNo(request) },
    })),
  )
}
