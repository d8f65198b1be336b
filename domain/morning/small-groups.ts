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

function countOf(groups: readonly Counted[]): number {
  return groups.reduce((sum, { people }) => sum + people, 0)
}
