import { expect, test } from 'vitest'
import { newClient } from '#database/import/client.ts'
import { dropPartitions } from '#database/import/run-partition.ts'
import { discardHeld } from '#imports/night/publishing.ts'
import { givenSet, sharedNightDatabase } from '#tests/support/night/night.ts'

const database = sharedNightDatabase('night_cancelled')

function leavesOf(runId: number) {
  return database.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'night'::regnamespace and relname ~ '_${runId}$'`,
  )
}

test('a run that is not wanted any more stops by itself and leaves nothing behind', async () => {
  const outcome = await database.load(await givenSet({ members: 60, months: 24 }), {
    onRun: (runId) =>
      void database.query(`insert into import_cancel values (${runId}, 'somchai', now())`),
  })

  if (outcome.state !== 'cancelled') throw new Error(outcome.state)
  expect(await leavesOf(outcome.runId)).toEqual([])
  expect(await database.query('select state, stage, problems from import_run')).toEqual([
    { state: 'cancelled', stage: 'done', problems: 0 },
  ])
  expect(await database.query('select from publication')).toEqual([])
})

test('a held run that is given up is gone, and told with who gave it up', async () => {
  const options = { hold: true, accept: true }
  const held = await database.load(await givenSet({ members: 5, months: 4 }), options)
  if (held.state !== 'waiting') throw new Error(held.state)
  const told: string[] = []

  await discardHeld(database.owner, held.runId, async (_client, action, runId) => {
    told.push(`${action} ${runId}`)
  })

  expect(told).toEqual([`import.cancel ${held.runId}`])
  expect(await leavesOf(held.runId)).toEqual([])
  await expect(discardHeld(database.owner, held.runId, async () => undefined)).rejects.toThrow(
    'ไม่ได้รอการอนุมัติ',
  )
})

test('of a run that goes, what somebody reads stays until they have read it; all else goes at once', async () => {
  const options = { hold: true, accept: true }
  const held = await database.load(await givenSet({ members: 5, months: 4, seed: 2 }), options)
  if (held.state !== 'waiting') throw new Error(held.state)
  const { runId } = held
  const [reader, sweeper] = [newClient(database.owner), newClient(database.owner)]
  await Promise.all([reader.connect(), sweeper.connect()])
  await database.query(`alter table night.loan detach partition night.loan_${runId}`)
  await reader.query(`begin; select from night.share_${runId}; select from night.loan_${runId}`)

  await dropPartitions(sweeper, [runId])
  expect((await leavesOf(runId)).map(({ relname }) => relname).sort()).toEqual([
    `loan_${runId}`,
    `share_${runId}`,
  ])

  await reader.query('commit')
  await dropPartitions(sweeper, [runId])
  expect(await leavesOf(runId)).toEqual([])
  await Promise.all([reader.end(), sweeper.end()])
})
