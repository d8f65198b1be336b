// Which days a statement on paper is of: ten years at most, where a screen shows one.

import { Closed } from '#contract/shared/shapes.ts'
import type { StatementPage } from '#database/queries/figures/statement-page.ts'
import type { Day } from '#domain/calendar/day.ts'
import { statementRange } from '#domain/calendar/statement-range.ts'
import { Refusal } from '../http/errors.ts'
import { StatementQuery } from '../member-figures/statement-query.ts'

const YEARS_MAX = 10
// Ten years of two movements a day; more would hold up everybody else's papers.
const ROWS_MAX = 7_500

const { from, to } = StatementQuery.properties

export const RangeQuery = Closed({ from, to })

export interface RequestedRange {
  from?: string
  to?: string
}

/** All rows of the days at once: one more than may be printed, to know that there are too many. */
export function paperRange(asked: RequestedRange, asOf: Day): StatementPage {
  const read = statementRange(asked, asOf, YEARS_MAX)
  if (read.problem !== undefined) throw new Refusal(400, read.problem)
  return { ...read.range, before: undefined, limit: ROWS_MAX + 1 }
}

/** All there is, for a copy of everything. */
export function everything(asOf: Day): StatementPage {
  return { from: '1900-01-01', to: asOf, before: undefined, limit: ROWS_MAX + 1 }
}

/** Oldest first, as a statement is read on paper. */
export function paperRows<T>(newestFirst: readonly T[]): T[] {
  if (newestFirst.length > ROWS_MAX)
    throw new Refusal(400, 'รายการมากเกินกว่าจะพิมพ์ในครั้งเดียว กรุณาเลือกช่วงวันที่ให้สั้นลง')
  return newestFirst.toReversed()
}
