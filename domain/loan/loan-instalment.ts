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
  const unit = 12_000_000n
  const grown = (unit + BigInt(ratePpm)) ** BigInt(months)
  const flat = unit ** BigInt(months)
  const exact =
    ratePpm === 0
      ? exactQuotient(BigInt(principal), BigInt(months))
      : exactQuotient(BigInt(principal) * BigInt(ratePpm) * grown, unit * (grown - flat))
  return roundInstalment(exact, rules.instalmentFactor)
}

// Unlifted, the satang that do not divide go to the last month, so the parts are the whole.
function equalPrincipal({ principal, months }: Loan, { principalStep }: LoanRules): Satang {
  if (principalStep === 0) return satang(Math.floor(principal / months))
  return upToMultiple(exactQuotient(BigInt(principal), BigInt(months)), principalStep)
}
