// Which year or month of a feed is asked for; nothing else, and nothing twice. In the common era, as all days
// on the wire.

import { type Static, Type } from 'typebox'
import { MonthQueryField } from '#contract/shared/dates.ts'

const YEAR = '(19|2[0-3])[0-9]{2}'

export const YearQuery = Type.Object(
  { year: Type.Optional(Type.String({ pattern: `^${YEAR}$`, title: 'ปี' })) },
  { additionalProperties: false },
)

export const MonthQuery = Type.Object(
  { period: Type.Optional(MonthQueryField('งวดเดือน')) },
  { additionalProperties: false },
)
export type MonthQuery = Static<typeof MonthQuery>

/** Feeds that take no question at all. */
export const NoQuery = Type.Object({}, { additionalProperties: false })
