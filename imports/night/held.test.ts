import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { publishHeld } from '#imports/night/publishing.ts'
import { givenSet, NO_AUDIT, sharedNightDatabase } from '#tests/support/night/night.ts'

const database = sharedNightDatabase('night_held')
beforeEach(() => twoPeople('no'))

function twoPeople(value: 'yes' | 'no') {
  return database.query(`update setting set value = '${value}' where name = 'import_two_people'`)
}

let seed = 0

/** Loads another cooperative of ten members; answers its run. */
async function held(startedBy: string, options = {}): Promise<number> {
  const folder = await givenSet({ members: 10, months: 4, seed: ++seed })
  const outcome = await database.load(folder, { startedBy, accept: true, hold: true, ...options })
  if (outcome.state !== 'waiting') throw new Error(outcome.state)
  return outcome.runId
}

async function run(runId: number) {
  const [row] =
    await database.query(`select state, percent, started_by, approved_by, run_id = (select run_id from publication) as shown
     from import_run where run_id = ${runId}`)
  return row
}

test('SEC-40 where two people are needed no run publishes itself: it is checked and kept, and seen once somebody else publishes it', async () => {
  await twoPeople('yes')
  const runId = await held('somchai', { hold: false })
  expect(await run(runId)).toMatchObject({ state: 'waiting', percent: 98, started_by: 'somchai' })
  expect(await database.query('select from publication')).toEqual([])

  await expect(publishHeld(database.owner, runId, ' Somchai', NO_AUDIT)).rejects.toThrow(
    'ต้องเป็นคนละคน',
  )
  expect(await run(runId)).toMatchObject({ state: 'waiting' })

  await publishHeld(database.owner, runId, 'somying', NO_AUDIT)
  expect(await run(runId)).toMatchObject({
    state: 'published',
    percent: 100,
    approved_by: 'somying',
    shown: true,
  })
  expect(await database.query('select from member_detail')).toHaveLength(10)
})

test('a held run outlives a refused one, and is overtaken by the next good one', async () => {
  const first = await held('somchai')
  const faulty = await givenSet({ members: 10, months: 4, seed: 90 })
  writeFileSync(join(faulty, 'unit.csv'), 'nonsense\r\n')
  expect(await database.load(faulty)).toMatchObject({ state: 'refused' })
  expect(await run(first)).toMatchObject({ state: 'waiting' })

  const second = await held('somchai')
  expect(await run(first)).toMatchObject({ state: 'superseded' })
  await expect(publishHeld(database.owner, first, 'somying', NO_AUDIT)).rejects.toThrow(
    'ไม่ได้รอการอนุมัติ',
  )
  // Where one is enough, whoever held a run may publish it.
  await publishHeld(database.owner, second, 'somchai', NO_AUDIT)
  expect(await run(second)).toMatchObject({ state: 'published', shown: true })
  await expect(publishHeld(database.owner, second, 'somying', NO_AUDIT)).rejects.toThrow(
    'ไม่ได้รอการอนุมัติ',
  )
  const third = await held('somchai')
  await database.load(await givenSet({ members: 10, months: 4, seed: 91 }), { accept: true })
  expect(await run(third)).toMatchObject({ state: 'superseded' })
  expect(
    await database.query(
      `select from pg_class where relnamespace = 'night'::regnamespace and relname = 'share_${third}'`,
    ),
  ).toEqual([])
})

test('a set that cannot be read at all leaves word of it, and of who sent it', async () => {
  const outcome = await database.load(join('no', 'such', 'set.zip'), { startedBy: 'somchai' })

  expect(outcome).toMatchObject({ state: 'refused', count: 1 })
  expect(
    await database.query(`select source, state, started_by, says from import_run join import_problem using (run_id)
       order by run_id desc limit 1`),
  ).toEqual([{ source: 'set.zip', state: 'refused', started_by: 'somchai', says: 'ไม่พบ set.zip' }])
})
