// A backup and its proof, by the same commands as from a terminal, in processes of their own.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { isBaseBackupDue } from '#database/archive/state.ts'

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts', 'database')

/**
 * The nightly job (server/jobs/index.ts). A backup that was not made is an error and tried again. One that was made and not
 * proved is shown in the back office: made again at once, it would push an older good one out of the folder.
 */
export async function backUpAndProve(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  if (!(await runCommand('backup', env, signal)))
    throw new Error('npm run backup failed; its reason is in the terminal or the journal')
  await runCommand('restore-drill', env, signal)
  signal.throwIfAborted()
}

/** The job that sees to a base backup where one is due. */
export async function makeDueBaseBackup(
  folder: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  if (!(await isBaseBackupDue(folder, new Date()))) return
  if (!(await runCommand('base-backup', env, signal)))
    throw new Error('npm run base-backup failed; its reason is in the terminal or the journal')
}

export async function copyOffMachine(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  if (!(await runCommand('copy-backups', env, signal)))
    throw new Error('npm run copy-backups failed; its reason is in the terminal or the journal')
}

/** What they say stands in the terminal; how they ended, in the back office. Told to stop, they tidy up and end. */
export function runCommand(
  command: 'backup' | 'restore-drill' | 'base-backup' | 'copy-backups',
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(SCRIPTS, `${command}.ts`)], {
      env,
      stdio: 'inherit',
    })
    const stop = () => child.kill('SIGTERM')
    signal?.addEventListener('abort', stop)
    const ended = (succeeded: boolean) => {
      signal?.removeEventListener('abort', stop)
      resolve(succeeded)
    }
    child.once('error', () => ended(false))
    child.once('exit', (code) => ended(code === 0))
  })
}
