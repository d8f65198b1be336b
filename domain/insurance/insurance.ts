import type { Day } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'

type InsuranceState = 'not-yet' | 'in-force' | 'ending-soon' | 'ended'

const SOON_DAYS = 60

/** How a policy stands on a day; both of its own days are covered. */
export function insuranceState(
  { from_on, until_on }: { from_on: Day; until_on: Day },
  day: Day,
): { state: InsuranceState; days_left: number } {
  const left = Math.max(0, daysBetween(day, until_on))
  if (day < from_on) return { state: 'not-yet', days_left: left }
  if (day > until_on) return { state: 'ended', days_left: 0 }
  return { state: left <= SOON_DAYS ? 'ending-soon' : 'in-force', days_left: left }
}
