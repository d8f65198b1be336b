// `npm run recount`: every figure that the product answers counted again from a night's files, for 200 members drawn by
// a seed and 12 months. RECOUNT_MEMBERS, RECOUNT_MONTHS and RECOUNT_SEED say otherwise. And the morning page's figures of 36 nights of three
// cooperatives (METRIC_SEEDS, METRIC_MONTHS).

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const LARGE = {
  RECOUNT_MEMBERS: '200',
  RECOUNT_MONTHS: '12',
  RECOUNT_SEED: '1',
  METRIC_SEEDS: '3',
  METRIC_MONTHS: '36',
}

const { status } = spawnSync(
  'vitest',
  ['run', 'tests/recount.test.ts', 'tests/recount-metrics.test.ts'],
  {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: 'inherit',
    env: { ...LARGE, ...process.env },
  },
)
process.exit(status ?? 1)
