// What the two public calculators reckon with, spelled as the domain spells its rules.

import { type Static, Type } from 'typebox'
import type { DividendMethod } from '#domain/dividend.ts'
import type { Satang } from '#domain/money.ts'
import type { FirstMonthEnd } from '#domain/month-end.ts'
import type { InterestRounding } from '#domain/rounding.ts'
import { Day } from './dates.ts'
import { Reply } from './envelope.ts'

const Amount = Type.Unsafe<Satang>(Type.Integer({ description: 'satang' }))
const Ppm = Type.Integer({ description: 'parts per million: 5.75% is 57500' })
const NullablePpm = Type.Union([Ppm, Type.Null()])

export const Calculators = Type.Object({
  /** The published rates in force today, in their order. */
  loan_types: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      name: Type.String(),
      rate_ppm: Ppm,
      effective_on: Day,
      note: Type.Union([Type.String(), Type.Null()]),
      /** What the cooperative lends at most of this type; null where nothing is fixed. */
      months_max: Type.Union([Type.Integer(), Type.Null()]),
      amount_max: Type.Union([Amount, Type.Null()]),
    }),
  ),
  loan: Type.Object({
    yearBasis: Type.Union([Type.Literal('fixed-365'), Type.Literal('actual')]),
    interestRounding: Type.Unsafe<InterestRounding>(Type.String()),
    instalmentFactor: Type.Integer(),
    principalStep: Type.Integer(),
    firstInstalment: Type.Unsafe<FirstMonthEnd>(Type.String()),
    rateCapPpm: Ppm,
    monthsMax: Type.Integer(),
    principalMax: Amount,
  }),
  dividend: Type.Object({
    method: Type.Unsafe<DividendMethod>(Type.String()),
    firstMonth: Type.Integer(),
    cutOffDay: Type.Integer(),
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
