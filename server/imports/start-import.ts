// A night's import, started by the server as the process it is from a terminal too: it opens the database
// as the owner of the tables, which the server may not, and cannot slow the site down.

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '..', '..', 'scripts', 'database', 'import.ts')

/** Young rows die young: a small nursery keeps the process small and costs no time. As in package.json. */
export const IMPORT_NODE_FLAGS = ['--max-semi-space-size=16']

export interface ImportRequest {
  /** A folder or a zip on this machine. */
  path: string
  /** What people call it. */
  name: string
  /** Login of the officer. */
  startedBy: string
  dryRun: boolean
  /** Takes what an earlier run of the same set was warned of. */
  accept: { reason: string; seenIn: number } | undefined
  hold: boolean
}

interface StartedImport {
  /** Its row in import_run tells how far it is, and in the end what became of it. */
  runId: number
  ended: Promise<void>
}

/** Answers as soon as the run can be looked up. */
export function startImport(
  { path, name, startedBy, dryRun, accept, hold }: ImportRequest,
  env: NodeJS.ProcessEnv,
): Promise<StartedImport> {
  const flags = Object.entries({ 'dry-run': dryRun, hold }).flatMap(([flag, isSet]) =>
    isSet ? [`--${flag}`] : [],
  )
  if (accept) flags.push('--accept', `--reason=${accept.reason}`, `--seen-in=${accept.seenIn}`)
  const child = startCommand(
    [...flags, `--by=${startedBy}`, '--staff', `--name=${name}`, '--', path],
    env,
  )
  return new Promise((resolve, reject) => {
    // Not at its exit: the last words of a process can arrive after that.
    const ended = new Promise<void>((gone) => child.once('close', () => gone()))
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`the import ended before it began: ${code}`)))
    child.once('message', ({ runId }: { runId: number }) => resolve({ runId, ended }))
  })
}

export type HeldCommand = { publish: number } | { discard: number } | { rollback: true }

/**
 * Moves or gives up a run that was checked before; the command itself asks once more whether it may. Answers the
 * sentence of its refusal, or undefined when it was done.
 */
export function commandNight(
  command: HeldCommand,
  by: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const [[name, value] = []] = Object.entries(command)
  const child = startCommand(
    [value === true ? `--${name}` : `--${name}=${value}`, `--by=${by}`, '--staff'],
    env,
  )
  return new Promise((resolve, reject) => {
    let refused: string | undefined
    child.once('error', reject)
    child.on('message', (said: { refused?: string }) => {
      refused = said.refused
    })
    child.once('close', (code) => {
      if (code === 0 || refused) resolve(refused)
      else reject(new Error(`the command for nights ended with ${code}`))
    })
  })
}

function startCommand(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...IMPORT_NODE_FLAGS, COMMAND, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
