import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { treeCpu } from './tree-cpu.ts'

/** Microseconds all processes of the cluster in this data folder have used so far; NaN where the machine does not tell. */
export function postgresCpu(clusterFolder: string): number {
  try {
    return treeCpu(Number.parseInt(readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8'), 10))
  } catch {
    return Number.NaN
  }
}
