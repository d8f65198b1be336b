// How the figures of a rule are typed and written again.

import { FIGURES, type RuleField } from '#domain/loan-right/rule-forms.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { typedBaht, typedInteger, typedPpm } from '#domain/text/typed-number.ts'

/** Four decimals are read of what has two: what is too fine is told, not cut. */
const FINE = 10_000

export const bahtField = {
  unit: FIGURES.baht.unit,
  typed: typedBaht as (text: string) => number,
  written: (amount: number) =>
    Number.isSafeInteger(amount) ? formatBaht(satang(amount)) : String(amount / 100),
}

export function figureField(is: Exclude<RuleField['is'], 'words' | 'yes' | 'choice'>) {
  if (is === 'baht') return bahtField
  const { unit, decimals } = FIGURES[is]
  const typed = decimals > 0 ? (text: string) => typedPpm(text) / FINE : typedInteger
  return { unit, typed, written: String }
}
