import { formatRate } from '#domain/money/rate.ts'

/** Shares of people are whole numbers almost always: "50%", and "33.34%" where they are not. */
export function percentOf(ppm: number): string {
  return formatRate(ppm).replace(/\.00%$/, '%')
}
