import type { Instant } from './day.ts'

type WithInstants<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? Instant
    : Row[Key] extends Date | null
      ? Instant | null
      : Row[Key]
}

/** A row of the database as it is written in JSON: its moments are text. */
export function withInstants<Row extends object>(row: Row): WithInstants<Row> {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(fields)
}
