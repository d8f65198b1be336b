// A unit's month or year by group and kind, for the page and the paper alike.

import { unitSums } from '#database/queries/unit/unit-bill.ts'
import { firstOfMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { buddhistYear, monthAndYear } from '#domain/calendar/thai-date.ts'
import { total } from '#domain/money/money.ts'
import { groupSumsOf } from '#domain/unit/unit-bill.ts'
import { groupsOverMonths, monthSums } from '#domain/unit/unit-summary.ts'
import { Refusal } from '../http/errors.ts'
import { type ReadBill, readBill, readMonths, type UnitReading } from './unit-reading.ts'

const MONTHS_SHOWN = 12

export interface SummaryQuery {
  period?: Month | undefined
  year?: string | undefined
}

export async function readSummary(reading: UnitReading, asked: SummaryQuery) {
  if (asked.year !== undefined) return readYear(reading, Number(asked.year))
  const { unit, months, bill } = await readBill(reading, asked.period)
  if (!bill) return { unit, months, bill, summary: null }
  const groups = groupSumsOf(bill.lines)
  const first = monthOf(monthEndOf(monthNumber(bill.period) - MONTHS_SHOWN + 1))
  const rows = await reading.night(unitSums, reading.unitNo, firstOfMonth(first), bill.period)
  const of = `ประจำเดือน${monthAndYear(bill.period)}`
  const summary = { ...summed(groups), of, period: bill.period, year: null, sums: monthSums(rows) }
  return { unit, months, bill, summary }
}

async function readYear(reading: UnitReading, year: number) {
  const { unit, months } = await readMonths(reading)
  const rows = await reading.night(unitSums, reading.unitNo, `${year}-01-01`, `${year}-12-01`)
  if (rows.length === 0) throw new Refusal(404, 'ไม่พบรายการเรียกเก็บของปีที่ต้องการ')
  const of = `ประจำปี ${buddhistYear(year)}`
  const bill: ReadBill | undefined = undefined
  const summary = {
    ...summed(groupsOverMonths(rows)),
    of,
    period: null,
    year,
    sums: monthSums(rows),
  }
  return { unit, months, bill, summary }
}

function summed(groups: ReturnType<typeof groupSumsOf>) {
  return { groups, billed: total(groups.map(({ billed }) => billed)) }
}
