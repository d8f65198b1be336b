import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenNightDatabase, givenSet, type NightDatabase } from '#tests/support/night/night.ts'
import { shareMovementsOf, shareOf } from '../queries/figures/share.ts'
import { type Connection, connect } from './connect.ts'
import { readAs } from './reader.ts'

let database: NightDatabase
let connection: Connection
beforeAll(async () => {
  database = await givenNightDatabase('reader')
  connection = connect(database.app, 2)
})
afterAll(() => connection.close())

test('whoever began to read one night goes on with it, though the next is published meanwhile', async () => {
  await database.load(await givenSet({ members: 5, seed: 1 }))
  const next = await givenSet({ members: 5, seed: 2 })
  const [{ run_id } = { run_id: 0 }] = await database.query<{ run_id: number }>(
    'select run_id from publication',
  )

  await readAs(connection.db, { member: '000001' }, async (trx) => {
    const before = await shareOf(trx, '000001')
    await database.load(next, { accept: true })
    const movements = await shareMovementsOf(trx, '000001')

    expect(movements.at(-1)?.balance).toBe(before?.balance)
  })

  const [now] = await database.query<{ run_id: number }>('select run_id from publication')
  expect(now?.run_id).toBeGreaterThan(run_id)
})

test('a reader’s name is a plain one, or nothing is read', async () => {
  const read = () => Promise.resolve()
  for (const member of ['', "000001'", 'a b', 'member:000001', '000001\n'])
    await expect(readAs(connection.db, { member }, read)).rejects.toThrow(RangeError)
})
