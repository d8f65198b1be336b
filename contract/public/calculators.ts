// What the two public calculators reckon with, spelled as the domain spells its rules.

import { type Static, Type } from 'typebox'
import type { FirstMonthEnd } from '#domain/calendar/month-end.ts'
import type { DividendMethod } from '#domain/dividend/dividend.ts'
import { DIVIDEND_METHODS } from '#domain/dividend/dividend-form.ts'
import { INTEREST_ROUNDINGS, type InterestRounding } from '#domain/money/rounding.ts'
import { Day } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Amount, Ppm } from '../shared/numbers.ts'
import { Nullable } from '../shared/shapes.ts'

const NullablePpm = Nullable(Ppm)

export const Calculators = Type.Object({
  /** The published rates in force today, in their order. */
  loan_types: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      name: Type.String(),
      rate_ppm: Ppm,
      effective_on: Day,
      note: Nullable(Type.String()),
      /** What the cooperative lends at most of this type; null where nothing is fixed. */
      months_max: Nullable(Type.Integer()),
      amount_max: Nullable(Amount),
    }),
  ),
  loan: Type.Object({
    yearBasis: Type.Union([Type.Literal('fixed-365'), Type.Literal('actual')]),
    interestRounding: Type.Unsafe<InterestRounding>(
      Type.String({ enum: Object.keys(INTEREST_ROUNDINGS) }),
    ),
    instalmentFactor: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    principalStep: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    firstInstalment: Type.Unsafe<FirstMonthEnd>(Type.String({ enum: ['same', 'next'] })),
    rateCapPpm: Ppm,
    monthsMax: Type.Integer({ minimum: 1, maximum: 600 }),
    principalMax: Amount,
  }),
  dividend: Type.Object({
    method: Type.Unsafe<DividendMethod>(Type.String({ enum: [...DIVIDEND_METHODS] })),
    firstMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    cutOffDay: Type.Integer({ minimum: 1, maximum: 31 }),
    capPpm: Ppm,
    amountMax: Amount,
  }),
  /** The last rates a general meeting approved, to start from. */
  dividend_rate_ppm: NullablePpm,
  return_rate_ppm: NullablePpm,
})
export type Calculators = Static<typeof Calculators>
export type LoanType = Calculators['loan_types'][number]

export const CalculatorsReply = Reply(Calculators)
