// CPU of a PostgreSQL cluster: what a request costs is spent there as much as in the server.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MICROSECONDS_A_TICK = 10_000

/** Microseconds all processes of the cluster in this data folder have used so far; NaN where the machine does not tell. */
export function postgresCpu(clusterFolder: string): number {
  try {
    const postmaster = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')[0]
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids
      .map(statOf)
      .filter((stat) => stat.pid === postmaster || stat.parent === postmaster)
      .reduce((sum, { ticks, ended, pid }) => {
        // Those that have ended are counted by the one that started them.
        return sum + (ticks + (pid === postmaster ? ended : 0)) * MICROSECONDS_A_TICK
      }, 0)
  } catch {
    return Number.NaN
  }
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in brackets may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid,
      parent: fields[1],
      ticks: Number(fields[11]) + Number(fields[12]),
      ended: Number(fields[13]) + Number(fields[14]),
    }
  } catch {
    return { pid, parent: undefined, ticks: 0, ended: 0 }
  }
}
