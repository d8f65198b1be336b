// Which year or month of a feed is asked for; nothing else, and nothing twice. In the common era, as all days
// on the wire.

import { type Static, Type } from 'typebox'
import { MonthQueryField } from '#contract/shared/dates.ts'
import { Closed } from './shapes.ts'

const YEAR = '(19|2[0-3])[0-9]{2}'

export const YearQuery = Closed({
  year: Type.Optional(Type.String({ pattern: `^${YEAR}$`, title: 'ปี' })),
})

export const MonthQuery = Closed({ period: Type.Optional(MonthQueryField('งวดเดือน')) })
export type MonthQuery = Static<typeof MonthQuery>

/** Feeds that take no question at all. */
export const NoQuery = Closed({})
