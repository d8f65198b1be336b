// One record of a file becomes one line of COPY, or problems with the line it stands on.

import type { Sealing } from '#database/core/sealed.ts'
import { cellProblem, maskedCell, readCell } from '#domain/import/cell.ts'
import type { Column, DataSet } from '#domain/import/column.ts'
import type { Problems } from './problems.ts'
import type { Suspects } from './suspects.ts'

const NOTHING = '\\N'

export interface RowContext {
  file: string
  set: DataSet
  /** The day the set tells of. */
  asOf: string
  sealing: Sealing
  problems: Problems
  suspects: Suspects
}

export class RowWriter {
  rows = 0
  /** Satang by money column. */
  readonly sums: Record<string, number> = Object.create(null)
  /** Money columns with a cell that could not be read: nobody knows their sum. */
  readonly unsummed = new Set<string>()
  readonly #summed: { name: string; at: number }[] = []
  readonly #context: RowContext
  readonly #columns: readonly Column[]
  readonly #values: string[]
  readonly #row: (name: string) => string | undefined
  /** Where in a record each column stands; undefined until the heading has been read. */
  #places: number[] | undefined
  /** Columns that the file does not have. */
  #absent: boolean[] = []
  #width = 0

  constructor(context: RowContext) {
    this.#context = context
    this.#columns = context.set.columns
    this.#values = new Array(this.#columns.length).fill('')
    const at = new Map(this.#columns.map(({ name }, index) => [name, index]))
    this.#row = (name) => this.#values[at.get(name) ?? -1] || undefined
    for (const [at, { name, kind }] of this.#columns.entries()) {
      if (kind !== 'baht') continue
      this.sums[name] = 0
      this.#summed.push({ name, at })
    }
  }

  get hasHeading(): boolean {
    return this.#places !== undefined
  }

  /** Answers false when the heading is not the one of this data set, and then nothing else is read. */
  readHeading(fields: string[], line: number): boolean {
    const names = fields.map((field) => field.trim())
    const places = this.#columns.map(({ name, thai }) =>
      names.findIndex((head) => head === name || head === thai),
    )
    const known = new Set(this.#columns.flatMap(({ name, thai }) => [name, thai]))
    const missing = this.#columns.filter(({ mayBeAbsent }, at) => !mayBeAbsent && places[at] === -1)
    const before = this.#context.problems.count
    for (const { name, thai } of missing)
      this.#problem(line, name, '', `ไม่มีคอลัมน์ ${name} (${thai})`)
    this.#absent = this.#columns.map((_, at) => places[at] === -1)
    for (const [at, head] of names.entries()) {
      const shown = head.replace(/\p{C}/gu, '·').slice(0, 40)
      if (!known.has(head)) this.#problem(line, shown, '', 'ไม่ใช่คอลัมน์ของข้อมูลชุดนี้')
      else if (!places.includes(at)) this.#problem(line, shown, '', 'มีคอลัมน์นี้ซ้ำ')
    }
    this.#places = places
    this.#width = names.length
    return this.#context.problems.count === before
  }

  /** The line of COPY, or nothing when something is wrong with the record. */
  write(fields: string[], line: number): string {
    const places = this.#places ?? []
    const { problems, suspects, set } = this.#context
    const before = problems.count
    this.rows++
    if (fields.length !== this.#width) {
      this.#problem(line, undefined, '', `มี ${fields.length} คอลัมน์ แต่หัวตารางมี ${this.#width}`)
      suspects.add(set, () => undefined)
      for (const { name } of this.#summed) this.unsummed.add(name)
      return ''
    }
    let copy = String(line)
    for (let at = 0; at < places.length; at++) {
      const column = this.#columns[at] as Column
      const text = this.#absent[at] ? '' : (fields[places[at] as number] as string)
      const value = readCell(text, column)
      if (value === undefined) {
        this.#problem(line, column.name, maskedCell(text, column), cellProblem(text, column))
        this.#values[at] = ''
        if (column.kind === 'baht') this.unsummed.add(column.name)
        continue
      }
      this.#values[at] = value
      copy += `\t${this.#copied(value, column)}`
    }
    for (const { name, at } of this.#summed) {
      this.sums[name] = (this.sums[name] ?? 0) + Number(this.#values[at])
    }
    if (problems.count === before) this.#checkRules(fields, line)
    if (problems.count === before) return `${copy}\n`
    suspects.add(set, this.#row)
    return ''
  }

  #checkRules(fields: string[], line: number): void {
    for (const { column: name, says, holds } of this.#context.set.rules) {
      if (holds(this.#row, this.#context.asOf)) continue
      const at = this.#columns.findIndex((column) => column.name === name)
      const text = fields[this.#places?.[at] ?? -1] ?? ''
      this.#problem(line, name, maskedCell(text, this.#columns[at] as Column), says)
    }
  }

  #copied(value: string, { kind }: Column): string {
    if (kind === 'national-id') {
      const { sealing } = this.#context
      return `${bytea(sealing.seal(value))}\t${bytea(sealing.index(value))}`
    }
    if (value === '') return NOTHING
    if (kind === 'bank-account') return bytea(this.#context.sealing.seal(value))
    return value.includes('\\') ? value.replaceAll('\\', '\\\\') : value
  }

  #problem(line: number, column: string | undefined, value: string, says: string): void {
    this.#context.problems.add({ file: this.#context.file, line, column, value, says })
  }
}

function bytea(bytes: Buffer): string {
  return `\\\\x${bytes.toString('hex')}`
}
