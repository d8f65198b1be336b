// Programs of the machine that the bench runs beside the site, where they are installed.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end } from './child.ts'
import { atEnd } from './ending.ts'

const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const TRIES = 200

/** Where it lies; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  return PLACES.map((place) => join(place, name)).find((path) => existsSync(path))
}

/** Once it listens; it ends with the bench. */
export async function startProgram(
  program: string,
  args: string[],
  where: NetConnectOpts,
): Promise<ChildProcess & { pid: number }> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  atEnd(() => end(child))
  child.on('error', () => undefined) // then it never listens
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const socket = connect(where)
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open && child.pid) return Object.assign(child, { pid: child.pid })
    await sleep(50)
  }
  throw new Error(`${program} does not start`)
}
