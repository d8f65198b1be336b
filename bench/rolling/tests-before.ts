// `npm run tests-before [-- COMMIT]`: whether the tests of the release before pass on the schema of this one, as its hosts
// serve with it until they are updated.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseBefore, thisRelease } from './releases.ts'

// Those that read and write as hosts do; not those that compare the schema itself.
const TESTS = ['routes', 'identity', 'audit', 'settings', 'outbox', 'jobs', 'units', 'papers']
const MIGRATIONS = join('database', 'migrations')

const folder = mkdtempSync(join(tmpdir(), 'coop-before-'))
try {
  const [old, next] = [releaseBefore(join(folder, 'before'), process.argv[2]), thisRelease()]
  const more = next.migrations - old.migrations
  console.log(`The tests of ${old.name} on the schema of ${next.name}, ${more} migrations later`)
  cpSync(join(next.folder, MIGRATIONS), join(old.folder, MIGRATIONS), { recursive: true })
  const vitest = join(next.folder, 'node_modules', 'vitest', 'vitest.mjs')
  const files = TESTS.map((subject) => `server/${subject}`)
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'node', ...files], {
    cwd: old.folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
