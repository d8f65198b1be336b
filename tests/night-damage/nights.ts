// The two nights of one cooperative that damage is tried on: an honest one that is published, and the next.

/** Billed on the second night and not yet deducted. */
export const OPEN_MONTH = '2026-11-01'
export const FIRST_DAY = '2026-11-09'
export const NEXT_DAY = '2026-11-10'

const COOPERATIVE = { members: 40, months: 24, units: 5 }

export function firstNight(seed: number, members = COOPERATIVE.members) {
  return { ...COOPERATIVE, members, seed, asOf: FIRST_DAY }
}

export function nextNight(seed: number, members = COOPERATIVE.members) {
  return { ...firstNight(seed, members), asOf: NEXT_DAY, billsNext: true }
}
