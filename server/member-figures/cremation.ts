import type { KepcremFeed } from '#contract/member/kep.ts'
import {
  cremationLinesOf,
  cremationMonthsOf,
  fundsOf,
} from '#database/queries/figures/cremation.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { total } from '#domain/money/money.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Reading } from './member-feed.ts'

/** The month asked for (YYYY-MM), or the newest in which a fund collected. */
export async function readKepcrem(
  { night, membershipNo }: Reading,
  asked: string | undefined,
): Promise<Omit<KepcremFeed, 'as_of'>> {
  const [months, funds] = await Promise.all([
    night(cremationMonthsOf, membershipNo),
    night(fundsOf, membershipNo),
  ])
  const month = asked ? months.find(({ period }) => period.startsWith(asked)) : months[0]
  if (asked && !month) throw new Refusal(404, 'ไม่พบรายการเก็บเงินฌาปนกิจของเดือนที่ต้องการ')
  const lines = month ? await night(cremationLinesOf, membershipNo, month.period) : []
  return {
    months: months.map(({ period, billed }) => ({ period: monthOf(period), billed })),
    period: month ? monthOf(month.period) : null,
    billed: total(lines.map(({ amount }) => amount)),
    deducted: total(month ? [month.deducted] : []),
    receipt_no: month?.receipt_no ?? null,
    funds: funds.map((fund) => {
      const own = lines.filter(({ fund_code }) => fund_code === fund.fund_code)
      return {
        ...fund,
        billed: total(own.map(({ amount }) => amount)),
        lines: own.map(({ seq, description, amount }) => ({ seq, description, amount })),
      }
    }),
  }
}
