// What an officer makes of a payment that did not fit: whose it is and what for, or that it is none of ours.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { BankLineDecision } from '#contract/staff/desk/bank-files.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { decideLine, lockBankFile, lockLine } from '#database/queries/payment/bank-file.ts'
import { numbersOf } from '#database/queries/payment/payable.ts'
import { unitMonthsToPay } from '#database/queries/payment/unit-payment.ts'
import { type Day, firstOfMonth, isMonth, monthOf } from '#domain/calendar/day.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import type { PaymentPart } from '#domain/payment/match.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { sumOfParts } from '#domain/request/payment.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { NO_MEMBER } from '../members/staff-member.ts'

export const NO_FILE = 'ไม่พบไฟล์นี้'
export const SETTLED = 'ไฟล์นี้ปล่อยหรือไม่รับไปแล้ว กรุณาโหลดหน้าใหม่'

export async function decideBankLine(
  request: FastifyRequest,
  params: { fileId: string; lineId: string },
  body: BankLineDecision,
): Promise<OkReply> {
  const { server, staff } = request
  const reason = visitorLine(body.reason)
  if (!reason) throw new Refusal(400, 'กรอกเหตุผลหรือหลักฐานที่ใช้ตัดสินใจ')
  return inTransaction(server.db, async (trx) => {
    const file = await lockBankFile(trx, Number(params.fileId))
    if (!file) throw new Refusal(404, NO_FILE)
    if (file.state !== 'taken') throw new Refusal(409, SETTLED)
    const line = await lockLine(trx, file.file_id, Number(params.lineId))
    if (!line || line.outcome === 'matched') throw new Refusal(404, 'ไม่พบรายการนี้')
    const by = { reason, by: staff.login, at: new Date() }
    const detail = { file_id: file.file_id, count: line.sequence, state: body.decision, reason }
    if (body.decision === 'set_aside') {
      await decideLine(trx, line.line_id, { decision: 'set_aside', ...by })
      await recordAudit(trx, request, { action: 'bank.decide', detail })
      return okReply('พักรายการไว้แล้ว ไม่ลงบัญชีให้สมาชิกรายใด')
    }
    if (line.kind === 'D' || line.amount === 0)
      throw new Refusal(409, 'รายการนี้ไม่ใช่เงินเข้า จึงลงบัญชีให้สมาชิกไม่ได้')
    if (body.decision === 'unit') {
      const of = await remitted(trx, staff.login, body)
      await decideLine(trx, line.line_id, { decision: 'unit', ...of, ...by })
      const unit = { unit: of.unitNo, period: monthOf(of.period) }
      await recordAudit(trx, request, { action: 'bank.decide', detail: { ...detail, ...unit } })
      return okReply('บันทึกเป็นเงินนำส่งของหน่วยงานแล้ว')
    }
    const { membershipNo, parts } = await accepted(trx, request, body)
    if (sumOfParts(parts) !== line.amount)
      throw new Refusal(400, `ยอดที่แบ่งรวมกันต้องเท่ากับ ${formatBaht(line.amount)} บาท`)
    await decideLine(trx, line.line_id, { decision: 'accept', membershipNo, parts, ...by })
    await recordAudit(trx, request, { action: 'bank.decide', subjectNo: membershipNo, detail })
    return okReply('บันทึกการตัดสินใจแล้ว')
  })
}

/** A month that the unit was billed for. */
async function remitted(
  trx: Db,
  login: string,
  { unit_no = '', period }: BankLineDecision,
): Promise<{ unitNo: string; period: Day }> {
  const months = period ? [{ unitNo: unit_no, month: period }] : []
  const known = await readAs(trx, { staff: login }, () => unitMonthsToPay(trx, months))
  if (!period || known.length === 0)
    throw new Refusal(404, 'ไม่พบรายการเรียกเก็บของหน่วยงานและเดือนนี้ กรุณาตรวจรหัสหน่วยงานและเดือน')
  return { unitNo: unit_no, period: firstOfMonth(period) }
}

async function accepted(
  trx: Db,
  { staff }: FastifyRequest,
  body: BankLineDecision,
): Promise<{ membershipNo: string; parts: PaymentPart[] }> {
  const membershipNo = padMembershipNo(body.membership_no)
  if (!membershipNo || !(await memberOfAnyState(trx, membershipNo)))
    throw new Refusal(404, NO_MEMBER)
  if (membershipNo === (await membershipNoOf(trx, staff.login)))
    throw new Refusal(403, 'ตัดสินรายการของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่ท่านอื่นดำเนินการ')
  if (body.parts.length === 0) throw new Refusal(400, 'ระบุว่าชำระเรื่องใด')
  const own = await readAs(trx, { staff: staff.login }, () => numbersOf(trx, membershipNo))
  const parts = body.parts.map((part) => ({
    purpose: part.purpose,
    of: part.purpose === 'share' ? '' : visitorLine(part.of),
    amount: satang(part.amount),
  }))
  const wrong = parts.find((part) => !isTheirs(part, own))
  if (wrong)
    throw new Refusal(400, `ไม่พบ “${wrong.of}” ของสมาชิกรายนี้ กรุณาตรวจเดือน เลขสัญญา หรือเลขบัญชี`)
  return { membershipNo, parts }
}

function isTheirs(
  { purpose, of }: Pick<PaymentPart, 'purpose' | 'of'>,
  { loans, guaranteed, accounts, funds }: Awaited<ReturnType<typeof numbersOf>>,
): boolean {
  switch (purpose) {
    case 'arrears':
      return isMonth(of)
    case 'principal':
    case 'closing':
      return loans.includes(of)
    case 'guarantee':
      return guaranteed.includes(of)
    case 'deposit':
      return accounts.includes(of)
    case 'cremation':
      return funds.includes(of)
    default:
      return true
  }
}
