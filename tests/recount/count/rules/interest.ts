// Interest by days (balance × rate × days ÷ the year), in every rounding a cooperative may have chosen.

import { halfUp } from '../files/amounts.ts'
import { isLeap, nights } from '../files/calendar.ts'
import type { Rounding, Rules } from './rules.ts'

/** Days as a part of the year; across two years of different length each day counts by its own. */
export function partOfYear(from: string, to: string, { actualYears }: Rules): [number, number] {
  const days = nights(from, to)
  if (!actualYears) return [days, 365]
  let long = 0
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const begin = from > `${year - 1}-12-31` ? from : `${year - 1}-12-31`
    const end = to < `${year}-12-31` ? to : `${year}-12-31`
    if (isLeap(year) && end > begin) long += nights(begin, end)
  }
  if (long === 0) return [days, 365]
  if (long === days) return [days, 366]
  return [(days - long) * 366 + long * 365, 365 * 366]
}

export function interest(
  balance: number,
  ppm: number,
  [parts, of]: [number, number],
  { rounding }: Rules,
): number {
  const numerator = BigInt(balance) * BigInt(ppm) * BigInt(parts)
  return rounded(numerator, 1_000_000n * BigInt(of), rounding)
}

const UP_TO: Partial<Record<Rounding, bigint>> = {
  'up-5-satang': 5n,
  'up-10-satang': 10n,
  'up-25-satang': 25n,
}

function rounded(numerator: bigint, denominator: bigint, rounding: Rounding): number {
  const step = UP_TO[rounding]
  if (step) return upTo(numerator, denominator, step)
  if (rounding === 'satang-down') return Number(numerator / denominator)
  if (rounding === 'baht') return halfUp(numerator, denominator * 100n) * 100
  return halfUp(numerator, denominator)
}

/** To the next multiple, unless it is one. */
export function upTo(numerator: bigint, denominator: bigint, step: bigint): number {
  const size = denominator * step
  return Number(((numerator + size - 1n) / size) * step)
}
