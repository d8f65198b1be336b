// Dividend on shares and average return on interest (each line rounded, the total is the sum of the lines).

import { portion, sum } from '../files/amounts.ts'
import { addMonths, monthEnd, monthOf, monthsBetween, nights } from '../files/calendar.ts'
import { inside, type Step } from '../files/ledger.ts'
import type { Night } from '../files/read-night.ts'
import {
  type AccountingYear,
  accountingYear,
  type Rules,
  wireDividendRules,
  yearOf,
} from '../rules/rules.ts'
import { linesOf, slipsOf } from './collection.ts'
import { interestPaid, interestToCome, loanRows, loanSteps, runningLoan } from './loans.ts'
import { shareSteps } from './shares.ts'

export interface Contribution {
  on: string
  amount: number
}

/** The part of the year that a contribution was held for. */
export function weight(on: string, year: AccountingYear, rules: Rules): [number, number] {
  const month = monthsBetween(monthOf(year.from), monthOf(on)) + 1
  if (rules.method === 'C') return [nights(on, year.to), nights(year.from, year.to) + 1]
  const ownMonthCounts =
    rules.method === 'B' || (rules.method === 'A-cut-off' && Number(on.slice(8)) <= rules.cutOffDay)
  return [year.months - month + (ownMonthCounts ? 1 : 0), year.months]
}

export function onShares(
  opening: number,
  contributions: readonly Contribution[],
  ppm: number,
  year: AccountingYear,
  rules: Rules,
) {
  const lines = contributions.map(({ on, amount }) => {
    const [numerator, denominator] = weight(on, year, rules)
    return {
      paid_on: on,
      contribution: amount,
      numerator,
      denominator,
      dividend: portion(amount, ppm, numerator, denominator),
    }
  })
  const on_opening = portion(opening, ppm, 1, 1)
  return { on_opening, lines, dividend: on_opening + sum(lines.map(({ dividend }) => dividend)) }
}

/** Announced years, newest first. */
export function announcedYears(night: Night, member: string) {
  return night
    .of('dividend', 'membership_no', member)
    .map((row) => ({
      year: row.year('year'),
      rate_ppm: row.ppm('rate'),
      return_rate_ppm: row.ppm('return_rate'),
      dividend: row.baht('dividend'),
      average_return: row.baht('average_return'),
      deducted: row.baht('deducted'),
      net: row.baht('net'),
      defaulted: row.maybe('defaulted'),
      deductions: night
        .of('dividend_deduction', 'membership_no', member)
        .filter((deduction) => deduction.year('year') === row.year('year'))
        .toSorted((one, other) => one.whole('seq') - other.whole('seq'))
        .map((deduction) => ({
          seq: deduction.whole('seq'),
          description: deduction.text('description'),
          amount: deduction.baht('amount'),
        })),
    }))
    .toSorted((one, other) => other.year - one.year)
}

export function dividendFeed(night: Night, rules: Rules, member: string, asked?: number) {
  const years = announcedYears(night, member)
  const shown = asked === undefined ? years[0] : years.find(({ year }) => year === asked)
  const reckoning = shown ? reckonAnnounced(night, rules, member, shown) : null
  return {
    as_of: night.asOf,
    years,
    year: shown?.year ?? null,
    reckoning,
    agrees:
      reckoning && shown
        ? reckoning.dividend === shown.dividend && reckoning.average_return === shown.average_return
        : null,
    estimate: estimate(night, rules, member, years[0]),
    rules: wireDividendRules(rules),
  }
}

type Announced = ReturnType<typeof announcedYears>[number]

/** What was held when a year began and came in during it; null where shares went out, or the records begin later. */
function sharesOf(night: Night, member: string, year: AccountingYear) {
  const steps = shareSteps(night, member)
  const [first] = steps
  const own = standing(inside(steps, year))
  if (!first || first.on > year.to || own.some(({ sign }) => sign === -1)) return null
  const before = steps.filter(({ on }) => on < year.from).at(-1)
  return {
    opening: before?.balance ?? (first.sign === 0 ? first.amount : 0),
    contributions: own
      .filter(({ sign }) => sign === 1)
      .map(({ on, amount }): Contribution => ({ on, amount })),
  }
}

/** Without what was posted and taken back within the year: it was never held. */
function standing(steps: readonly Step[]): Step[] {
  const isHere = (seq: number | null) => steps.some((step) => step.seq === seq)
  return steps.filter(({ reverses, reversedBy }) => !isHere(reverses) && !isHere(reversedBy))
}

function reckonAnnounced(night: Night, rules: Rules, member: string, shown: Announced) {
  const year = accountingYear(shown.year, rules)
  const held = sharesOf(night, member, year)
  if (!held) return null
  const short = shortMonths(night, member, year)
  const isNil = shown.defaulted === 'yes' || (shown.average_return === 0 && short.length > 0)
  return reckoned(night, rules, member, { ...held, year, shown, toCome: 0, short, isNil })
}

/** The running year as if it went on like this, at the last rates. */
function estimate(night: Night, rules: Rules, member: string, last: Announced | undefined) {
  const year = accountingYear(yearOf(night.asOf, rules), rules)
  const held = sharesOf(night, member, year)
  const [share] = night.of('share', 'membership_no', member)
  const balance = shareSteps(night, member).at(-1)?.balance ?? 0
  if (!held || !last || !share || balance === 0 || last.year === year.year) return null
  const monthly = share.baht('monthly')
  const ends = Array.from(
    { length: monthsBetween(monthOf(night.asOf), monthOf(year.to)) + 1 },
    (_, at) => monthEnd(addMonths(monthOf(night.asOf), at)),
  )
  const expected = ends
    .filter((on) => on > night.asOf && monthly > 0)
    .map((on) => ({ on, amount: monthly }))
  const loans = loanRows(night, member)
  const defaulted = loans.some((loan) => {
    const on = loan.or('default_on', (row) => row.day('default_on'))
    return on !== null && on >= year.from && on <= year.to
  })
  const toCome = sum(
    loans.map((loan) => interestToCome(runningLoan(night, loan), night.asOf, year.to, rules)),
  )
  return reckoned(night, rules, member, {
    opening: held.opening,
    contributions: [...held.contributions, ...expected],
    year,
    shown: { ...last, defaulted: defaulted ? 'yes' : null },
    toCome,
    short: shortMonths(night, member, year),
    isNil: defaulted,
  })
}

interface Reckoned {
  opening: number
  contributions: Contribution[]
  year: AccountingYear
  shown: Pick<Announced, 'rate_ppm' | 'return_rate_ppm' | 'defaulted'>
  toCome: number
  short: string[]
  isNil: boolean
}

function reckoned(night: Night, rules: Rules, member: string, given: Reckoned) {
  const { opening, contributions, year, shown, toCome, short, isNil } = given
  const { lines, ...on } = onShares(opening, contributions, shown.rate_ppm, year, rules)
  const interest_paid = interestPaidIn(night, member, year) + toCome
  const average_return = isNil ? 0 : portion(interest_paid, shown.return_rate_ppm, 1, 1)
  return {
    year: year.year,
    starts_on: year.from,
    ends_on: year.to,
    rate_ppm: shown.rate_ppm,
    opening,
    ...on,
    lines: lines.map((line) => ({ ...line, expected: line.paid_on > night.asOf })),
    return_rate_ppm: shown.return_rate_ppm,
    counted_to: year.to,
    interest_paid,
    interest_expected: toCome,
    defaulted: shown.defaulted,
    short_months: short,
    average_return,
    total: on.dividend + average_return,
  }
}

export function interestPaidIn(night: Night, member: string, days: { from: string; to: string }) {
  const steps = loanRows(night, member).flatMap((loan) => loanSteps(night, loan.text('loan_no')))
  // What a guarantor paid is not the borrower's.
  return interestPaid(inside(steps, days).filter(({ code }) => code !== '04'))
}

/** Months whose loan instalment was left short and whose principal was not paid later in the year either. */
function shortMonths(night: Night, member: string, year: AccountingYear): string[] {
  const slips = slipsOf(night, member)
    .toReversed()
    .filter(
      (slip) =>
        `${slip.month('period')}-01` >= year.from && `${slip.month('period')}-01` <= year.to,
    )
  const loanLines = slips.flatMap((slip) =>
    linesOf(night, member, slip.month('period')).filter(
      (line) => line.text('line_kind') === 'loan',
    ),
  )
  const short = slips.flatMap((slip) => {
    const isKnown = slip.baht('deducted') > 0 || slip.text('reason') !== ''
    const period = slip.month('period')
    const own = loanLines.filter((line) => line.month('period') === period)
    return own
      .filter((line) => isKnown && line.baht('deducted') < line.baht('billed'))
      .filter((line) => paidOf(line.text('ref_no')) < billedTo(line.text('ref_no'), period))
      .map(() => `${period}-01`)
  })
  return [...new Set(short)]

  function billedTo(loanNo: string, period: string): number {
    const own = loanLines.filter(
      (line) => line.text('ref_no') === loanNo && line.month('period') <= period,
    )
    return sum(own.map((line) => line.baht('principal')))
  }

  function paidOf(loanNo: string): number {
    const steps = inside(loanSteps(night, loanNo), year)
    const repaying = steps.filter(({ code }) => code !== '00' && code !== '01')
    return sum(repaying.map(({ sign, amount }) => -sign * amount))
  }
}
