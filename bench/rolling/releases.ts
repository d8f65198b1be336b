// Two releases as an operator has them: the one before, from a commit and built in a folder of its own, and this one.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

export interface Release {
  name: string
  folder: string
  migrations: number
  files: string[]
}

/** Without a commit: the one before the last change of pages, so that the two have different files. */
export function releaseBefore(folder: string, commit = commitBefore()): Release {
  const name = git('rev-parse', '--short', commit)
  mkdirSync(folder)
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 }),
  })
  if (!existsSync(join(folder, 'server', 'pages', 'other-releases.ts')))
    throw new Error(`${name} is from before releases could run side by side; name a later commit.`)
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  build(folder)
  return released(name, folder)
}

/** What stands in this folder, committed or not. */
export function thisRelease(): Release {
  build(ROOT)
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes'
  return released(git('rev-parse', '--short', 'HEAD') + changed, ROOT)
}

function commitBefore(): string {
  return `${git('rev-list', '-1', 'HEAD', '--', 'web', 'domain', 'contract')}^`
}

function released(name: string, folder: string): Release {
  return {
    name,
    folder,
    migrations: globSync('*.sql', { cwd: join(folder, 'database', 'migrations') }).length,
    files: globSync('*.{js,css}', { cwd: join(folder, 'dist', 'web', 'assets') }),
  }
}

function build(cwd: string): void {
  const args = [join(cwd, 'scripts', 'build.ts'), '--if-stale']
  const { status } = spawnSync(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`${cwd} could not be built`)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT }).toString().trim()
}
