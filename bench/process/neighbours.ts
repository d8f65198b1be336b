// What else runs on this machine while nothing of ours has work: on a shared one, figures vary with it.

import { availableParallelism, cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 250
const NOISY_CORES = 0.2

/** A pause before the next round. Answers how many cores the neighbours used in it. */
export async function rest(): Promise<number> {
  await sleep(PAUSE_MS / 2) // connections of the last round close
  const before = busyMs()
  const startedAt = performance.now()
  await sleep(PAUSE_MS)
  return (busyMs() - before) / (performance.now() - startedAt)
}

/** Empty when they were quiet, and then the figures can be believed. */
export function noiseOf(rests: number[]): string {
  const cores = rests.reduce((sum, used) => sum + used, 0) / rests.length
  if (cores < NOISY_CORES) return ''
  return `noisy: other programs used ${cores.toFixed(1)} of ${availableParallelism()} cores`
}

function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
