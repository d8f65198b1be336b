// The files of a set, written side by side as their rows come: no cooperative is too large for it.

import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { type Column, type DataSet, type Kind, moneyColumns } from '#domain/import/column.ts'
import { DATA_SETS, FORMAT } from '#domain/import/data-sets.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import type { Writing } from '../plan.ts'
import { Random } from '../random.ts'
import type { Emit, Values } from './emit.ts'

const FLUSH_CHARS = 64 * 1024
const ERA = 543
const DATES: readonly Kind[] = ['date', 'month', 'year']

/** What a row says in one column. */
type Cell = (values: Values) => string

interface OpenFile {
  set: DataSet
  name: string
  cells: readonly Cell[]
  /** For CSV. */
  descriptor: number | undefined
  waiting: string
  /** For a spreadsheet, which is written in one piece. */
  sheet: string[][]
  rows: number
  sums: { column: string; sum: number }[]
}

export class SetWriter {
  readonly #folder: string
  readonly #writing: Writing
  readonly #files = new Map<string, OpenFile>()

  constructor(folder: string, writing: Writing, seed: number) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.#writing = writing
    const dice = new Random(seed, 'writing')
    for (const set of DATA_SETS) this.#files.set(set.name, this.#opened(set, dice.chance(0.5)))
  }

  readonly emit: Emit = (name, values) => {
    const file = this.#files.get(name)
    if (!file) throw new RangeError(`no such data set: ${name}`)
    file.rows++
    for (const total of file.sums) total.sum += Number(values[total.column] ?? 0)
    this.#put(
      file,
      file.cells.map((cell) => cell(values)),
    )
  }

  async close(asOf: string): Promise<void> {
    const files = []
    for (const file of this.#files.values()) {
      if (file.descriptor === undefined) {
        writeFileSync(
          join(this.#folder, file.name),
          await writeXlsx({ sheets: [{ name: file.set.name, rows: file.sheet }] }),
        )
      } else {
        this.#flush(file)
        closeSync(file.descriptor)
      }
      const sums = Object.fromEntries(file.sums.map(({ column, sum }) => [column, baht(sum)]))
      files.push({ data_set: file.set.name, file: file.name, rows: file.rows, sums })
    }
    const manifest = { format: FORMAT, as_of: asOf, files }
    writeFileSync(join(this.#folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }

  #opened(set: DataSet, thaiDates: boolean): OpenFile {
    const isSheet = this.#writing === 'xlsx'
    const name = `${set.name}.${isSheet ? 'xlsx' : 'csv'}`
    const file: OpenFile = {
      set,
      name,
      descriptor: isSheet ? undefined : openSync(join(this.#folder, name), 'w'),
      waiting: this.#writing === 'utf-8-bom' ? '\ufeff' : '',
      cells: set.columns.map((column) => cellOf(column, thaiDates, isSheet ? String : quoted)),
      sheet: [],
      rows: 0,
      sums: moneyColumns(set).map(({ name }) => ({ column: name, sum: 0 })),
    }
    this.#put(
      file,
      set.columns.map(({ name }) => name),
    )
    return file
  }

  #put(file: OpenFile, cells: string[]): void {
    if (file.descriptor === undefined) {
      file.sheet.push(cells)
      return
    }
    file.waiting += `${cells.join(',')}\r\n`
    if (file.waiting.length >= FLUSH_CHARS) this.#flush(file)
  }

  #flush(file: OpenFile): void {
    const bytes =
      this.#writing === 'windows-874' ? inWindows874(file.waiting) : Buffer.from(file.waiting)
    writeSync(file.descriptor ?? -1, bytes)
    file.waiting = ''
  }
}

/** How a column is written is found out once, not in every row. */
function cellOf(
  { name, kind }: Column,
  thaiDates: boolean,
  words: (value: string | number) => string,
): Cell {
  const said = (say: (value: string | number) => string): Cell => {
    return (values) => {
      const value = values[name]
      return value === undefined ? '' : say(value)
    }
  }
  if (kind === 'baht') return said((value) => baht(Number(value)))
  if (kind === 'percent') return said((value) => percent(Number(value)))
  if (kind === 'month' && !thaiDates) return said((value) => String(value).slice(0, 7))
  if (!DATES.includes(kind)) return said(words)
  if (!thaiDates) return said(String)
  if (kind === 'date') return said((value) => thaiDay(String(value)))
  if (kind === 'month') return said((value) => thaiDay(`${String(value).slice(0, 7)}-01`).slice(3))
  return said((value) => String(Number(value) + ERA))
}

const thaiDays = new Map<string, string>()

/** A night has a hundred times as many dates as there are days. */
function thaiDay(day: string): string {
  let said = thaiDays.get(day)
  if (said === undefined) {
    const [year = '', month = '', ofMonth = ''] = day.split('-')
    said = `${ofMonth}/${month}/${Number(year) + ERA}`
    thaiDays.set(day, said)
  }
  return said
}

export function baht(satang: number): string {
  const digits = String(satang).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function percent(ppm: number): string {
  const digits = String(ppm).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

function quoted(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
