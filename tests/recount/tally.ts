// What the product answers against what was counted: every number of an answer, and every word that was counted
// too. A number that nobody counted is a difference, so that none slips by.

import { amountsOfText } from './read-paper.ts'

export interface Place {
  subject: string
  /** A member's or a unit's number. */
  who: string
  /** The call, or the paper. */
  feed: string
}

type Cells = readonly (string | null | undefined)[]

export class Tally {
  readonly counts = new Map<string, number>()
  readonly differences: string[] = []

  /** `ours` has the answer's own shape. */
  answer(place: Place, ours: unknown, theirs: unknown, path = ''): void {
    // Of a sentence its amounts are counted.
    if (typeof theirs === 'string' && Array.isArray(ours)) {
      this.amounts({ ...place, feed: `${place.feed} ${path}` }, ours, amountsOfText(theirs))
      return
    }
    if (isBranch(theirs) && isBranch(ours)) {
      for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)]))
        this.answer(place, ours[key], theirs[key], path ? `${path}.${key}` : key)
      return
    }
    if (ours === undefined && !holdsNumbers(theirs)) return
    this.figure(place, path, ours, theirs)
  }

  figure(place: Place, field: string, ours: unknown, theirs: unknown): void {
    // Days and words that were counted along must agree, but are no figures.
    const isFigure = typeof ours === 'number' || typeof theirs === 'number'
    if (isFigure) this.count(place)
    if (ours !== theirs) this.differ(place, field, ours, theirs)
  }

  count({ subject }: Place): void {
    this.counts.set(subject, (this.counts.get(subject) ?? 0) + 1)
  }

  differ({ subject, who, feed }: Place, field: string, ours: unknown, theirs: unknown): void {
    const said = (value: unknown) => (value === undefined ? 'not counted' : JSON.stringify(value))
    this.differences.push(
      `${subject}: ${who} ${feed} ${field}: ours ${said(ours)}, theirs ${said(theirs)}`,
    )
  }

  /** Cell by cell, in their places; what is in words is not compared, but must not be a number. */
  cells(place: Place, ours: readonly Cells[], theirs: readonly Cells[]): void {
    for (let line = 0; line < Math.max(ours.length, theirs.length); line++) {
      const [own = [], found = []] = [ours[line], theirs[line]]
      for (let column = 0; column < Math.max(own.length, found.length); column++) {
        const field = `row ${line + 1}, column ${column + 1}`
        if (own[column] === undefined && !found[column]) continue
        if (typeof own[column] === 'string' || typeof found[column] === 'string') this.count(place)
        this.figure(place, field, own[column], found[column])
      }
    }
  }

  /** Everything a paper prints as an amount, whatever its place: each as often as it was counted. */
  amounts(place: Place, ours: readonly string[], theirs: readonly string[]): void {
    const left = Map.groupBy(theirs, (amount) => amount)
    for (const amount of ours) {
      const found = left.get(amount)?.pop()
      this.count(place)
      this.figure(place, 'an amount in print', amount, found ?? null)
    }
    for (const amount of [...left.values()].flat())
      this.figure(place, 'an amount in print', undefined, amount)
  }

  /** Thai marks come out of a PDF in whatever order they were drawn; letters do not. */
  inWords(place: Place, ours: string, text: string): void {
    this.count(place)
    const letters = (said: string) => said.replace(/[^ก-ฮเ-ไ]/g, '')
    if (!letters(text).includes(letters(ours)))
      this.differ(place, 'an amount in words', ours, 'not there')
  }

  get table(): string {
    const rows = [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1))
    const all = rows.reduce((sum, [, count]) => sum + count, 0)
    return [...rows, ['all', all] as const]
      .map(
        ([subject, count]) => `${subject.padEnd(28)} ${count.toLocaleString('en-US').padStart(12)}`,
      )
      .join('\n')
  }
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function holdsNumbers(value: unknown): boolean {
  if (isBranch(value)) return Object.values(value).some(holdsNumbers)
  return typeof value === 'number'
}
