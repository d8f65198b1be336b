// The sixty days of section 686 of the Civil and Commercial Code: a guarantor is to be told in writing within sixty days of the
// default, and from then on owes no interest, damages or costs that arise after the sixtieth day until told.

import type { Day } from '../calendar/day.ts'
import { daysBetween, daysLater } from '../calendar/month-end.ts'

export const LEGAL_DAYS = 60

/** Days from the default on which something is to have happened. */
export const STEPS = {
  /** The borrower is told, with a way to pay. */
  borrower: 0,
  /** Guarantors read quietly in the portal that an instalment has not come. */
  quiet: 7,
  /** The letter is to be out: half of the days are left for the post, and for sending it again. */
  letter: 30,
  red: 45,
  daily: 55,
  lost: LEGAL_DAYS,
} as const

export type Step = keyof typeof STEPS

/** The last step whose day has come; nothing before the default. */
export function stepOn(default_on: Day, today: Day): Step | undefined {
  const days = daysSince(default_on, today)
  const reached = Object.entries(STEPS).filter(([, from]) => days >= from)
  return reached.at(-1)?.[0] as Step | undefined
}

/** The sixtieth day: what reaches a guarantor on it is in time. */
export function lastDayFor(default_on: Day): Day {
  return daysLater(default_on, LEGAL_DAYS)
}

export function daysSince(default_on: Day, today: Day): number {
  return daysBetween(default_on, today)
}

/** Below nothing once they are over. */
export function daysLeft(default_on: Day, today: Day): number {
  return LEGAL_DAYS - daysSince(default_on, today)
}

/** Days whose interest, damages and costs the guarantor is free of: those after the sixtieth until the letter came. */
export function daysLost(default_on: Day, toldOn: Day | null, today: Day): number {
  return Math.max(0, daysSince(default_on, toldOn ?? today) - LEGAL_DAYS)
}
