// Days, months and instants on the wire. Each has a format of its own, which is checked when something comes in and
// tells whoever reads a schema which of them a text is; the domain's types keep the compiler from mixing them.

import { Type } from 'typebox'
import type * as domain from '#domain/calendar/day.ts'

/** '2026-11-16' */
export const Day = Type.Unsafe<domain.Day>(Type.String({ format: 'date' }))

/** '2026-11' */
export const Month = Type.Unsafe<domain.Month>(Type.String({ format: 'month' }))

/** '2026-11-16T03:00:00.000Z' */
export const Instant = Type.Unsafe<domain.Instant>(Type.String({ format: 'date-time' }))

/** The same three where they are asked for: a refusal names the field by its title. */
export function DayQuery(title: string) {
  return Type.Unsafe<domain.Day>(Type.String({ format: 'date', pattern: OUR_YEARS, title }))
}

/** A calendar has the year 0, the database has not. */
const OUR_YEARS = '^(19|2[0-3])[0-9]{2}-'

export function MonthQueryField(title: string) {
  return Type.Unsafe<domain.Month>(Type.String({ format: 'month', title }))
}

export function InstantQuery(title: string) {
  return Type.Unsafe<domain.Instant>(Type.String({ format: 'date-time', title }))
}

/** As an officer typed it: kept is a day or nothing, but what comes in may be anything, and the domain says what is wrong. */
export function DayTyped(title: string) {
  return Type.String({ format: 'typed-day', maxLength: 10, title })
}

/** The same of a day with its hour. */
export function InstantTyped(title: string) {
  return Type.String({ format: 'typed-instant', maxLength: 30, title })
}

/** What of the formats above is not among the usual ones, in the words of whoever checks a schema. */
export const FORMATS = {
  month: /^(19|2[0-3])[0-9]{2}-(0[1-9]|1[0-2])$/,
  'typed-day': /^/,
  'typed-instant': /^/,
}
