import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAnswer, givenQuestion } from '#tests/support/given/board.ts'
import { givenVisitor } from '#tests/support/given/site.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

type Visitor = Awaited<ReturnType<typeof givenVisitor>>

async function report(
  app: FastifyInstance,
  id: number | string,
  words: Record<string, unknown> = {},
  visitor?: Visitor,
) {
  const payload = { reason: 'rude', detail: '', recaptcha: await solvedCaptcha(app), ...words }
  const headers = visitor && { cookie: visitor.cookie, 'x-csrf-token': visitor.token }
  return app.inject({ method: 'POST', url: `/api/info/board/${id}/report`, payload, headers })
}

test('a question or an answer is reported with a reason, and stays until an officer decides', async ({
  db,
  app,
}) => {
  const asked = await givenQuestion(db)
  const answer = await givenAnswer(db, asked)

  const replies = [
    await report(app, asked, { reason: 'advert' }),
    await report(app, answer, { reason: 'other', detail: ' ซ้ำ\u202E ' }),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const rows = await db.selectFrom('board_report').selectAll().orderBy('report_id').execute()
  expect(rows).toMatchObject([
    { message_id: asked, reason: 'advert', detail: '', settled_at: null },
    { message_id: answer, reason: 'other', detail: 'ซ้ำ', settled_at: null },
  ])
  const shown = (await app.inject(`/api/info/board/${asked}`)).json().data
  expect(shown.answers).toHaveLength(1)
})

test('a visitor reports a message once; another visitor may too', async ({ db, app }) => {
  const asked = await givenQuestion(db)
  const [somying, prasert] = [await givenVisitor(app), await givenVisitor(app)]

  expect((await report(app, asked, {}, somying)).statusCode).toBe(200)
  const again = await report(app, asked, {}, somying)
  expect(again.statusCode).toBe(409)
  expect(again.json().error).toContain('แจ้งข้อความนี้ไว้แล้ว')
  expect((await report(app, asked, {}, prasert)).statusCode).toBe(200)
})

test('what is wrong is refused and changes nothing', async ({ db, app }) => {
  const asked = await givenQuestion(db)
  const held = await givenQuestion(db, { state: 'waiting' })

  expect((await report(app, held)).statusCode).toBe(404)
  expect((await report(app, 999_999)).statusCode).toBe(404)
  expect((await report(app, 'x')).statusCode).toBe(400)
  expect((await report(app, asked, { reason: 'boring' })).statusCode).toBe(400)
  expect((await report(app, asked, { detail: 'ก'.repeat(301) })).statusCode).toBe(400)
  expect((await report(app, asked, { recaptcha: 'x' })).statusCode).toBe(400)
  expect(await db.selectFrom('board_report').selectAll().execute()).toEqual([])
})

test('after twenty reports in an hour a network has to wait', async ({ db, app }) => {
  const asked = await givenQuestion(db)
  let last = 0
  for (let count = 0; count < 21; count++)
    last = (await report(app, asked, { recaptcha: '' })).statusCode

  expect(last).toBe(429)
})
