// A unit's month as it was reported: read in one way for the unit itself and for the cooperative's officers.

import type { ResultQuery, UnitResult } from '#contract/unit/result.ts'
import type { Db } from '#database/core/connect.ts'
import { namesInMonth } from '#database/queries/identity/unit-user.ts'
import { receivedOf } from '#database/queries/payment/unit-payment.ts'
import { refundsOf } from '#database/queries/unit/unit-refund.ts'
import {
  exceptionCountsOf,
  newestMonthOf,
  resultExceptionsOf,
  resultFilesOf,
  resultLinesOf,
  resultMonthOf,
  resultReasonsOf,
  resultSlipOf,
  resultTotalsOf,
  type UnitMonth,
} from '#database/queries/unit/unit-result.ts'
import { paymentFor } from '#documents/unit/payment.ts'
import { firstOfMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import { REASONS } from '#domain/collection/collection-words.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { EXCEPTIONS, type ResultTotals } from '#domain/unit/unit-result.ts'
import { Refusal } from '../../http/errors.ts'
import { readPageConfig } from '../../pages/page-config.ts'
import { paymentInstruction, readBiller } from '../unit-letter.ts'

const PAGE = 50
const EXCEPTIONS_SHOWN = 200

/** People read names; the audit keeps logins. */
type NameOf = (login: string) => string

export type ResultMonthRow = NonNullable<Awaited<ReturnType<typeof resultMonthOf>>>

/** As a unit or as an officer, inside readAs(). */
export async function readUnitResult(
  trx: Db,
  unitNo: string,
  { period, show = 'all', q = '', page = '1' }: ResultQuery,
): Promise<UnitResult> {
  const month = await requestedMonth(trx, unitNo, period)
  const row = await requireMonth(trx, month)
  const totals = await resultTotalsOf(trx, month)
  const exceptions = await resultExceptionsOf(trx, month, EXCEPTIONS_SHOWN)
  const odd = await exceptionCountsOf(trx, month)
  const at = Number(page)
  const asked = { show, word: q.trim(), limit: PAGE, offset: (at - 1) * PAGE }
  const { lines, found } = await resultLinesOf(trx, month, asked)
  const reasons = await resultReasonsOf(trx, month)
  const files = await resultFilesOf(trx, month)
  const refunds = await refundsOf(trx, month)
  const names = await namesInMonth(trx, unitNo, row.closed_by)
  const nameOf = (login: string) => names.get(login) ?? login
  const received = (await receivedOf(trx, unitNo)).find((one) => one.period === month.period)
  return {
    unit_no: unitNo,
    unit_name: row.unit_name,
    period: monthOf(month.period),
    due_on: row.due_on,
    state: stateOf(row),
    paid_on: row.paid_on,
    posted: row.paid_on === null ? null : row.deducted,
    ...(received && { received: { amount: received.amount, on: received.on } }),
    totals,
    reasons: reasons.map((sum) => ({ ...sum, reason_name: REASONS[sum.reason] })),
    payment: received ? null : await paymentIn(trx, month, stateOf(row), totals),
    transfer: await transferOf(trx, month, row, totals, nameOf),
    missing: missingFor(totals, odd.all, row),
    exception_count: odd.all,
    unknown_count: odd.unknown,
    refunds: refunds.map(({ state_at, ...refund }) => ({
      ...refund,
      state_at: state_at?.toISOString() ?? null,
    })),
    exceptions: exceptions.map((one) => ({ ...one, says: EXCEPTIONS[one.kind] })),
    lines: lines.map(({ decided_at, ...line }) => ({
      ...line,
      reason_name: line.reason === null ? null : REASONS[line.reason],
      decided_by: line.decided_by && nameOf(line.decided_by),
      decided_at: decided_at?.toISOString() ?? null,
    })),
    found,
    page: at,
    pages: Math.max(1, Math.ceil(found / PAGE)),
    files: files.map(({ uploaded_by: by, uploaded_at, ...file }) => ({
      ...file,
      by: nameOf(by),
      at: uploaded_at.toISOString(),
    })),
    sent: stampOf(row.sent_by, row.sent_at, nameOf),
    closed: stampOf(row.closed_by, row.closed_at, nameOf),
  }
}

/** The first of the month asked for (YYYY-MM), or of the newest that was billed. */
async function requestedMonth(
  trx: Db,
  unitNo: string,
  asked: Month | undefined,
): Promise<UnitMonth> {
  const period = asked ? firstOfMonth(asked) : await newestMonthOf(trx, unitNo)
  if (!period) throw notBilled()
  return { unitNo, period }
}

export async function requireMonth(trx: Db, month: UnitMonth): Promise<ResultMonthRow> {
  const row = await resultMonthOf(trx, month)
  if (!row) throw notBilled()
  return row
}

/** The night's own figures win: what the core system has posted is no longer anybody's to report. */
export function stateOf({ state, paid_on }: ResultMonthRow): UnitResult['state'] {
  if (state === 'closed') return 'closed'
  return paid_on === null ? (state ?? 'draft') : 'posted'
}

/** What is still owed before it can be sent. */
export function missingFor(
  totals: ResultTotals,
  exceptions: number,
  { transfer_amount, transferred_on, note }: ResultMonthRow,
): string[] {
  const { undecided } = totals
  const owed: string[] = []
  if (exceptions > 0) owed.push(`ยังมีรายการรอตรวจสอบ ${exceptions.toLocaleString('en')} รายการ`)
  if (undecided > 0) owed.push(`ยังไม่มีผลการหักของสมาชิก ${undecided.toLocaleString('en')} ราย`)
  if (transfer_amount === null || transferred_on === null) owed.push('ยังไม่ได้บันทึกยอดเงินและวันที่โอน')
  else if (transfer_amount !== amountToPay(totals) && !note)
    owed.push('ยอดโอนไม่เท่ากับยอดที่หักได้รวมเงินรอคืน กรุณาเขียนคำชี้แจง')
  return owed
}

/** Once everybody has a result, what is to be paid is what could be deducted. */
async function paymentIn(
  trx: Db,
  { unitNo, period }: UnitMonth,
  state: UnitResult['state'],
  totals: ResultTotals,
): Promise<UnitResult['payment']> {
  if (state !== 'draft' || totals.undecided > 0) return null
  const { coopNameTH } = await readPageConfig(trx)
  const biller = await readBiller(trx, coopNameTH)
  return paymentInstruction(paymentFor({ unitNo, period, amount: amountToPay(totals) }, biller))
}

async function transferOf(
  trx: Db,
  month: UnitMonth,
  row: ResultMonthRow,
  totals: ResultTotals,
  nameOf: NameOf,
): Promise<UnitResult['transfer']> {
  const slip = await resultSlipOf(trx, month)
  return {
    amount: row.transfer_amount,
    on: row.transferred_on,
    note: row.note ?? '',
    difference:
      row.transfer_amount === null ? null : less(row.transfer_amount, amountToPay(totals)),
    slip: slip
      ? {
          name: slip.name,
          kind: slip.kind,
          by: nameOf(slip.uploaded_by),
          at: slip.uploaded_at.toISOString(),
        }
      : null,
  }
}

function less(one: Satang, other: Satang): Satang {
  return satang(one - other)
}

function stampOf(by: string | null, at: Date | null, nameOf: NameOf) {
  return by !== null && at !== null ? { by: nameOf(by), at: at.toISOString() } : null
}

function notBilled(): Refusal {
  return new Refusal(404, 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ')
}
