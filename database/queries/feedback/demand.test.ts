import pg from 'pg'
import { inject } from 'vitest'
import { testUrl } from '#tests/support/app/database.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDemand } from '#tests/support/given/feedback.ts'
import { addStep, addVote } from './demand.ts'

test('pages are drawn anew for what people can see, and not for what strangers send or vote', async ({
  connection: { db },
}) => {
  const database = `test_${process.env.VITEST_POOL_ID}`
  const staff = new pg.Client({
    connectionString: testUrl(inject('postgresPort'), 'app_migrate', database),
  })
  const told: string[] = []
  staff.on('notification', ({ payload }) => told.push(String(payload)))
  await staff.connect()
  try {
    await staff.query('listen content')
    const after = async (change: () => Promise<unknown>) => {
      told.length = 0
      await change()
      await staff.query('select 1') // what was told arrives before the answer
      return [...new Set(told)].toSorted()
    }
    let id = 0
    const send = async (published_at: Date | null) => {
      id = (await givenDemand(db, { published_at })).id
    }
    const now = new Date()

    expect(await after(() => send(null))).toEqual([])
    expect(await after(() => addStep(db, id, 'working', now))).toEqual([])
    expect(await after(() => staff.query('update demand set published_at = now()'))).toEqual([
      'demand',
    ])
    expect(await after(() => addStep(db, id, 'answered', now))).toEqual(['demand_step'])
    expect(await after(() => addVote(db, id, 'somebody', now))).toEqual([])
    expect(await after(() => send(now))).toEqual(['demand', 'demand_step'])
    expect(await after(() => staff.query('delete from demand'))).toEqual(['demand'])
  } finally {
    await staff.query('delete from demand')
    await staff.end()
  }
})
