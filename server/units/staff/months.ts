import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { OkReply } from '#contract/member/identity.ts'
import type {
  MonthClosing,
  MonthReopening,
  MonthsClosing,
  ReceiptRelease,
  UnitReminding,
} from '#contract/staff/units.ts'
import type { Db } from '#database/core/connect.ts'
import {
  addReminder,
  holdReceipts,
  releaseReceipts,
  unitMonths,
  unitOf,
} from '#database/queries/unit/unit-board.ts'
import type { UnitMonth } from '#database/queries/unit/unit-result.ts'
import { firstOfMonth, type Month } from '#domain/calendar/day.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { monthToType } from '#domain/unit/unit-board.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireKnownAccounts } from '#server/content/known-accounts.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { mailUnit } from '#server/outbox/put.ts'
import { requireMonth } from '#server/units/result/unit-result.ts'
import { asOfficer, closeUnitMonth, reopenUnitMonth } from '#server/units/staff/serve-unit.ts'
import { boardRow, isClosable, today } from './board.ts'

export async function closeMonth(
  request: FastifyRequest,
  params: { unitNo: string },
  body: MonthClosing,
): Promise<OkReply> {
  const { unitNo } = params
  const { period, confirm } = body
  requireTyped(confirm, unitNo)
  return asOfficer(request, async (trx) => {
    await closeUnitMonth(trx, request, { unitNo, period: firstOfMonth(period) })
    await recordAudit(trx, request, {
      action: 'unit.month_closed',
      detail: { unit: unitNo, period, money_seen: true },
    })
    return okReply(`ปิดเดือน${inWords(period)} ของหน่วยงาน ${unitNo} แล้ว`)
  })
}

export async function reopenMonth(
  request: FastifyRequest,
  params: { unitNo: string },
  body: MonthReopening,
): Promise<OkReply> {
  const { unitNo } = params
  const { period, confirm } = body
  const reason = visitorLine(body.reason)
  requireTyped(confirm, unitNo)
  return asOfficer(request, async (trx) => {
    await reopenUnitMonth(trx, request, { unitNo, period: firstOfMonth(period) }, reason)
    return okReply(`เปิดเดือน${inWords(period)} ให้หน่วยงาน ${unitNo} แก้ไขแล้ว`)
  })
}

export async function closeUnitMonths(
  request: FastifyRequest,
  body: MonthsClosing,
): Promise<OkReply> {
  const { period, confirm, money_seen } = body
  requireTyped(confirm, monthToType(period))
  const seen = new Set(money_seen)
  return asOfficer(request, async (trx) => {
    const month = firstOfMonth(period)
    const rows = await unitMonths(trx, { period: month })
    const closing = rows
      .map((row) => boardRow(row, today()))
      .filter((row) => isClosable(row) && seen.has(row.unit_no))
    if (closing.length < seen.size)
      throw new Refusal(409, 'บางหน่วยงานที่เลือกปิดเดือนไม่ได้แล้ว กรุณาโหลดหน้าใหม่')
    for (const { unit_no: unitNo } of closing)
      await closeUnitMonth(trx, request, { unitNo, period: month })
    await recordAudit(trx, request, {
      action: 'unit.months_closed',
      detail: { period, units: closing.length, money_seen: money_seen.join(' ') },
    })
    return okReply(`ปิดเดือน${inWords(period)}แล้ว ${closing.length} หน่วยงาน`)
  })
}

export async function remindOneUnit(
  request: FastifyRequest,
  params: { unitNo: string },
  body: UnitReminding,
): Promise<OkReply> {
  const { unitNo } = params
  const { period } = body
  const words = wordsOf(body.words)
  return asOfficer(request, async (trx) => {
    const month = { unitNo, period: firstOfMonth(period) }
    await requireMonth(trx, month)
    await requireKnownAccounts(trx, request, { where: 'reminders', texts: [words] })
    const mailed = await remindUnit(trx, request, month, words)
    await recordAudit(trx, request, {
      action: 'unit.reminded',
      detail: { unit: unitNo, period, mailed },
    })
    const also = mailed ? ' และส่งอีเมลแล้ว' : ' (ยังไม่มีอีเมลของหน่วยงาน)'
    return okReply(`แจ้งเตือนบนหน้าภาพรวมของหน่วยงานแล้ว${also}`)
  })
}

export async function remindUnits(request: FastifyRequest, body: UnitReminding): Promise<OkReply> {
  const { period } = body
  const words = wordsOf(body.words)
  return asOfficer(request, async (trx) => {
    const month = firstOfMonth(period)
    const rows = await unitMonths(trx, { period: month })
    const waiting = rows
      .map((row) => boardRow(row, today()))
      .filter(({ step }) => step === 'billed' || step === 'downloaded')
    if (waiting.length === 0) throw new Refusal(409, 'ทุกหน่วยงานส่งผลแล้ว ไม่มีหน่วยงานให้เตือน')
    await requireKnownAccounts(trx, request, { where: 'reminders', texts: [words] })
    let mails = 0
    for (const { unit_no: unitNo } of waiting)
      if (await remindUnit(trx, request, { unitNo, period: month }, words)) mails++
    const units = waiting.length
    await recordAudit(trx, request, {
      action: 'unit.all_reminded',
      detail: { period, units, mails },
    })
    return okReply(`แจ้งเตือน ${units} หน่วยงานแล้ว ส่งอีเมล ${mails} ฉบับ`)
  })
}

export async function setReceiptHold(
  request: FastifyRequest,
  body: Static<typeof ReceiptRelease>,
): Promise<OkReply> {
  const { period, released } = body
  return asOfficer(request, async (trx) => {
    const month = firstOfMonth(period)
    if ((await unitMonths(trx, { period: month })).length === 0)
      throw new Refusal(404, 'ไม่พบการเรียกเก็บของเดือนที่ต้องการ')
    if (released) await releaseReceipts(trx, month)
    else await holdReceipts(trx, month, { login: request.staff.login, at: new Date() })
    await recordAudit(trx, request, {
      action: released ? 'unit.receipts_released' : 'unit.receipts_held',
      detail: { period },
    })
    const says = released ? 'สมาชิกรับใบเสร็จได้แล้ว' : 'พักการออกใบเสร็จแล้ว สมาชิกจะยังไม่เห็นใบเสร็จ'
    return okReply(`${says} เดือน${inWords(period)}`)
  })
}

function requireTyped(confirm: string, expected: string): void {
  if (confirm.trim() !== expected) throw new Refusal(400, `พิมพ์ ${expected} ให้ตรงเพื่อยืนยัน`)
}

function wordsOf(text: string): string {
  const words = visitorLine(text)
  if (!words) throw new Refusal(400, 'กรอกข้อความที่จะแจ้งหน่วยงาน')
  return words
}

function inWords(period: Month): string {
  return monthAndYear(firstOfMonth(period))
}

/** On the unit's first page, and by e-mail where the cooperative knows one. Answers whether a mail goes out. */
async function remindUnit(
  trx: Db,
  { staff, server }: FastifyRequest,
  { unitNo, period }: UnitMonth,
  words: string,
): Promise<boolean> {
  const at = new Date()
  const email = (await unitOf(trx, unitNo))?.contact_email
  await addReminder(trx, { unitNo, period, words, by: staff, at, mailed: Boolean(email) })
  if (!email) return false
  const message = { template: 'unit_reminder', period, words } as const
  await mailUnit(trx, server.sealing, { unitNo, email, message })
  return true
}
