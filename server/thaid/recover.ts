// To a password by ThaID, without SMS: whoever the department knows by the member's own national id and birth date gets the same
// ticket as whoever typed a code. Nobody is signed in by it, and the national id is compared and forgotten.

import type { FastifyRequest } from 'fastify'
import type {
  ThaidBegun,
  ThaidProved,
  ThaidRequest,
  ThaidReturned,
} from '#contract/member/thaid.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { addTicket } from '#database/queries/identity/one-time-code.ts'
import {
  addThaidFlow,
  type ThaidFlow,
  takeThaidFlow,
} from '#database/queries/identity/recovery/thaid-flow.ts'
import { contactsOfPerson } from '#database/queries/member/member-contact.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import type { ThaidClaims } from '#domain/person/thaid-claims.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { newReference, newTicket, ticketHash, visitorOf } from '../identity/recovery/codes.ts'
import { requireNotStopped } from '../identity/recovery/stop.ts'
import { hashOf } from '../identity/secret-hash.ts'
import { waitOfPasskeyOnly } from './hold.ts'
import { askAtThaid, requireThaid, whoCameBack } from './provider.ts'

const OVER = 'การยืนยันตัวตนด้วย ThaID หมดเวลาหรือถูกใช้ไปแล้ว กรุณาเริ่มใหม่จากขั้นตอนแรก'
/** One sentence, whether there is such a member or not. */
const NOT_THEIRS = 'ข้อมูลจาก ThaID ไม่ตรงกับเลขสมาชิกที่กรอก กรุณาตรวจสอบเลขสมาชิกแล้วเริ่มใหม่ หรือติดต่อสหกรณ์'
const PROVED = 'ยืนยันตัวตนด้วย ThaID แล้ว กรุณาตั้งรหัสผ่านใหม่'
const HELD = 'ยืนยันตัวตนด้วย ThaID แล้ว และแจ้งทุกช่องทางของท่านแล้ว กรุณากลับมาตั้งรหัสผ่านเมื่อครบเวลา'

/** Says nothing about the number: whose it is is asked when they come back. */
export async function beginThaid(
  request: FastifyRequest,
  { membership_no, purpose }: ThaidRequest,
): Promise<ThaidBegun> {
  const { server } = request
  requireThaid(server)
  const visitor = visitorOf(request)
  const membershipNo = padMembershipNo(membership_no) ?? ''
  const { state, nonce, verifier, url } = await askAtThaid(request)
  const stateHash = hashOf(state)
  await addThaidFlow(server.db, { stateHash, visitor, purpose, membershipNo, nonce, verifier })
  return dataReply({ url })
}

export async function finishThaid(
  request: FastifyRequest,
  { state, ...rest }: ThaidReturned,
): Promise<ThaidProved> {
  const { db } = request.server
  requireThaid(request.server)
  const shown = { stateHash: hashOf(state), visitor: visitorOf(request) }
  const flow = await takeThaidFlow(db, shown)
  if (!flow) throw new Refusal(400, OVER)
  try {
    const claims = await whoCameBack(request, { state, ...rest }, { state, ...flow })
    return await inTransaction(db, (trx) => letThrough(trx, request, flow, claims))
  } catch (refusal) {
    if (refusal instanceof Refusal) {
      const { membershipNo: subjectNo, purpose } = flow
      const detail = { purpose, reason: refusal.message }
      const told = { action: 'recovery.thaid', subjectNo, outcome: 'refused', detail } as const
      await recordAudit(db, request, told)
    }
    throw refusal
  }
}

type Returned = Pick<ThaidFlow, 'membershipNo' | 'purpose'>

async function letThrough(
  trx: Db,
  request: FastifyRequest,
  { membershipNo, purpose }: Returned,
  { nationalId, birthDate, ial }: ThaidClaims,
): Promise<ThaidProved> {
  const nationalIdIndexes = request.server.sealing.indexes(nationalId)
  const contacts = await contactsOfPerson(trx, { membershipNo, nationalIdIndexes, birthDate })
  if (!contacts) throw new Refusal(401, NOT_THEIRS)
  await requireNotStopped(trx, membershipNo)
  const waitsUntil = await waitOfPasskeyOnly(trx, request, { membershipNo, contacts })
  await recordAudit(trx, request, {
    action: waitsUntil ? 'recovery.hold' : 'recovery.thaid',
    subjectNo: membershipNo,
    detail: { purpose, ial },
  })
  const whose = { purpose, membership_no: membershipNo }
  if (waitsUntil) {
    const data = { ...whose, ticket: null, ready_at: waitsUntil.toISOString() }
    return { rc_code: '1', messages: [HELD], data }
  }
  const ticket = newTicket()
  await addTicket(trx, {
    by: 'thaid',
    purpose,
    visitor: visitorOf(request),
    reference: newReference(),
    membershipNo,
    ticketHash: ticketHash(ticket),
  })
  return { rc_code: '1', messages: [PROVED], data: { ...whose, ticket, ready_at: null } }
}
