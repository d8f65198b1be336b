// A night's import, started by the server as the process it is from a terminal too: it opens the database
// as the owner of the tables, which the server may not, and cannot slow the site down.

import { spawn } from 'node:child_process'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '..', 'scripts', 'import.ts')

/** Young rows die young: a small nursery keeps the process small and costs no time. As in package.json. */
export const IMPORT_NODE_FLAGS = ['--max-semi-space-size=8']

export interface ImportRequest {
  /** A folder or a zip on this machine. */
  path: string
  startedBy: string
  dryRun: boolean
  accept: boolean
  hold: boolean
}

export interface StartedImport {
  /** Its row in import_run tells how far it is, and in the end what became of it. */
  runId: number
  ended: Promise<void>
}

/** Answers as soon as the run can be looked up. */
export function startImport(
  { path, startedBy, dryRun, accept, hold }: ImportRequest,
  env: NodeJS.ProcessEnv,
): Promise<StartedImport> {
  const flags = Object.entries({ 'dry-run': dryRun, accept, hold }).flatMap(([flag, isSet]) =>
    isSet ? [`--${flag}`] : [],
  )
  const args = [...IMPORT_NODE_FLAGS, COMMAND, ...flags, `--by=${startedBy}`, '--', path]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return new Promise((resolve, reject) => {
    const ended = new Promise<void>((gone) => child.once('exit', () => gone()))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the import ended before it began: ${code}`)))
    child.once('message', ({ runId }: { runId: number }) => resolve({ runId, ended }))
  })
}
