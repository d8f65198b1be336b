// How a statement is asked for: `from`, `to` and `cursor`, nothing else and nothing twice.

import { type TSchema, Type } from 'typebox'
import { Closed } from '#contract/shared/shapes.ts'
import type { StatementPage } from '#database/queries/figures/statement-page.ts'
import type { Day } from '#domain/calendar/day.ts'
import { statementRange } from '#domain/calendar/statement-range.ts'
import { Refusal } from '../http/errors.ts'

const ROWS = 50

// Days are checked where they can be told apart: a calendar, not a pattern, knows 29 February.
const DayText = (title: string) => Type.Optional(Type.String({ maxLength: 10, title }))

const StatementParams = Type.Object({ statement: Type.String({ maxLength: 64 }) })

export const StatementQuery = Closed({
  from: DayText('วันที่เริ่มต้น'),
  to: DayText('วันที่สิ้นสุด'),
  cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$', title: 'หน้าถัดไป' })),
})

/** What a route that gives a member the statement of one loan or account declares. */
export function memberStatement<Reply extends TSchema>(reply: Reply) {
  return { readSafe: true, params: StatementParams, query: StatementQuery, reply } as const
}

export interface StatementQuery {
  from?: string
  to?: string
  cursor?: string
}

/** One row more than is shown, to know whether there are others. */
export function statementPage(asked: StatementQuery, asOf: Day): StatementPage {
  const read = statementRange(asked, asOf)
  if (read.problem !== undefined) throw new Refusal(400, read.problem)
  return { ...read.range, before: asked.cursor ? Number(asked.cursor) : undefined, limit: ROWS + 1 }
}

export function pageOfRows<T extends { seq: number }>(rows: T[]) {
  const shown = rows.slice(0, ROWS)
  const last = shown.at(-1)
  return { shown, next_cursor: rows.length > ROWS && last ? String(last.seq) : null }
}
