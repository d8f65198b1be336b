import { type Satang, satang } from '../money/money.ts'
import { exactQuotient, roundInstalment, upToMultiple } from '../money/rounding.ts'
import type { Loan, LoanRules } from './loan.ts'

/** What each month has in common: its total for คงยอด, its principal for คงต้น. */
export function instalmentOf(loan: Loan, rules: LoanRules): Satang {
  if (loan.instalment !== undefined) return loan.instalment
  return loan.method === 'equal-total' ? equalTotal(loan, rules) : equalPrincipal(loan, rules)
}

// PMT = P·i ÷ (1 − (1+i)^−n) with i = rate/12, as whole numbers: one instalment is worked out per
// loan, so it can afford to be exact, and 5,320.00 is never lifted to 5,330 by a stray bit.
function equalTotal({ principal, ratePpm, months }: Loan, rules: LoanRules): Satang {
  const { numerator, denominator } = annuity(ratePpm, months)
  const exact = exactQuotient(BigInt(principal) * numerator, denominator)
  return roundInstalment(exact, rules.instalmentFactor)
}

// The powers cost far more than the rest, and whoever tries amounts asks for the same months again and again.
let last = { ratePpm: Number.NaN, months: Number.NaN, numerator: 0n, denominator: 1n }

function annuity(ratePpm: number, months: number): typeof last {
  if (last.ratePpm === ratePpm && last.months === months) return last
  last = { ratePpm, months, numerator: 1n, denominator: BigInt(months) }
  if (ratePpm === 0) return last
  // In lowest terms the powers are a third as long: 6% a year is 1 in 200 a month.
  const common = greatestCommon(12_000_000, ratePpm)
  const [unit, rate] = [BigInt(12_000_000 / common), BigInt(ratePpm / common)]
  const grown = (unit + rate) ** BigInt(months)
  const flat = unit ** BigInt(months)
  last = { ratePpm, months, numerator: rate * grown, denominator: unit * (grown - flat) }
  return last
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b)
}

// Unlifted, the satang that do not divide go to the last month, so the parts are the whole.
function equalPrincipal({ principal, months }: Loan, { principalStep }: LoanRules): Satang {
  if (principalStep === 0) return satang(Math.floor(principal / months))
  return upToMultiple(exactQuotient(BigInt(principal), BigInt(months)), principalStep)
}
