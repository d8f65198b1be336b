// `npm run demo:questions`: makes a demo, asks it everything in demo/questions, and prints each contradiction.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeSet } from '#demo/core-system/write-set.ts'
import { readDemo } from '#demo/questions/demo.ts'
import { contradictionsIn, QUESTIONS } from '#demo/questions/index.ts'
import { demoPlan } from './night.ts'

const SHOWN = 5

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    /** The day the demo is opened on. */
    today: { type: 'string' },
  },
})
const plan = {
  ...demoPlan(values.today ? new Date(`${values.today}T05:00:00Z`) : new Date()),
  members: Number(values.members),
  seed: Number(values.seed),
  units: Number(values.members) > 500 ? 30 : 6,
}
const folder = mkdtempSync(join(tmpdir(), 'coop-questions-'))
try {
  await writeSet(plan, folder, 'utf-8')
  const all = contradictionsIn(readDemo(folder))
  for (const { question, found } of all) {
    console.log(`✗ ${question}: ${found.length}`)
    for (const sentence of found.slice(0, SHOWN)) console.log(`    ${sentence}`)
  }
  const count = all.reduce((sum, { found }) => sum + found.length, 0)
  console.log(
    `${plan.members} members, seed ${plan.seed}, as of ${plan.asOf}: ${QUESTIONS.length} questions, ${count} contradictions`,
  )
  process.exitCode = count === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
