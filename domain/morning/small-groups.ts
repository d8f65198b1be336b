import type { Satang } from '../money/money.ts'
import { total } from '../money/money.ts'

/** Fewer than this are somebody, whatever the table is called. */
const FEWEST = 5

export interface Group {
  /** Null of those that were merged. */
  key: string | null
  label: string
  /** Null where there are too few to be told. */
  people: number | null
  amount: Satang | null
}

type Counted = Group & { people: number; amount: Satang }

/**
 * For whoever may not see members: groups of fewer than five stand together, with the next larger one where they alone would
 * still be fewer, or only one of them, which could be reckoned from the total.
 */
export function mergeSmall(groups: readonly Counted[]): Group[] {
  const small = groups.filter(({ people }) => people > 0 && people < FEWEST)
  if (small.length === 0) return [...groups]
  const larger = groups
    .filter(({ people }) => people >= FEWEST)
    .sort((one, other) => one.people - other.people)
  const merged = [...small]
  while (countOf(merged) < FEWEST || merged.length < 2) {
    const next = larger.shift()
    if (!next) break
    merged.push(next)
  }
  const people = countOf(merged)
  const label = `รวมกลุ่มเล็ก (${merged.map((one) => one.label).join(', ')})`
  const together: Group =
    people < FEWEST
      ? { key: null, label, people: null, amount: null }
      : { key: null, label, people, amount: total(merged.map(({ amount }) => amount)) }
  return [...groups.filter((group) => !merged.includes(group)), together]
}

/** Null where there are some and too few to be told. */
export function tellable(people: number): number | null {
  return people > 0 && people < FEWEST ? null : people
}

/**
 * Of so many, how many by each step, each step holding those before it. Null where it would tell of too few: by itself, beside the last
 * that was told, or by those that are left.
 */
export function tellableSteps(whole: number, steps: readonly number[]): (number | null)[] {
  let last = 0
  return steps.map((count) => {
    const isTold = [whole, count, count - last, whole - count].every(
      (few) => tellable(few) !== null,
    )
    if (isTold) last = count
    return isTold ? count : null
  })
}

function countOf(groups: readonly Counted[]): number {
  return groups.reduce((sum, { people }) => sum + people, 0)
}

export type Cells = Readonly<Record<string, number>>

/**
 * The same for a table of counts: rows with a small count stand together, with the next larger one until no count is small. Undefined
 * where even all of them together have one.
 */
export function mergeSmallRows<Row extends Cells>(
  rows: readonly { label: string; cells: Row }[],
): { label: string; cells: Row }[] | undefined {
  const ordered = rows.toSorted((one, other) => sumOf(one.cells) - sumOf(other.cells))
  const merged = ordered.filter(({ cells }) => hasSmall(cells))
  if (merged.length === 0) return [...rows]
  const larger = ordered.filter(({ cells }) => !hasSmall(cells) && sumOf(cells) > 0)
  while (merged.length < 2 || hasSmall(added(merged))) {
    const next = larger.shift()
    if (!next) return undefined
    merged.push(next)
  }
  const names = rows.filter((row) => merged.includes(row)).map(({ label }) => label)
  return [
    ...rows.filter((row) => !merged.includes(row)),
    { label: `รวมกลุ่มเล็ก (${names.join(', ')})`, cells: added(merged) },
  ]
}

function added<Row extends Cells>(rows: readonly { cells: Row }[]): Row {
  const sums: Record<string, number> = {}
  for (const { cells } of rows)
    for (const [key, count] of Object.entries(cells)) sums[key] = (sums[key] ?? 0) + count
  return sums as Row
}

function hasSmall(cells: Cells): boolean {
  return Object.values(cells).some((count) => tellable(count) === null)
}

function sumOf(cells: Cells): number {
  return Object.values(cells).reduce((sum, count) => sum + count, 0)
}
