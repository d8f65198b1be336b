// What else runs on this machine while nothing of ours has work: on a shared one, figures vary with it.

import { availableParallelism, cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './median.ts'

const PAUSE_MS = 250
const NOISY_CORES = 0.2

const seen: number[] = []

/** A pause before the next round: the last one's connections close, and the neighbours are looked at. */
export async function rest(): Promise<void> {
  await sleep(PAUSE_MS / 2)
  const before = busyMs()
  await sleep(PAUSE_MS)
  seen.push((busyMs() - before) / PAUSE_MS)
}

export function printNeighbours(): void {
  const cores = median(seen)
  const noisy = cores > NOISY_CORES ? ' Measure again when they are done.' : ''
  console.log(
    `Between rounds other programs used ${cores.toFixed(1)} of ${availableParallelism()} cores.${noisy}`,
  )
}

function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
