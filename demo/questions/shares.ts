// Shares and what they earn.

import { percentIn, topics, words } from './articles.ts'
import type { Demo } from './demo.ts'
import { baht, groupBy, type Question, withoutReversed } from './question.ts'

const PAR = 10_00
const ERA = 543

/** What each general meeting approved, as the annual reports tell it. */
function approved(
  demo: Demo,
): Map<number, { dividend: number | undefined; back: number | undefined; on: string }> {
  return new Map(
    topics(demo).flatMap(({ title, body, published_at }) => {
      const [, year] = /^รายงานกิจการประจำปี (25\d\d)/.exec(title) ?? []
      if (!year) return []
      const said = words(body)
      const dividend = percentIn(/เงินปันผลร้อยละ [\d.]+/.exec(said)?.[0])
      const back = percentIn(/เงินเฉลี่ยคืนร้อยละ [\d.]+/.exec(said)?.[0])
      return [[Number(year) - ERA, { dividend, back, on: published_at.slice(0, 10) }] as const]
    }),
  )
}

export const SHARES: Question[] = [
  {
    name: 'shares are whole, none holds more than a fifth of all, and each month is the same',
    *ask(demo) {
      const held = demo.rows('share')
      const all = held.reduce((sum, { balance }) => sum + balance, 0)
      for (const { membership_no, balance, monthly } of held) {
        if (balance % PAR !== 0 || monthly % PAR !== 0) yield `${membership_no}: part of a share`
        if (held.length > 10 && balance > all / 5) yield `${membership_no} holds more than a fifth`
      }
      const monthly = new Map(held.map((one) => [one.membership_no, one.monthly]))
      for (const row of demo.rows('share_movement')) {
        if (row.amount % PAR !== 0) yield `${row.membership_no} ${row.posted_on}: part of a share`
        if (row.code === 'SH' && row.amount > (monthly.get(row.membership_no) ?? 0))
          yield `${row.membership_no} ${row.posted_on}: paid in ${baht(row.amount)}`
      }
    },
  },
  {
    name: 'dividends bear the rates the meetings approved, and none comes before its meeting',
    *ask(demo) {
      const told = approved(demo)
      for (const row of demo.rows('dividend')) {
        const rates = told.get(row.year)
        if (!rates) {
          if (row.year >= Math.min(...told.keys()))
            yield `${row.membership_no} ${row.year}: no meeting has approved it`
          continue
        }
        if (row.rate !== rates.dividend || row.return_rate !== rates.back)
          yield `${row.membership_no} ${row.year}: ${row.rate} and ${row.return_rate}, approved ${rates.dividend} and ${rates.back}`
        if (demo.asOf < rates.on) yield `${row.membership_no} ${row.year}: before its meeting`
      }
      const [last] = [...told].sort(([a], [b]) => b - a)
      const { dividend_rate_ppm, return_rate_ppm } = demo.site('settings')
      if (dividend_rate_ppm !== last?.[1].dividend || return_rate_ppm !== last?.[1].back)
        yield 'the calculator begins with other rates than the last meeting’s'
    },
  },
  {
    name: 'a dividend is opening shares for the year and each month’s from the next month on',
    *ask(demo) {
      const moves = groupBy(demo.rows('share_movement'), ({ membership_no }) => membership_no)
      const members = new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
      for (const row of demo.rows('dividend')) {
        const rows = withoutReversed(moves.get(row.membership_no) ?? [])
        const first = rows[0]
        const opening = rows.findLast(({ posted_on }) => posted_on < `${row.year}-01-01`)
        const paid = rows
          .filter(({ code, posted_on }) => code === 'SH' && posted_on.startsWith(String(row.year)))
          .map(({ posted_on, amount }) => [Number(posted_on.slice(5, 7)), amount])
        // In the year the files begin, what is brought forward is all they know of: it counts as held since January.
        const start = opening?.balance ?? (first?.code === 'BF' ? first.amount : 0)
        const round = (amount: number) => Math.floor(amount + 0.5)
        const right = paid.reduce(
          (sum, [month = 0, amount = 0]) =>
            sum + round((amount * row.rate * (12 - month)) / 12_000_000),
          round((start * row.rate) / 1_000_000),
        )
        if (row.dividend !== right)
          yield `${row.membership_no} ${row.year}: ${baht(row.dividend)}, by the rule ${baht(right)}`
        if (row.net !== row.dividend + row.average_return - row.deducted)
          yield `${row.membership_no} ${row.year}: net`
        const { ended_on } = members.get(row.membership_no) ?? {}
        if (ended_on && ended_on <= `${row.year}-12-31`)
          yield `${row.membership_no} ${row.year}: left before the year was over`
      }
    },
  },
  {
    name: 'interest comes back to whoever paid it on time, and only to them',
    *ask(demo) {
      const interest = new Map<string, number>()
      for (const row of demo.rows('loan_movement')) {
        // What a guarantor paid is not the borrower's; what was refunded or reversed was not paid.
        if (row.code === '04') continue
        const key = `${row.membership_no} ${row.posted_on.slice(0, 4)}`
        const isBack = row.code === '05' || row.code === '08'
        interest.set(key, (interest.get(key) ?? 0) + (isBack ? -row.interest : row.interest))
      }
      // Only a loan that was not paid in full takes it away, not a share.
      const lines = demo.rows(
        'collection_line',
        'membership_no',
        'period',
        'line_kind',
        'billed',
        'deducted',
      )
      const missed = new Set(
        lines
          .filter(({ line_kind, billed, deducted }) => line_kind === 'loan' && deducted < billed)
          .map(({ membership_no, period }) => `${membership_no} ${period.slice(0, 4)}`),
      )
      const firstPeriod = lines.map(({ period }) => period).sort()[0] ?? ''
      for (const row of demo.rows('dividend')) {
        // The year in which the files begin had interest they do not tell of.
        if (`${row.year}-01-01` < firstPeriod) continue
        const key = `${row.membership_no} ${row.year}`
        const right = missed.has(key)
          ? 0
          : Math.floor(((interest.get(key) ?? 0) * row.return_rate) / 1_000_000 + 0.5)
        if (row.average_return !== right)
          yield `${key}: ${baht(row.average_return)} back, by the rule ${baht(right)}`
      }
    },
  },
]
