import { performance } from 'node:perf_hooks'
import { median } from '../figures/median.ts'

/** In milliseconds. */
export async function timed(make: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await make()
  return performance.now() - startedAt
}

export const TIME_COLUMNS = ['', 'median ms', 'slowest ms', 'asked for, ms']

/** A row of the page of figures, printed as soon as it is known. */
export function timeRow(name: string, times: readonly number[], bar: number | undefined): string[] {
  const row = [name, median(times), Math.max(...times), bar ?? '–'].map((cell) =>
    typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell,
  )
  console.log(row.join('  '))
  return row
}
