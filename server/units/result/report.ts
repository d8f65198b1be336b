import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type {
  ResultLeftOut,
  ResultLines,
  ResultMonth,
  ResultQuery,
  ResultTransfer,
} from '#contract/unit/result.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { isRefunded, keepNotBilled } from '#database/queries/unit/unit-refund.ts'
import {
  exceptionCountsOf,
  resultTotalsOf,
  type UnitMonth,
} from '#database/queries/unit/unit-result.ts'
import {
  billsOf,
  type DecidedLine,
  forgetResult,
  leaveOutUnknown,
  moveResult,
  setResultLines,
  setTransfer,
  takeRestAsFull,
} from '#database/queries/unit/unit-result-change.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { problemOf } from '#domain/unit/unit-result.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { missingFor, readUnitResult } from '#server/units/result/unit-result.ts'
import { changeResult } from './change-result.ts'

export async function readOwnResult({ unit, server }: FastifyRequest, query: ResultQuery) {
  return dataReply(
    await readAs(server.db, { unit: unit.unitNo }, (trx) =>
      readUnitResult(trx, unit.unitNo, query),
    ),
  )
}

export async function decideLines(request: FastifyRequest, body: ResultLines): Promise<OkReply> {
  const { period, lines } = body
  return changeResult(request, { period, from: 'draft' }, async (changing) => {
    const decided = await decisionsOf(changing, lines)
    await setResultLines(changing.trx, changing.month, decided, changing.by)
    const count = decided.length
    const says = `บันทึกผลการหัก ${count} รายแล้ว`
    return { answer: okReply(says), change: { action: 'unit.result_lines', detail: { count } } }
  })
}

export async function takeRest(request: FastifyRequest, body: ResultMonth): Promise<OkReply> {
  return changeResult(
    request,
    { period: body.period, from: 'draft' },
    async ({ trx, month, by }) => {
      const count = await takeRestAsFull(trx, month, by)
      if (count === 0) return { answer: okReply('ไม่มีรายที่ยังไม่มีผลเหลืออยู่') }
      const says = `บันทึกว่าหักได้ครบ ${count.toLocaleString('en')} รายแล้ว`
      return { answer: okReply(says), change: { action: 'unit.result_rest', detail: { count } } }
    },
  )
}

export async function leaveOut(request: FastifyRequest, body: ResultLeftOut): Promise<OkReply> {
  return changeResult(
    request,
    { period: body.period, from: 'draft' },
    async ({ trx, month, by }) => {
      const { seq, keep = false } = body
      const rows = keep
        ? await keepNotBilled(trx, month, seq, by)
        : await leaveOutUnknown(trx, month, seq)
      if (rows === 0) throw new Refusal(404, 'ไม่พบรายการนี้ อาจมีผู้ตัดสินใจไปแล้ว')
      return {
        answer: okReply(
          keep
            ? `เก็บ ${rows.toLocaleString('en')} แถวเป็นเงินรอคืนแล้ว`
            : `ไม่นำ ${rows.toLocaleString('en')} แถวมานับแล้ว`,
        ),
        change: { action: 'unit.result_left_out', detail: { rows, keep } },
      }
    },
  )
}

export async function saveTransfer(
  request: FastifyRequest,
  body: ResultTransfer,
): Promise<OkReply> {
  const { period, amount, on, note } = body
  if (on > bangkokDate(new Date())) throw new Refusal(400, 'วันที่โอนต้องไม่อยู่ในอนาคต')
  const transfer = { amount: satang(amount), on, note: visitorLine(note) }
  return changeResult(request, { period, from: 'draft' }, async ({ trx, month }) => {
    await setTransfer(trx, month, transfer)
    return { answer: okReply('บันทึกการโอนเงินแล้ว'), change: { action: 'unit.result_transfer' } }
  })
}

export async function sendResult(request: FastifyRequest, body: ResultMonth): Promise<OkReply> {
  return changeResult(
    request,
    { period: body.period, from: 'draft' },
    async ({ trx, month, row, by }) => {
      const totals = await resultTotalsOf(trx, month)
      const [owed] = missingFor(totals, (await exceptionCountsOf(trx, month)).all, row)
      if (owed) throw new Refusal(409, owed)
      await moveResult(trx, month, 'sent', by)
      const { people, partial, none, reported, refunds } = totals
      const back = refunds > 0 ? ` และเงินรอคืน ${formatBaht(refunds)} บาท` : ''
      const what = `ผลการหัก ${people.toLocaleString('en')} ราย ${formatBaht(reported)} บาท${back}`
      return {
        answer: okReply('ส่งผลการหักให้สหกรณ์แล้ว'),
        change: {
          action: 'unit.result_sent',
          detail: { people, partial, none },
          event: { kind: 'sent', what },
        },
      }
    },
  )
}

export async function correctResult(request: FastifyRequest, body: ResultMonth): Promise<OkReply> {
  return changeResult(
    request,
    { period: body.period, from: 'sent' },
    async ({ trx, month, by }) => {
      if (await isRefunded(trx, month))
        throw new Refusal(409, 'สหกรณ์ดำเนินการเงินรอคืนของเดือนนี้แล้ว หากต้องแก้ไขกรุณาติดต่อสหกรณ์')
      await moveResult(trx, month, 'draft', by)
      return {
        answer: okReply('แก้ไขได้แล้ว เมื่อเสร็จกรุณาส่งอีกครั้ง'),
        change: {
          action: 'unit.result_corrected',
          event: { kind: 'corrected', what: 'ดึงผลการหักกลับมาแก้ไข' },
        },
      }
    },
  )
}

export async function resetResult(request: FastifyRequest, body: ResultMonth): Promise<OkReply> {
  return changeResult(request, { period: body.period, from: 'draft' }, async ({ trx, month }) => {
    await forgetResult(trx, month)
    return {
      answer: okReply('ล้างผลการหักของเดือนนี้แล้ว'),
      change: {
        action: 'unit.result_reset',
        event: { kind: 'corrected', what: 'ล้างผลการหักและเริ่มใหม่' },
      },
    }
  })
}

/** Of people of this bill only, and only what can be. */
async function decisionsOf(
  { trx, month }: { trx: Db; month: UnitMonth },
  lines: ResultLines['lines'],
): Promise<DecidedLine[]> {
  const asked = new Map(lines.map((line) => [line.membership_no, line]))
  const bills = await billsOf(trx, month, [...asked.keys()])
  const billed = new Map(bills.map((bill) => [bill.membership_no, bill.billed]))
  return [...asked.values()].map(({ membership_no: membershipNo, outcome, amount, reason }) => {
    const bill = billed.get(membershipNo)
    if (bill === undefined)
      throw new Refusal(404, `ไม่พบสมาชิก ${membershipNo} ในรายการเรียกเก็บของเดือนนี้`)
    const amounts: Record<typeof outcome, Satang> = {
      full: bill,
      partial: satang(amount ?? 0),
      none: satang(0),
    }
    const over = satang(outcome === 'full' ? Math.max(0, (amount ?? 0) - bill) : 0)
    const why = outcome === 'full' ? null : (reason ?? null)
    const decision = { outcome, amount: amounts[outcome], reason: why }
    const problem = problemOf(bill, decision)
    if (problem) throw new Refusal(400, `สมาชิก ${membershipNo}: ${problem}`)
    return { membershipNo, ...decision, over }
  })
}
