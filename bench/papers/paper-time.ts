import { performance } from 'node:perf_hooks'
import { median } from '../figures/median.ts'

/** In milliseconds. */
export async function timed(make: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await make()
  return performance.now() - startedAt
}

/** A line: the name, the median and the slowest; then whatever else there is to say. */
export function printTimes(name: string, times: readonly number[], ...more: string[]): void {
  console.log(
    name.padEnd(24),
    median(times).toFixed(0).padStart(10),
    Math.max(...times)
      .toFixed(0)
      .padStart(12),
    ...more,
  )
}
