// What the member feeds are made of. Every feed says of which day its figures are: the day the core system's
// files tell of, not the day they were asked for.

import { type Static, type TProperties, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Amount, Ppm } from '#contract/shared/numbers.ts'
import { Closed } from '#contract/shared/shapes.ts'

export { Amount, Ppm, Year } from '#contract/shared/numbers.ts'

/** In an address; says nothing of the contract, and is worth nothing to anybody else. */
export const StatementRef = Type.String({ description: 'opaque, 128 bits' })

export function Feed<T extends TProperties>(properties: T) {
  return Closed({ as_of: Day, ...properties })
}

/** 1 in, -1 out, 0 brought forward; for loans 1 is new debt and -1 a repayment (REQ-222). */
export const Sign = Type.Unsafe<-1 | 0 | 1>(Type.Integer({ minimum: -1, maximum: 1 }))

/** Where an interest comes from: balance × rate × numerator ÷ denominator, rounded by the cooperative's rule. */
export const InterestBasis = Closed({
  balance: Amount,
  rate_ppm: Ppm,
  from_on: Day,
  to_on: Day,
  days: Type.Integer(),
  numerator: Type.Integer({ description: 'days, as a part of' }),
  denominator: Type.Integer({ description: 'the year: 365' }),
  interest: Amount,
  /** Whether this is what the core system took; if not, it reckoned by something we are not told. */
  agrees: Type.Boolean(),
})
export type InterestBasis = Static<typeof InterestBasis>
