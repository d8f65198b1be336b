// What the same cooperative's public pages promise (demo/site): the core system keeps to it, month by month.

import limits from '../site/loan-limits.json' with { type: 'json' }
import rates from '../site/rates.json' with { type: 'json' }

/** The rate in force on a day; before the oldest one that is told, that. */
export function publishedRate(kind: 'deposit' | 'loan', name: string, day: string): number {
  const steps = stepsOf(kind, name)
  return (steps.find(({ effective_on }) => effective_on <= day) ?? steps.at(-1))?.rate_ppm ?? 0
}

/** The days on which a rate changed, newest first. */
export function rateChanges(kind: 'deposit' | 'loan', name: string): string[] {
  return stepsOf(kind, name).map(({ effective_on }) => effective_on)
}

/** Whether some rate changes on a day. */
export function isRateChange(day: string): boolean {
  return CHANGES.has(day)
}

export function publishedLimit(name: string): { months_max: number; amount_max: number | null } {
  const found = limits.find((limit) => limit.name === name)
  if (!found) throw new RangeError(`no limits of ${name} are published`)
  return found
}

const CHANGES = new Set(rates.map(({ effective_on }) => effective_on))
const STEPS = new Map<string, typeof rates>()

function stepsOf(kind: string, name: string) {
  const key = `${kind} ${name}`
  const known = STEPS.get(key)
  if (known) return known
  const steps = rates
    .filter((rate) => rate.kind === kind && rate.name === name)
    .sort((a, b) => (a.effective_on < b.effective_on ? 1 : -1))
  if (steps.length === 0) throw new RangeError(`no rate of ${name} is published`)
  STEPS.set(key, steps)
  return steps
}
