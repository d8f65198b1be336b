import { performance } from 'node:perf_hooks'
import { median } from './median.ts'

export interface Time {
  ms: number
  /** What a quiet machine would take. */
  cpuMs: number
}

export async function timed(make: () => Promise<unknown>): Promise<Time> {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  await make()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000 }
}

/** A line: the name, the median, the slowest, and what the processor took; then whatever else there is to say. */
export function tellTimes(name: string, rounds: readonly Time[], ...more: string[]): void {
  const times = rounds.map(({ ms }) => ms)
  console.log(
    name.padEnd(24),
    median(times).toFixed(0).padStart(10),
    Math.max(...times)
      .toFixed(0)
      .padStart(12),
    median(rounds.map(({ cpuMs }) => cpuMs))
      .toFixed(0)
      .padStart(8),
    ...more,
  )
}
