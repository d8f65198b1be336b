// A request that its member has signed goes to the desk: numbered, judged by the figures of the moment, told.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import {
  addConsent,
  addRequest,
  type Judged,
  nextSerial,
  type RequestRow,
} from '#database/queries/request/request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { REQUEST_KINDS, type RequestKindName } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { notifyWithStop } from '../identity/recovery/notify-with-stop.ts'
import { notify } from '../outbox/put.ts'
import type { Signed } from '../signing/kinds.ts'
import { heldUntil, requireNoBrake, requireReached } from './hold.ts'
import { moveRequest, NO_REQUEST, requestAsRead } from './move.ts'

const TRIES = { name: 'request', max: 10, seconds: 24 * 60 * 60 }

/** One that an officer gave back, as it was read. */
export interface Mended {
  requestId: number
  version: number
}

export interface Sending {
  kind: RequestKindName
  judged: Judged
  signed: Signed
  mends: Mended | undefined
  /** Others have to agree before it comes to the desk. */
  asksOthers?: boolean
}

export function oneAtATime(kind: RequestKindName): Refusal {
  const { title } = REQUEST_KINDS[kind]
  return new Refusal(409, `ท่านมีคำขอ${title}ที่ยังไม่เสร็จ ดูได้ที่หน้า “คำขอของฉัน”`)
}

export async function sendSigned(
  trx: Db,
  request: FastifyRequest,
  { kind, judged, signed, mends, asksOthers = false }: Sending,
): Promise<RequestRow> {
  const { membershipNo } = signed
  const { secrets } = request.server
  await limitTries(trx, secrets.csrf, TRIES, `member:${membershipNo}`)
  const at = new Date()
  const asked = mends
    ? await ownReturned(trx, membershipNo, kind, mends)
    : await newDraft(trx, { membershipNo, kind, judged, at })
  const heldAs = REQUEST_KINDS[kind].heldAs?.(judged.payload) ?? null
  if (heldAs !== null) {
    await requireNoBrake(trx, membershipNo)
    if (signed.level !== 'paper') await requireReached(trx, membershipNo)
  }
  const until = heldAs === null ? null : await heldUntil(trx, at)
  const move = moveOf(asked, { kind, isMended: mends !== undefined, asksOthers })
  await moveRequest(trx, asked, {
    move,
    actor: `member:${membershipNo}`,
    at,
    memberWords: REQUEST_KINDS[kind].summary(judged.payload),
    staffWords: `ลงนามด้วยวิธี ${SIGNING_LEVELS[signed.level].name} รหัสการลงนาม ${signed.code}`,
    columns: {
      sent_at: at,
      checked_by: null,
      approved_by: null,
      judged,
      held_until: until,
      round: mends ? asked.round + 1 : asked.round,
    },
  })
  const { signingId, level: proof } = signed
  await addConsent(trx, { requestId: asked.request_id, membershipNo, at, proof, signingId })
  const no = requestNo(asked)
  if (heldAs !== null && until)
    await notifyWithStop(trx, request, membershipNo, {
      template: 'change_held',
      what: heldAs,
      requestNo: no,
      until,
    })
  else await notifySent(trx, request, { membershipNo, kind, no, at })
  const detail = { request_no: no, kind, signing: signed.code }
  await recordAudit(trx, request, { action: `request.${move}`, detail })
  return asked
}

function moveOf(
  { state }: RequestRow,
  { kind, isMended, asksOthers }: { kind: RequestKindName; isMended: boolean; asksOthers: boolean },
): 'send' | 'ask' | 'ask_again' | 'send_again' | 'mend' {
  if (!isMended) return asksOthers ? 'ask' : 'send'
  if (asksOthers) return 'ask_again'
  return state !== 'returned' && REQUEST_KINDS[kind].mayChange ? 'send_again' : 'mend'
}

export function notifySent(
  trx: Db,
  { server }: FastifyRequest,
  {
    membershipNo,
    kind,
    no,
    at,
  }: { membershipNo: string; kind: RequestKindName; no: string; at: Date },
): Promise<void> {
  return notify(trx, server.sealing, membershipNo, {
    template: 'request_sent',
    requestNo: no,
    what: REQUEST_KINDS[kind].title,
    at,
  })
}

interface NewDraft {
  membershipNo: string
  kind: RequestKindName
  judged: Judged
  at: Date
}

export async function newDraft(
  trx: Db,
  { membershipNo, kind, judged, at }: NewDraft,
): Promise<RequestRow> {
  const year = Number(bangkokDate(at).slice(0, 4))
  const serial = await nextSerial(trx, year)
  const added = await addRequest(trx, { ...judged, year, serial, kind, membershipNo, at })
  if (!added) throw oneAtATime(kind)
  return added
}

async function ownReturned(
  trx: Db,
  membershipNo: string,
  kind: RequestKindName,
  { requestId, version }: Mended,
): Promise<RequestRow> {
  const found = await requestAsRead(trx, requestId, version, membershipNo)
  if (found.kind !== kind) throw new Refusal(404, NO_REQUEST)
  return found
}
