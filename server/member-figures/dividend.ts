import type { DividendBreakdown, DividendFeed, DividendOfYear } from '#contract/member/dividend.ts'
import { dividendDeductionsOf, dividendsOf } from '#database/queries/figures/dividend.ts'
import { loansOf } from '#database/queries/figures/loan.ts'
import { hasDefaultedIn, shortLoanLines } from '#database/queries/figures/loan-default.ts'
import { interestPaidIn } from '#database/queries/figures/loan-movement.ts'
import { shareMovementsOf, shareOf } from '#database/queries/figures/share.ts'
import {
  calculateYear,
  expectedContributions,
  type YearOfShares,
  yearOfShares,
} from '#domain/dividend/dividend-calculation.ts'
import { shortMonths } from '#domain/dividend/dividend-default.ts'
import { yearOf } from '#domain/dividend/dividend-form.ts'
import { expectedInterest } from '#domain/loan/loan-expected-interest.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { type Satang, satang, total } from '#domain/money/money.ts'
import { Refusal } from '#server/http/errors.ts'
import type { PortalRules } from '#server/site/portal-rules.ts'
import { owedLoan } from './loans.ts'
import type { Reading } from './member-feed.ts'

interface AskedYear {
  year: number
  rate_ppm: number
  return_rate_ppm: number
  defaulted: 'yes' | 'no' | null
  /** Whether the cooperative gave no average return; undefined before it has decided. */
  gaveNone: boolean | undefined
  interestExpected: Satang
}

/** The announced year asked for, or the newest. */
export async function readDividend(
  reading: Reading,
  asked: number | undefined,
): Promise<Omit<DividendFeed, 'as_of'>> {
  const { night, membershipNo } = reading
  const [rules, years, movements] = await Promise.all([
    reading.rules(),
    readYears(reading),
    night(shareMovementsOf, membershipNo),
  ])
  const shown = asked === undefined ? years[0] : years.find(({ year }) => year === asked)
  if (asked !== undefined && !shown) throw new Refusal(404, 'ไม่พบเงินปันผลของปีที่ต้องการ')
  const held = shown && yearOfShares(movements, shown.year, rules.dividend)
  const [reckoning, expected] = await Promise.all([
    held ? reckon(reading, held, announced(shown), rules) : null,
    estimate(reading, years, movements, rules),
  ])
  return {
    years,
    year: shown?.year ?? null,
    reckoning,
    agrees:
      reckoning && shown
        ? reckoning.dividend === shown.dividend && reckoning.average_return === shown.average_return
        : null,
    estimate: expected,
    rules: rules.dividend,
  }
}

function announced(year: DividendOfYear): AskedYear {
  return { ...year, gaveNone: year.average_return === 0, interestExpected: satang(0) }
}

async function readYears({ night, membershipNo, sealing }: Reading): Promise<DividendOfYear[]> {
  const [years, deductions] = await Promise.all([
    night(dividendsOf, membershipNo),
    night(dividendDeductionsOf, membershipNo),
  ])
  return years.map(({ pay_account_sealed, ...row }) => ({
    ...row,
    pay_account_masked: pay_account_sealed ? maskAccount(sealing.open(pay_account_sealed)) : null,
    deductions: deductions
      .filter(({ year }) => year === row.year)
      .map(({ seq, description, amount }) => ({ seq, description, amount })),
  }))
}

type ExpectedShares = typeof expectedContributions

/** The running year's dividend, were shares paid otherwise from now on; null where nothing can be expected. */
export async function expectedDividend(
  reading: Reading,
  expectedOf?: ExpectedShares,
): Promise<Satang | null> {
  const [rules, years, movements] = await Promise.all([
    reading.rules(),
    readYears(reading),
    reading.night(shareMovementsOf, reading.membershipNo),
  ])
  return (await estimate(reading, years, movements, rules, expectedOf))?.dividend ?? null
}

/** The running year as if it went on like this, at the last approved rates. */
async function estimate(
  reading: Reading,
  years: DividendOfYear[],
  movements: Awaited<ReturnType<typeof shareMovementsOf>>,
  rules: PortalRules,
  expectedOf: ExpectedShares = expectedContributions,
): Promise<DividendBreakdown | null> {
  const year = yearOf(reading.asOf, rules.dividend)
  const [last] = years
  const rate_ppm = last?.rate_ppm ?? rules.dividendRatePpm
  const return_rate_ppm = last?.return_rate_ppm ?? rules.returnRatePpm ?? 0
  const held = yearOfShares(movements, year, rules.dividend)
  const share = await reading.night(shareOf, reading.membershipNo)
  // Whoever has left has nothing to expect.
  if (!held || !share?.balance || rate_ppm === undefined || last?.year === year) return null
  const expected = expectedOf(share.monthly, reading.asOf, held.endsOn)
  const whole = { ...held, contributions: [...held.contributions, ...expected] }
  const days = { from: held.startsOn, to: held.endsOn }
  const [loans, hasDefaulted] = await Promise.all([
    reading.night(loansOf, reading.membershipNo),
    reading.night(hasDefaultedIn, reading.membershipNo, days),
  ])
  const asked: AskedYear = {
    year,
    rate_ppm,
    return_rate_ppm,
    defaulted: hasDefaulted ? 'yes' : null,
    gaveNone: undefined,
    interestExpected: total(
      loans.map((loan) => expectedInterest(owedLoan(loan), reading.asOf, held.endsOn, rules.loan)),
    ),
  }
  return reckon(reading, whole, asked, rules)
}

async function reckon(
  { night, membershipNo, asOf }: Reading,
  held: YearOfShares,
  { year, rate_ppm, return_rate_ppm, defaulted, gaveNone, interestExpected }: AskedYear,
  rules: PortalRules,
): Promise<DividendBreakdown | null> {
  const days = { from: held.startsOn, to: held.endsOn }
  const [paid, short] = await Promise.all([
    night(interestPaidIn, membershipNo, days),
    night(shortLoanLines, membershipNo, days),
  ])
  const interest_paid = satang(paid + interestExpected)
  const short_months = shortMonths(short)
  const isUndecided = defaulted === null && short_months.length > 0
  const { opening, contributions } = held
  const reckoned = calculateYear(
    { year, opening, contributions, ratePpm: rate_ppm },
    {
      interestPaid: interest_paid,
      interestRefunded: satang(0),
      returnRatePpm: return_rate_ppm,
      // Without the core system's word, a year with a short month is as the cooperative decided it.
      inDefault: defaulted === 'yes' || (gaveNone === true && short_months.length > 0),
    },
    rules.dividend,
  )
  if (!reckoned) return null
  return {
    year,
    starts_on: held.startsOn,
    ends_on: held.endsOn,
    rate_ppm,
    opening,
    on_opening: reckoned.dividend.onOpening,
    lines: reckoned.dividend.lines.map((line) => ({
      paid_on: line.paidOn,
      contribution: line.contribution,
      numerator: line.numerator,
      denominator: line.denominator,
      dividend: line.dividend,
      expected: line.paidOn > asOf,
    })),
    dividend: reckoned.dividend.total,
    return_rate_ppm,
    counted_to: held.endsOn,
    interest_paid,
    interest_expected: interestExpected,
    defaulted,
    short_months,
    return_clause: defaulted === 'yes' || isUndecided ? rules.returnClause : null,
    average_return: reckoned.averageReturn,
    total: reckoned.total,
  }
}
