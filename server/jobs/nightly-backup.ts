// Every night, a backup and its proof: by the same commands as from a terminal, in processes of their own.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bangkokDate } from '#domain/calendar/thai-date.ts'

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts', 'database')
const DAY_MS = 24 * 60 * 60 * 1_000

/** How long until it is this time in Thailand again. */
export function untilNext(at: string, now: Date): number {
  const today = new Date(`${bangkokDate(now)}T${at}:00+07:00`).getTime()
  const wait = today - now.getTime()
  return wait > 0 ? wait : wait + DAY_MS
}

/** Answers how to stop. `at` is undefined where somebody else sees to it. */
export function backUpNightly(at: string | undefined, env: NodeJS.ProcessEnv): () => void {
  if (at === undefined) return () => undefined
  let timer: NodeJS.Timeout
  function wait(time: string) {
    timer = setTimeout(
      async () => {
        wait(time)
        if (await runCommand('backup', env)) await runCommand('restore-drill', env)
      },
      untilNext(time, new Date()),
    )
    timer.unref()
  }
  wait(at)
  return () => clearTimeout(timer)
}

/** What they say stands in the terminal; how they ended, in the back office. */
export function runCommand(
  command: 'backup' | 'restore-drill',
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(SCRIPTS, `${command}.ts`)], {
      env,
      stdio: 'inherit',
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
