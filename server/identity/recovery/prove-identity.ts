import type { FastifyRequest } from 'fastify'
import { inTransaction } from '#database/core/connect.ts'
import { takeSlip } from '#database/queries/identity/activation-slip.ts'
import type { Purpose } from '#database/queries/identity/one-time-code.ts'
import { addTicket, tryCode } from '#database/queries/identity/one-time-code.ts'
import { contactsOfPerson } from '#database/queries/member/member-contact.ts'
import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { codeHash, newReference, newTicket, slipHash, ticketHash } from './codes.ts'

/** One sentence, whatever was wrong: the code, its age, its browser, or that there never was one. */
const WRONG_CODE = 'รหัส OTP ไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบอีกครั้ง'
const WRONG_SLIP = 'เลขสมาชิก เลขบัตรประชาชน หรือรหัสเปิดใช้งานไม่ตรงกับที่สหกรณ์ออกให้ หรือรหัสถูกใช้หรือหมดอายุแล้ว'

interface Proof {
  ticket: string
  sent_to: string
}

/** Exchanges the code from the phone for a ticket. */
export async function typeCode(
  request: FastifyRequest,
  visitor: string,
  { flow, code }: { flow: string; code: string },
): Promise<Proof> {
  const { db, secrets } = request.server
  const ticket = newTicket()
  const hashes = {
    codeHash: codeHash(flow, code, secrets.csrf),
    ticketHash: ticketHash(ticket),
  }
  const tried = await inTransaction(db, async (trx) => {
    const outcome = await tryCode(trx, { flow, visitor, ...hashes })
    await recordAudit(trx, request, {
      action: 'recovery.verify',
      subjectNo: outcome?.membershipNo ?? undefined,
      outcome: outcome?.sentTo === undefined ? 'refused' : 'done',
      detail: {},
    })
    return outcome
  })
  if (tried?.sentTo === undefined) throw new Refusal(401, WRONG_CODE)
  return { ticket, sent_to: tried.sentTo }
}

interface Slip {
  membershipNo: string
  nationalId: string
  purpose: Purpose
  /** As it was read off the paper. */
  typed: string
}

/** Exchanges a slip from the counter for a ticket; who found the slip does not know the national id. */
export async function typeSlip(
  request: FastifyRequest,
  visitor: string,
  { membershipNo, nationalId, purpose, typed }: Slip,
): Promise<Proof> {
  const { db, sealing, secrets } = request.server
  const ticket = newTicket()
  const codeOnSlip = slipHash(readTrackingCode(typed) ?? '', secrets.csrf)
  const isRight = await inTransaction(db, async (trx) => {
    const nationalIdIndexes = sealing.indexes(nationalId)
    const person = await contactsOfPerson(trx, { membershipNo, nationalIdIndexes })
    const taken = person !== undefined && (await takeSlip(trx, membershipNo, codeOnSlip))
    if (taken) {
      const reference = newReference()
      const given = { purpose, visitor, reference, membershipNo, ticketHash: ticketHash(ticket) }
      await addTicket(trx, { by: 'slip', ...given })
    }
    await recordAudit(trx, request, {
      action: 'recovery.slip',
      subjectNo: membershipNo,
      outcome: taken ? 'done' : 'refused',
      detail: { purpose },
    })
    return taken
  })
  if (!isRight) throw new Refusal(401, WRONG_SLIP)
  return { ticket, sent_to: '' }
}
