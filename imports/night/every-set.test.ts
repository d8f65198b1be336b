// Any set that the demo core system writes loads without a fault, and every fault planted in one is found.
// NIGHT_SEEDS=50 tries fifty; the suite takes a few.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { Dice } from '#demo/core-system/dice.ts'
import { plantFaults, REFERENCE_FAULTS, ROW_FAULTS, SUM_FAULTS } from '#demo/core-system/faults.ts'
import {
  asked,
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
} from '#tests/support/night.ts'

const SEEDS = Number(process.env.NIGHT_SEEDS) || 3

let database: NightDatabase
beforeAll(async () => {
  database = await givenNightDatabase('night_every_set')
})

test.each(Array.from({ length: SEEDS }, (_, at) => at + 1))(
  'seed %i makes a cooperative whose every sum is right',
  { timeout: 60_000 },
  async (seed) => {
    const dice = new Dice(seed, 'size')
    const plan = {
      seed,
      members: dice.whole(1, 80),
      months: dice.whole(3, 40),
      units: dice.whole(1, 12),
    }

    const outcome = await load(await givenSet(plan), database, { accept: true })

    expect(outcome).toMatchObject({ state: 'published' })
  },
)

test('the same seed writes the same bytes', async () => {
  await load(await givenSet({ seed: 900 }), database, { accept: true })

  expect(await load(await givenSet({ seed: 900 }), database)).toMatchObject({
    state: 'already-loaded',
  })
  expect(await load(await givenSet({ seed: 901 }), database, { accept: true })).toMatchObject({
    state: 'published',
  })
})

test.each([
  ['in the rows themselves', ROW_FAULTS],
  ['between the files', REFERENCE_FAULTS],
  ['in the sums', SUM_FAULTS],
])(
  'planted faults %s are all found, by line, and nothing is changed',
  { timeout: 60_000 },
  async (_, kinds) => {
    const folder = await givenSet({ seed: 5, members: 120 })
    const faults = plantFaults(folder, kinds, 3, 5)
    const before = await asked(database.owner, 'select * from publication')

    const outcome = await load(folder, database, { accept: true })

    expect(faults.length).toBe(3 * kinds.length)
    expect(outcome.state).toBe('refused')
    const found = outcome.state === 'refused' ? outcome.problems : []
    const places = found.map(({ file, line, column }) => `${file} ${line} ${column}`)
    expect(
      faults
        .map(({ file, line, column }) => `${file} ${line} ${column}`)
        .filter((place) => !places.includes(place)),
    ).toEqual([])
    expect(found.every(({ says }) => /[ก-๙]/.test(says))).toBe(true)
    expect(await asked(database.owner, 'select * from publication')).toEqual(before)
    expect(
      await asked(
        database.owner,
        `select problems from import_run where state = 'refused' order by run_id desc limit 1`,
      ),
    ).toEqual([{ problems: found.length }])
  },
)

test('two rows with one key are told by the line of the second', async () => {
  const folder = await givenSet({ seed: 6 })
  const [, second = ''] = readFileSync(`${folder}/unit_membership.csv`, 'utf8').split('\r\n')
  const lines = readFileSync(`${folder}/unit_membership.csv`, 'utf8').split('\r\n').length
  appendFileSync(`${folder}/unit_membership.csv`, `${second}\r\n`)
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
  for (const file of manifest.files) if (file.data_set === 'unit_membership') file.rows++
  writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest))

  const outcome = await load(folder, database, { accept: true })

  expect(outcome).toMatchObject({
    state: 'refused',
    count: 1,
    problems: [{ line: lines, says: 'ซ้ำกับบรรทัดก่อนหน้า' }],
  })
})
