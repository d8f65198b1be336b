// Any set that the demo core system writes loads without a fault, and every fault planted in one is found.
// NIGHT_SEEDS=50 tries fifty; the suite takes a few.

import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAULT_KINDS, plantFaults } from '#demo/core-system/files/faults.ts'
import { Random } from '#demo/core-system/random.ts'
import { givenSet, sharedNightDatabase } from '#tests/support/night/night.ts'

const SEEDS = Number(process.env.NIGHT_SEEDS) || 2
const SEED_NUMBERS = Array.from({ length: SEEDS }, (_, at) => at + 1)

const database = sharedNightDatabase('night_every_set')

test.each(SEED_NUMBERS)(
  'seed %i makes a cooperative whose every sum is right',
  { timeout: 60_000 },
  async (seed) => {
    const dice = new Random(seed, 'size')
    const plan = {
      seed,
      members: dice.whole(1, 80),
      months: dice.whole(3, 40),
      units: dice.whole(1, 12),
    }

    const outcome = await database.load(await givenSet(plan), { accept: true })

    expect(outcome).toMatchObject({ state: 'published' })
  },
)

test('the same seed writes the same bytes', async () => {
  const written = async (seed: number) => {
    const folder = await givenSet({ seed, members: 20, months: 4 })
    return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')])
  }
  const first = await written(900)
  expect(first.length).toBeGreaterThan(30)
  expect(await written(900)).toEqual(first)
  expect(await written(901)).not.toEqual(first)
})

test.each(SEED_NUMBERS)(
  'faults of every kind planted in seed %i are all found in one run, by line, and nothing else is told',
  { timeout: 60_000 },
  async (seed) => {
    const folder = await givenSet({ seed, members: 60 + seed, months: 12 + (seed % 20) })
    const faults = plantFaults(folder, FAULT_KINDS, 3, seed)
    const before = await database.query('select * from publication')

    const outcome = await database.load(folder, { accept: true })

    expect(faults.length).toBe(3 * FAULT_KINDS.length)
    expect(outcome.state).toBe('refused')
    const found = outcome.state === 'refused' ? outcome.problems : []
    expect(found.map(place).sort()).toEqual(faults.map(place).sort())
    expect(found.every(({ says }) => /[ก-๙]/.test(says))).toBe(true)
    expect(await database.query('select * from publication')).toEqual(before)
    expect(
      await database.query(
        `select problems from import_run where state = 'refused' order by run_id desc limit 1`,
      ),
    ).toEqual([{ problems: found.length }])
  },
)

function place({ file, line, column }: { file: string; line?: number; column?: string }): string {
  return `${file} ${line} ${column}`
}

test('a wrong cell, a key given twice and a wrong total are three problems, and told together', async () => {
  const folder = await givenSet({ seed: 6, members: 10, months: 4 })
  const [cell] = plantFaults(folder, ['no-amount'], 1, 6)
  const file = join(folder, 'share_movement.csv')
  const lines = readFileSync(file, 'utf8').split('\r\n')
  appendFileSync(file, `${lines[1]}\r\n`)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  for (const entry of manifest.files)
    if (entry.data_set === 'share_movement') promiseTwice(entry, lines)
  for (const entry of manifest.files) if (entry.data_set === 'receipt') entry.sums.amount = '1.00'
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))

  const outcome = await database.load(folder, { accept: true })

  const found = outcome.state === 'refused' ? outcome.problems : []
  // Files are read side by side, so which of them tells first is chance.
  expect(found.map(place).sort()).toEqual([
    `deposit_movement.csv ${cell?.line} amount`,
    'receipt.csv undefined amount',
    `share_movement.csv ${lines.length} membership_no`,
  ])
})

/** Keeps the promise true for a first row that is there twice. */
function promiseTwice(
  entry: { rows: number; sums: Record<string, string> },
  [head = '', row = '']: string[],
): void {
  const cells = row.split(',')
  entry.rows++
  for (const [at, name] of head.split(',').entries()) {
    const sum = entry.sums[name]
    if (sum !== undefined) entry.sums[name] = (Number(sum) + Number(cells[at])).toFixed(2)
  }
}

test('a file that is no file of ours does not make every other one wrong', async () => {
  const folder = await givenSet({ seed: 7, members: 10, months: 4 })
  writeFileSync(join(folder, 'member_detail.csv'), 'name,age\r\nสมชาย,40\r\n')

  const outcome = await database.load(folder, { accept: true })

  const files = outcome.state === 'refused' ? outcome.problems.map(({ file }) => file) : []
  expect(new Set(files)).toEqual(new Set(['member_detail.csv']))
})
