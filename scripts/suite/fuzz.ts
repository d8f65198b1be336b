// `npm run fuzz -- --minutes 30 [--cases 2000000] [--seed 7] [--log fuzz.log] [--again fuzz.log]`: requests made from the
// site's own description, most of them with something wrong in them (tests/fuzz/). `--again` sends what failed in an
// earlier run once more.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { minutes: text, cases: text, seed: text, log: text, again: text },
})
// As long as it was told, or as many as it was told.
const cases = values.cases ?? (values.minutes ? '1000000000' : undefined)
const asEnvironment = Object.entries({ ...values, cases }).flatMap(([name, value]) =>
  value === undefined ? [] : [[`FUZZ_${name.toUpperCase()}`, value]],
)

const { status } = spawnSync('vitest', ['run', 'tests/fuzz.test.ts'], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: 'inherit',
  env: { ...process.env, ...Object.fromEntries(asEnvironment) },
})
process.exit(status ?? 1)
