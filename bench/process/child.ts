// Child processes that talk to the bench: ask one something, wait for its answer, see it gone.

import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atEnd } from './ending.ts'

const GONE_WITHIN_MS = 3_000
const BENCH = join(import.meta.dirname, '..')

/** A script of the bench in a process of its own, so that no two share an event loop. */
export function startChild(
  script: string,
  args: string[],
  options: Pick<ForkOptions, 'execArgv' | 'env'> = {},
): ChildProcess {
  const child = fork(join(BENCH, script), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced', // bodies travel as bytes
  })
  atEnd(() => end(child))
  return child
}

/** The child's next word. */
export function wordOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const script = child.spawnargs.find((arg) => arg.endsWith('.ts'))
    const ended = () => reject(new Error(`${script} ended early; the lines above may say why`))
    child.once('exit', ended)
    child.once('message', (word) => {
      child.off('exit', ended)
      resolve(word as T)
    })
  })
}

export function ask<T>(child: ChildProcess, question: unknown): Promise<T> {
  const answer = wordOf<T>(child)
  child.send(question as object)
  return answer
}

/** Ours leave when the line is cut (listening.ts); a stuck or foreign one is made to. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  if (child.connected) child.disconnect()
  else child.kill()
  const late = setTimeout(() => child.kill('SIGKILL'), GONE_WITHIN_MS)
  await gone
  clearTimeout(late)
}
