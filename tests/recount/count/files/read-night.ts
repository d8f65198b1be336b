// A night's files as they lie in their folder (docs/import-format.md), read cell by cell and not by the import.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ppmOf, satangOf } from './amounts.ts'

const MONTHS = [
  ...['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.'],
  ...['ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
]

export class Row {
  readonly #cells: ReadonlyMap<string, string>

  constructor(cells: ReadonlyMap<string, string>) {
    this.#cells = cells
  }

  /** A column that was left out is empty. */
  text(column: string): string {
    return this.#cells.get(column) ?? ''
  }

  or<T>(column: string, read: (row: Row) => T): T | null {
    return this.text(column) === '' ? null : read(this)
  }

  maybe(column: string): string | null {
    return this.text(column) || null
  }

  baht(column: string): number {
    return satangOf(this.text(column))
  }

  ppm(column: string): number {
    return ppmOf(this.text(column))
  }

  whole(column: string): number {
    const text = this.text(column)
    if (!/^-?\d+$/.test(text)) throw new Error(`${column}: ${text}`)
    return Number(text)
  }

  day(column: string): string {
    return dayIn(this.text(column))
  }

  month(column: string): string {
    const text = this.text(column)
    const numbers = /^(\d{1,2})\/(\d{4})$/.exec(text)
    return (
      numbers ? dayIn(`1/${text}`) : /^\d{4}-\d{2}$/.test(text) ? dayIn(`${text}-01`) : dayIn(text)
    ).slice(0, 7)
  }

  year(column: string): number {
    return commonEra(this.whole(column))
  }
}

function commonEra(year: number): number {
  return year >= 2400 ? year - 543 : year
}

function dayIn(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return dayFrom(iso[1], iso[2], iso[3])
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (slashed) return dayFrom(slashed[3], slashed[2], slashed[1])
  const [date, name = '', year] = text.split(' ')
  const month = MONTHS.indexOf(name) + 1
  if (month === 0) throw new Error(`no day: ${text}`)
  return dayFrom(year, String(month), date)
}

function dayFrom(year = '', month = '', date = ''): string {
  return `${commonEra(Number(year))}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

export class Night {
  readonly asOf: string
  readonly #sets = new Map<string, Row[]>()
  readonly #kept = new Map<string, unknown>()
  readonly #by = new Map<string, Map<string, Row[]>>()

  constructor(folder: string) {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    this.asOf = manifest.as_of
    for (const { data_set, file } of manifest.files)
      this.#sets.set(data_set, rowsIn(readFileSync(join(folder, file))))
  }

  get names(): string[] {
    return [...this.#sets.keys()]
  }

  rows(set: string): Row[] {
    return this.#sets.get(set) ?? []
  }

  /** Those of a set with this in a column, in the file's order. */
  of(set: string, column: string, value: string): Row[] {
    const name = `${set}.${column}`
    const index = this.#by.get(name) ?? Map.groupBy(this.rows(set), (row) => row.text(column))
    this.#by.set(name, index)
    return index.get(value) ?? []
  }

  /** What was worked out of the files once is not worked out again. */
  kept<T>(name: string, make: () => T): T {
    if (!this.#kept.has(name)) this.#kept.set(name, make())
    return this.#kept.get(name) as T
  }

  one(set: string, column: string, value: string): Row {
    const [row] = this.of(set, column, value)
    if (!row) throw new Error(`no ${set} with ${column} ${value}`)
    return row
  }
}

function rowsIn(bytes: Buffer): Row[] {
  const [head = [], ...lines] = linesIn(decoded(bytes))
  return lines.map((line) => new Row(new Map(head.map((name, at) => [name, line[at] ?? '']))))
}

/** The core system writes one of two encodings; only one of them can be wrong UTF-8. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/** RFC 4180. */
export function linesIn(text: string): string[][] {
  const lines: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  let line: string[] = []
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [undefined, '', '', undefined]
    if (end === undefined) throw new Error('not a CSV file')
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
    if (end === '') break
  }
  return lines
}
