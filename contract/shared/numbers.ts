// Amounts, rates, years and numbers of people on the wire, each as wide as the cooperative will ever need it and no
// wider: every page is drawn with whatever these allow (web/testing/every-page/).

import { Type } from 'typebox'
import type { Satang } from '#domain/money/money.ts'

/** A trillion baht. A hundred of them still add up exactly. */
const AMOUNT_MAX = 90_000_000_000_000

export const Amount = Type.Unsafe<Satang>(
  Type.Integer({ minimum: -AMOUNT_MAX, maximum: AMOUNT_MAX, description: 'satang' }),
)

export const Ppm = Type.Integer({
  minimum: 0,
  maximum: 10_000_000,
  description: 'parts per million: 5.75% is 57500',
})

export const Year = Type.Integer({
  minimum: 1900,
  maximum: 2399,
  description: 'the common-era year in which it ends',
})

/** No column of whole numbers holds more. */
const NUMBER_MAX = 2_000_000_000

export const Count = Type.Integer({ minimum: 0, maximum: NUMBER_MAX })

/** A number that somebody sends: what it may be is the subject's to say, as long as a column can hold it. */
export const SentNumber = (title: string, minimum = -NUMBER_MAX) =>
  Type.Integer({ minimum, maximum: NUMBER_MAX, title })

/** With its zeros. */
export const MembershipNo = Type.String({ pattern: '^[0-9]{6}$' })
export const UnitNo = Type.String({ pattern: '^[0-9]{8}$' })
