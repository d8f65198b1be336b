// The files of one night as rows that a test may change, and writing them with totals that are true again: then only
// the meaning is wrong.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baht } from '#demo/core-system/files/set-writer.ts'
import type { Random } from '#demo/core-system/random.ts'
import { readCell } from '#domain/import/cell.ts'
import { type Column, moneyColumns } from '#domain/import/column.ts'
import { DATA_SETS, dataSetNamed, FORMAT } from '#domain/import/data-sets.ts'
import { CsvRecords } from '#imports/night/csv-records.ts'

/** Money is a number of satang, a percentage a number of parts per million; a text is written as it is. */
export type Row = Record<string, string | number>

const FIGURES = new Set(['baht', 'percent', 'whole', 'sign'])

export class NightRows {
  asOf: string
  readonly sets: Map<string, Row[]>

  constructor(asOf: string, sets: Map<string, Row[]>) {
    this.asOf = asOf
    this.sets = sets
  }

  static read(folder: string): NightRows {
    const { as_of } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const sets = new Map<string, Row[]>()
    for (const { name, columns } of DATA_SETS) {
      const records: string[][] = []
      const csv = new CsvRecords((fields) => records.push(fields))
      csv.feed(readFileSync(join(folder, `${name}.csv`), 'utf8'))
      csv.end()
      sets.set(
        name,
        records.slice(1).map((cells) => rowOf(columns, cells)),
      )
    }
    return new NightRows(as_of, sets)
  }

  copy(): NightRows {
    return new NightRows(this.asOf, structuredClone(this.sets))
  }

  of(set: string, where: (row: Row) => boolean = () => true): Row[] {
    return (this.sets.get(set) ?? []).filter(where)
  }

  pick(set: string, dice: Random, where?: (row: Row) => boolean): Row {
    return dice.pick(this.of(set, where))
  }

  /** Takes away a row, as if it had been lost on the way; totals are counted without it. */
  lose(set: string, dice: Random, where?: (row: Row) => boolean): void {
    const lost = this.pick(set, dice, where)
    this.remove(set, (row) => row === lost)
  }

  one(set: string, where: (row: Row) => boolean): Row {
    const found = this.sets.get(set)?.find(where)
    if (!found) throw new RangeError(`no such row of ${set}`)
    return found
  }

  add(set: string, row: Row): Row {
    this.sets.get(set)?.push(row)
    return row
  }

  remove(set: string, where: (row: Row) => boolean): void {
    this.sets.set(
      set,
      this.of(set, (row) => !where(row)),
    )
  }

  lineOf(set: string, row: Row): number {
    return (this.sets.get(set)?.indexOf(row) ?? -1) + 2
  }

  write(folder: string): void {
    mkdirSync(folder, { recursive: true })
    const files = [...this.sets].map(([name, rows]) => {
      writeFileSync(join(folder, `${name}.csv`), this.textOf(name))
      const sums = Object.fromEntries([...this.sumsOf(name)].map(([of, sum]) => [of, baht(sum)]))
      return { data_set: name, file: `${name}.csv`, rows: rows.length, sums }
    })
    const manifest = { format: FORMAT, as_of: this.asOf, files }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  }

  /** A file of it as it is written. */
  textOf(set: string): string {
    const { columns } = dataSetNamed(set)
    const lines = [
      columns.map((column) => column.name),
      ...this.of(set).map((row) => cells(row, columns)),
    ]
    return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
  }

  /** What is promised of it, in satang by column. */
  sumsOf(set: string): Map<string, number> {
    const sums = moneyColumns(dataSetNamed(set)).map(({ name }): [string, number] => {
      const sum = this.of(set).reduce((total, row) => {
        const value = row[name]
        return typeof value === 'number' ? total + value : total
      }, 0)
      return [name, Math.max(0, sum)]
    })
    return new Map(sums)
  }
}

function rowOf(columns: readonly Column[], cells: string[]): Row {
  return Object.fromEntries(
    columns.map((column, at) => {
      const value = readCell(cells[at] ?? '', column) ?? ''
      return [column.name, FIGURES.has(column.kind) && value !== '' ? Number(value) : value]
    }),
  )
}

function cells(row: Row, columns: readonly Column[]): string[] {
  return columns.map(({ name, kind }) => {
    const value = row[name] ?? ''
    if (typeof value === 'string') return value
    if (kind === 'baht') return value < 0 ? `-${baht(-value)}` : baht(value)
    return kind === 'percent' ? (value / 10_000).toFixed(4) : String(value)
  })
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
