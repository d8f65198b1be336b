import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'
import { startScheduledTopics } from './scheduled-topics.ts'

test('pages are dropped when a scheduled topic is due, not earlier, and not for a draft', async ({
  db,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const { promise, resolve } = Promise.withResolvers<number>()
  const due = startScheduledTopics(db, () => resolve(Date.now()))
  const published_at = new Date(Date.now() + 300)
  const before = new Date(Date.now() + 100)
  await givenTopic(db, news, { title: 'ร่าง', state: 'draft', published_at: before })
  await givenTopic(db, news, { title: 'ถึงเวลาแล้ว', published_at })
  due.look() // as the listener does, in every process, when a table has changed

  expect(await promise).toBeGreaterThanOrEqual(published_at.getTime())
  due.stop()
})

test('once stopped, nothing is dropped any more', async ({ db }) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'ก', published_at: new Date(Date.now() + 60) })
  let dropped = 0
  const due = startScheduledTopics(db, () => dropped++)
  due.stop()
  await sleep(120)
  expect(dropped).toBe(0)
})
