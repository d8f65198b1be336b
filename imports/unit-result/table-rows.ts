// A table with a heading, record by record: where its heading is, who its rows are about, and what it says they come to.

import { type Satang, total } from '#domain/money/money.ts'
import type { ResultRow } from '#domain/unit/unit-result.ts'
import {
  billedOnly,
  columnsIn,
  joined,
  type ResultColumns,
  titleOf,
} from '#domain/unit/unit-result-heading.ts'
import { rowOf, statedTotal } from '#domain/unit/unit-result-row.ts'
import { RefusedSet } from '../night/problems.ts'

// More than the largest hospital employs.
const ROWS_MAX = 25_000
// Letterheads and titles stand above the heading of many payrolls.
const HEADING_WITHIN = 30

/** What stands above the columns that were read, for whoever sent the file to see. */
interface ReadColumns {
  who: string
  amount: string
  reason: string | null
}

export interface FoundTable {
  rows: ResultRow[]
  /** Null where there was no heading. */
  columns: ReadColumns | null
  /** What the file itself says all rows come to. */
  total: Satang | null
  /** The heading of an amount that was billed, where none was deducted. */
  billedOnly: string | null
}

export class TableRows {
  readonly #rows: ResultRow[] = []
  readonly #totals: Satang[] = []
  #heading: readonly string[] = []
  #columns: ResultColumns | undefined
  #before: readonly string[] = []
  #seen = 0
  #mayGoOn = false
  #billedOnly: string | null = null

  get hasHeading(): boolean {
    return this.#columns !== undefined
  }

  get found(): FoundTable {
    const { who, amount, reason } = {
      who: this.#columns?.national_id ?? this.#columns?.membership_no,
      amount: this.#columns?.amount,
      reason: this.#columns?.reason,
    }
    const title = (at: number | undefined) => titleOf(this.#heading[at ?? -1])
    return {
      rows: this.#rows,
      columns: this.#columns
        ? {
            who: title(who),
            amount: title(amount),
            reason: reason === undefined ? null : title(reason),
          }
        : null,
      total: this.#total(),
      billedOnly: this.#columns ? null : this.#billedOnly,
    }
  }

  take(fields: string[], line: number): void {
    if (!this.#columns) {
      this.#lookForHeading(fields)
      return
    }
    const row = rowOf(fields, this.#columns, line)
    const goesOn = this.#mayGoOn && !row && this.#begin(joined(this.#heading, fields))
    this.#mayGoOn = false
    if (goesOn) return
    if (row) this.#rows.push(row)
    const total = statedTotal(fields, this.#columns)
    if (!row && total !== undefined) this.#totals.push(total)
    bounded(this.#rows)
  }

  #lookForHeading(fields: readonly string[]): void {
    if (++this.#seen > HEADING_WITHIN) return
    if (this.#begin(fields)) {
      // Merged cells make a heading of two rows.
      this.#mayGoOn = true
      return
    }
    const isData = fields.some((field) => /[0-9๐-๙]{3}/.test(field.slice(0, 100)))
    if (!isData && this.#begin(joined(this.#before, fields))) return
    this.#billedOnly ??= billedOnly(fields) ?? null
    this.#before = fields
  }

  #begin(heading: readonly string[]): boolean {
    const columns = columnsIn(heading)
    if (!columns) return false
    this.#columns = columns
    this.#heading = heading
    return true
  }

  /** Sums of pages stand among the rows, too: the one that agrees is meant, and otherwise the last. */
  #total(): Satang | null {
    const sum = totalRead(this.#rows)
    return this.#totals.find((one) => one === sum) ?? this.#totals.at(-1) ?? null
  }
}

/** Of the amounts that could be read. */
export function totalRead(rows: readonly ResultRow[]): Satang {
  return total(rows.flatMap(({ amount }) => amount ?? []))
}

export function bounded(rows: ResultRow[]): ResultRow[] {
  if (rows.length > ROWS_MAX) throw new RefusedSet(`ไฟล์มีเกิน ${ROWS_MAX.toLocaleString('en')} แถว`)
  return rows
}
