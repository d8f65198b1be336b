import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** PostgreSQL on a cluster of ours; what it says goes into the log, after what is there (`a`) or instead of it (`w`). */
export function spawnPostgres(
  place: Place,
  settings: Record<string, string | number>,
  log: { file: string; flag: 'a' | 'w' },
): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log.file, log.flag)
  const child = spawn(join(place.programs, 'postgres'), ['-D', place.cluster, ...flags], {
    ...place.account,
    cwd: '/',
    // Its own group: Ctrl-C in the terminal must reach us first, so that requests end before it does.
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return child
}
