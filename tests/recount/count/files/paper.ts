// A paper as it must come out: its tables cell by cell, and every amount that is printed beside them.

/** Baht as '1234.50' and whole numbers as '12'; null is an empty place, undefined what is in words. */
export type Cell = string | null | undefined

export interface Paper {
  /** Rows and the line of totals, without the heading. */
  tables: Cell[][][]
  /** Where the printed tables are other ones. */
  printedTables?: Cell[][][]
  /** Amounts on the sheet outside its tables. */
  beside: number[]
  /** What is kept of it for whoever verifies it. */
  kept: number[]
  /** The amount that stands there in words. */
  inWords: number | null
}

export function baht(amount: number | null): Cell {
  if (amount === null) return null
  const size = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`
}

export function integer(count: number | null): Cell {
  return count === null ? null : String(count)
}

/** Every amount of the tables as it is printed: 1,234.50. */
export function amountsIn(tables: readonly Cell[][][]): string[] {
  return tables
    .flat(2)
    .filter((cell) => typeof cell === 'string' && /\.\d\d$/.test(cell))
    .map((cell) => grouped(cell ?? ''))
}

function grouped(plain: string): string {
  return plain.replace('-', '−').replace(/\B(?=(\d{3})+\.)/g, ',')
}
