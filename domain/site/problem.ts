import { lengthOf } from '../text/visitor-text.ts'

/** What keeps a sheet from being saved: the input it belongs to, and a sentence for whoever typed it. */
export interface Problem {
  field: string
  text: string
}

interface LineRule {
  label: string
  min?: number
  max: number
}

/** A line of words: there where it must be, and no longer than its place. */
export function lineProblem(field: string, value: string, rule: LineRule): Problem[] {
  const { label, min = 1, max } = rule
  const length = lengthOf(value.trim())
  if (length < min) return [{ field, text: `กรอก${label}` }]
  if (length > max) return [{ field, text: `${label}ต้องไม่เกิน ${max} ตัวอักษร (ขณะนี้ ${length})` }]
  return []
}

/** The places, from the second on, of what is there twice. */
export function repeated<T>(rows: readonly T[], keyOf: (row: T) => string): number[] {
  const keys = rows.map(keyOf)
  return keys.flatMap((key, at) => (key !== '' && keys.indexOf(key) < at ? [at] : []))
}
