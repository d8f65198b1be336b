// Which backups stay: so many of the newest, or by a rule such as `14d 8w 12m`: the last one of each of so many days, weeks and
// months, in Thai time.

import { bangkokDate } from '#domain/calendar/thai-date.ts'

export interface KeepRule {
  days: number
  weeks: number
  months: number
}
export type Keep = number | KeepRule

const RULE = /^(?=\S)(?:(\d{1,3})d)? ?(?:(\d{1,3})w)? ?(?:(\d{1,3})m)?$/
const DAY_MS = 24 * 60 * 60_000

/** Undefined for words that say nothing, or that nothing stays. */
export function readKeep(text: string): Keep | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text) >= 1 ? Number(text) : undefined
  const [found, days = 0, weeks = 0, months = 0] = RULE.exec(text.trim()) ?? []
  const rule = { days: Number(days), weeks: Number(weeks), months: Number(months) }
  return found && rule.days + rule.weeks + rule.months > 0 ? rule : undefined
}

/** Of backups made at these moments, those that may go. The newest never does. */
export function expired<T extends { at: Date }>(backups: readonly T[], keep: Keep): T[] {
  const newestFirst = [...backups].sort((one, other) => other.at.getTime() - one.at.getTime())
  if (typeof keep === 'number') return newestFirst.slice(keep)
  const stay = new Set<T>([
    ...newestFirst.slice(0, 1),
    ...lastOfEach(newestFirst, keep.days, ({ at }) => bangkokDate(at)),
    ...lastOfEach(newestFirst, keep.weeks, ({ at }) => mondayOf(bangkokDate(at))),
    ...lastOfEach(newestFirst, keep.months, ({ at }) => bangkokDate(at).slice(0, 7)),
  ])
  return newestFirst.filter((backup) => !stay.has(backup))
}

/** Days without a backup do not count: a machine that was off for a month forgets nothing by that. */
function lastOfEach<T>(
  newestFirst: readonly T[],
  count: number,
  periodOf: (one: T) => string,
): T[] {
  const last = new Map<string, T>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!last.has(period)) last.set(period, backup)
  }
  return [...last.values()].slice(0, count)
}

function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
