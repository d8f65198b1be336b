// CPU of a process and of those it started: PostgreSQL, PHP and nginx work in children.

import { readdirSync, readFileSync } from 'node:fs'

const MICROSECONDS_A_TICK = 10_000

/** Microseconds used so far; NaN where the machine does not tell. */
export function treeCpu(pid: number): number {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids
      .map(statOf)
      .filter((stat) => stat.pid === pid || stat.parent === pid)
      .reduce((sum, stat) => {
        // Those that have ended are counted by the one that started them.
        return sum + (stat.ticks + (stat.pid === pid ? stat.ended : 0)) * MICROSECONDS_A_TICK
      }, 0)
  } catch {
    return Number.NaN
  }
}

/** Fields 14 to 17 of proc_pid_stat(5). */
function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in brackets may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      ended: Number(fields[13]) + Number(fields[14]),
    }
  } catch {
    return { pid: Number(pid), parent: undefined, ticks: 0, ended: 0 } // gone meanwhile
  }
}
