// CSV by RFC 4180, with the mark that makes Excel read it as UTF-8.
//
// A spreadsheet takes text for a formula by how it begins, and quotes do not prevent that. Such
// text gets an apostrophe in front (SEC-33). Numbers are numbers and keep their sign.

import { toDay } from '#domain/calendar/day.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import type { Cell, Kind, Table } from './table.ts'

const UTF8_MARK = '\uFEFF'

// Full-width signs count as well, and some programs skip blanks and invisible characters first.
// Apostrophes in front are part of it, so that taking one off again gives exactly what was there.
const FORMULA = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\n\0]/u

export function csv({ columns, rows, foot }: Table): string {
  const head = columns.map((column): Cell => ({ kind: 'text', value: column.head }))
  const lines = [head, ...rows, ...(foot ? [foot] : [])]
  return `${UTF8_MARK}${lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('')}`
}

// biome-ignore format: a table reads in columns
const FIELDS: Record<Kind, (value: string | number) => string> = {
  text:        (value) => quoted(guarded(String(value).toWellFormed())),
  'date-text': (value) => quoted(thaiDay(String(value))),
  baht:        (value) => plainBaht(satang(Number(value))),
  integer:     (value) => String(Number(value)),
  percent:     (value) => formatRate(Number(value)),
  date:        (value) => quoted(thaiDay(String(value))),
}

function fieldOf({ kind, value }: Cell): string {
  return value === null ? '' : FIELDS[kind](value)
}

export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Takes off the apostrophe that guarded() put on, for whoever reads such a file again. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

// All text is quoted: a program that splits at semicolons or tabs must not find a field inside one.
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

// Without grouping and with a hyphen for a minus, which is what programs read as a number.
function plainBaht(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

// In words: a spreadsheet would take "31/1/2569" for a day of that year in the common era.
function thaiDay(day: string): string {
  return shortDate(toDay(day))
}
