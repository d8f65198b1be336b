// Rows that are known to be wrong. What other rows say of them cannot be judged, so it is not: one wrong
// cell is one problem, while everything that has nothing to do with it is still asked in the same run.

import type { DataSet } from '#domain/import/column.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'

// More wrong rows than this are no slips: nothing is asked of the file any more.
const SUSPECTS_MAX = 5_000

export class Suspects {
  readonly #rows = new Map<string, Map<string, string>[]>()
  readonly #unknown = new Set<string>()

  /** By what could be read of it; `cell` answers nothing for the rest. */
  add({ name }: DataSet, cell: (column: string) => string | undefined): void {
    if (this.#unknown.has(name)) return
    const rows = this.#rows.get(name) ?? []
    this.#rows.set(name, rows)
    const row = new Map<string, string>()
    for (const column of IDENTIFYING.get(name) ?? []) {
      const value = cell(column)
      if (value) row.set(column, value)
    }
    rows.push(row)
    if (rows.length > SUSPECTS_MAX) this.addAll(name)
  }

  /** Nobody knows what the file should have held. */
  addAll(set: string): void {
    this.#unknown.add(set)
    this.#rows.delete(set)
  }

  isUnknown(set: string): boolean {
    return this.#unknown.has(set)
  }

  /**
   * The values of these columns in the wrong rows of the sets, column by column. Undefined when some are
   * not known: then any row may be meant.
   */
  of(sets: readonly string[], columns: readonly string[]): string[][] | undefined {
    const values = columns.map((): string[] => [])
    for (const set of sets) {
      if (this.#unknown.has(set)) return undefined
      for (const row of this.#rows.get(set) ?? []) {
        for (const [at, column] of columns.entries()) {
          const value = row.get(column)
          if (value === undefined) return undefined
          values[at]?.push(value)
        }
      }
    }
    return values
  }
}

/** What rows are known by: their own key, what they refer to, and what others refer to them by. */
const IDENTIFYING = new Map(
  DATA_SETS.map(({ name, key, references }) => {
    const own = [...key, ...references.flatMap(({ columns }) => columns)]
    const others = DATA_SETS.flatMap((set) => set.references.filter(({ to }) => to === name))
    return [name, new Set([...own, ...others.flatMap(({ toColumns }) => toColumns)])]
  }),
)
