import { setTimeout as sleep } from 'node:timers/promises'
import { givenCategory, givenTopic } from '#tests/support/given.ts'
import { expect, test } from '#tests/support/test.ts'
import { watchDueTopics } from './due-topics.ts'

test('what is scheduled comes out by itself, also on a page that was kept', async ({ db, app }) => {
  const news = await givenCategory(db, 'ข่าว')
  const titles = async () => (await app.inject('/api/info/home')).body
  expect(await titles()).not.toContain('ถึงเวลาแล้ว') // and this answer is kept
  const due = watchDueTopics(db, () => app.memory.forget())
  const published_at = new Date(Date.now() + 400)
  const topic = await givenTopic(db, news, { title: 'ถึงเวลาแล้ว', published_at })
  due.look() // as the listener does, in every process

  await expect.poll(titles, { timeout: 4_000, interval: 50 }).toContain('ถึงเวลาแล้ว')

  expect(Date.now()).toBeGreaterThanOrEqual(published_at.getTime())
  expect((await app.inject(`/api/info/show/${topic}`)).statusCode).toBe(200)
  due.stop()
})

test('once stopped, it is quiet', async ({ db }) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'ก', published_at: new Date(Date.now() + 60) })
  let told = 0
  const due = watchDueTopics(db, () => told++)
  due.stop()
  await sleep(120)
  expect(told).toBe(0)
})
