import { sum } from '../files/amounts.ts'
import type { Night, Row } from '../files/read-night.ts'
import { linesOf, slipsOf } from './collection.ts'

/** Months with a line of a cremation fund, newest first. */
export function cremationMonths(night: Night, member: string) {
  return slipsOf(night, member)
    .map((slip) => ({
      slip,
      lines: linesOf(night, member, slip.month('period')).filter(
        (line) => line.text('line_kind') === 'cremation',
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
}

export function kepcremFeed(night: Night, member: string, asked?: string) {
  const months = cremationMonths(night, member)
  const month = months.find(({ slip }) => asked === undefined || slip.month('period') === asked)
  const period = month?.slip.month('period') ?? null
  const collected = night
    .of('cremation_collection', 'membership_no', member)
    .filter((row) => row.month('period') === period)
    .toSorted((one, other) => one.whole('seq') - other.whole('seq'))
  const added = (rows: readonly Row[], column: string) => sum(rows.map((row) => row.baht(column)))
  return {
    as_of: night.asOf,
    months: months.map(({ slip, lines }) => ({
      period: slip.month('period'),
      billed: added(lines, 'billed'),
    })),
    period,
    billed: added(collected, 'amount'),
    deducted: added(month?.lines ?? [], 'deducted'),
    receipt_no: month?.slip.maybe('receipt_no') ?? null,
    funds: fundsOf(night, member).map((held) => {
      const code = held.text('fund_code')
      const own = collected.filter((row) => row.text('fund_code') === code)
      return {
        fund_code: code,
        per_death: night.one('cremation_fund', 'fund_code', code).baht('per_death'),
        since_on: held.day('since_on'),
        benefit: held.baht('benefit'),
        advance: held.baht('advance'),
        state: held.text('state'),
        billed: added(own, 'amount'),
        lines: own.map((row) => ({ seq: row.whole('seq'), amount: row.baht('amount') })),
      }
    }),
  }
}

/** Those that still cover first, then the oldest. */
function fundsOf(night: Night, member: string): Row[] {
  const key = (row: Row) =>
    [row.text('state'), row.day('since_on'), row.text('fund_code')].join(' ')
  return night
    .of('cremation_member', 'membership_no', member)
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}
