import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAnswer, givenQuestion } from '#tests/support/given/board.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember, givenSetting, givenVisitor } from '#tests/support/given/site.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

const QUESTION = { title: 'กู้ฉุกเฉิน', body: 'ใช้เอกสารอะไรบ้าง', name: 'สมหญิง' }
const ANSWER = { body: 'ใช้สลิปเงินเดือนครับ', name: 'ประเสริฐ' }

async function post(
  app: FastifyInstance,
  url: string,
  words: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const recaptcha = await solvedCaptcha(app)
  return app.inject({ method: 'POST', url, payload: { recaptcha, ...words }, headers })
}

async function givenSession(db: Db, name?: string): Promise<Record<string, string>> {
  const { token } = await issueMemberSession(db, await givenMember(db, name), 'other')
  return { authorization: `Bearer ${token}` }
}

const kept = (db: Db) => db.selectFrom('board_message').selectAll().execute()

test('a guest’s question is kept for an officer, and nobody else sees it', async ({ db, app }) => {
  const reply = await post(app, '/api/info/board', { ...QUESTION, email: 'somying@example.com' })

  const { topic_id } = reply.json().data
  expect(reply.json()).toEqual({ rc_code: '1', data: { topic_id, state: 'waiting' } })
  expect(await kept(db)).toMatchObject([
    {
      message_id: topic_id,
      title: 'กู้ฉุกเฉิน',
      author_kind: 'guest',
      author_name: 'สมหญิง',
      author_no: null,
      email: 'somying@example.com',
      state: 'waiting',
      decided_at: null,
    },
  ])
  expect((await app.inject(`/api/info/board/${topic_id}`)).statusCode).toBe(404)
})

test('a member’s question is on the board at once, under the session’s name', async ({
  db,
  app,
}) => {
  const session = await givenSession(db, 'วราภรณ์')

  const reply = await post(app, '/api/info/board', { ...QUESTION, name: 'ผู้แอบอ้าง' }, session)

  const { topic_id, state } = reply.json().data
  expect(state).toBe('shown')
  const shown = (await app.inject(`/api/info/board/${topic_id}`)).json().data
  expect(shown.author).toEqual({ kind: 'member', name: 'วราภรณ์ จ.' })
  expect((await kept(db))[0]?.author_no).toMatch(/^\d{6}$/)
})

for (const [hold, ...states] of [
  ['everyone', 'waiting', 'waiting'],
  ['guests', 'waiting', 'shown'],
  ['nobody', 'shown', 'shown'],
  ['something else', 'waiting', 'waiting'],
] as const) {
  test(`with board_hold ${hold} a guest’s post is ${states[0]} and a member’s ${states[1]}`, async ({
    db,
    app,
  }) => {
    await givenSetting(db, 'board_hold', hold)

    const guest = await post(app, '/api/info/board', QUESTION)
    const member = await post(
      app,
      '/api/info/board',
      { ...QUESTION, title: 'ของสมาชิก' },
      await givenSession(db),
    )

    expect([guest, member].map((reply) => reply.json().data.state)).toEqual(states)
  })
}

test('an answer follows the same rule, and comes back as everybody sees it', async ({
  db,
  app,
}) => {
  const url = `/api/info/board/${await givenQuestion(db)}/reply`

  const held = await post(app, url, ANSWER)
  const shown = await post(app, url, { body: 'ขอบคุณค่ะ' }, await givenSession(db))

  expect(held.json().data).toEqual({ state: 'waiting', answer: null })
  expect(shown.json().data).toMatchObject({
    state: 'shown',
    answer: { body: 'ขอบคุณค่ะ', author: { kind: 'member', name: 'สมหญิง จ.' } },
  })
})

test('only a question on the board can be answered', async ({ db, app }) => {
  const asked = await givenQuestion(db)
  const wrong = [
    await givenQuestion(db, { state: 'waiting' }),
    await givenQuestion(db, { state: 'hidden' }),
    await givenAnswer(db, asked),
    999_999,
  ]
  const before = (await kept(db)).length

  for (const id of wrong) {
    expect((await post(app, `/api/info/board/${id}/reply`, ANSWER)).statusCode).toBe(404)
  }
  expect((await kept(db)).length).toBe(before)
})

test('there is an end to the answers of one question', async ({ db, app }) => {
  const asked = await givenQuestion(db)
  for (let count = 0; count < 200; count++) await givenAnswer(db, asked)

  const reply = await post(app, `/api/info/board/${asked}/reply`, ANSWER)

  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toContain('ตั้งกระทู้ใหม่')
})

test('without a solved captcha nothing is kept', async ({ db, app }) => {
  const used = await solvedCaptcha(app)
  await post(app, '/api/info/board', { ...QUESTION, recaptcha: used })

  for (const recaptcha of ['', 'x', used]) {
    const reply = await post(app, '/api/info/board', { ...QUESTION, title: 'ซ้ำ', recaptcha })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toContain('ตรวจสอบไม่ผ่าน')
  }
  expect(await kept(db)).toHaveLength(1)
})

const WRONG: [Record<string, unknown>, string][] = [
  [{ title: '' }, 'กรุณากรอกหัวข้อ'],
  [{ title: ' \u200B\u202E ' }, 'กรุณากรอกหัวข้อ'],
  [{ body: '\n\n' }, 'กรุณากรอกรายละเอียด'],
  [{ name: '' }, 'กรุณากรอกชื่อ'],
  [{ name: undefined }, 'กรุณากรอกชื่อ'],
  [{ name: 'เจ้าหน้าที่สหกรณ์' }, 'สงวนไว้'],
  [{ title: 'ก'.repeat(121) }, 'หัวข้อยาวเกินไป'],
  [{ body: 'ก'.repeat(2001) }, 'รายละเอียดยาวเกินไป'],
  [{ body: 'ก'.repeat(20_001) }, 'ไม่ตรงตามรูปแบบ'],
  [{ body: 'บัตร 1-2345-67890-12-1' }, 'เลขบัตรประชาชน'],
  [{ email: 'x' }, 'อีเมลไม่ถูกต้อง'],
  [{ title: 5 }, 'ไม่ตรงตามรูปแบบ'],
  [{ title: ['ก'] }, 'ไม่ตรงตามรูปแบบ'],
  [{ body: undefined }, 'กรุณากรอกข้อความ'],
  [{ recaptcha: undefined }, 'กรุณากรอก'],
  [{ state: 'shown' }, 'คำขอไม่ถูกต้อง'],
  [{ author_kind: 'staff' }, 'คำขอไม่ถูกต้อง'],
]

test('what is wrong is refused in Thai and changes nothing', async ({ db, app }) => {
  for (const [wrong, sentence] of WRONG) {
    const reply = await post(app, '/api/info/board', { ...QUESTION, ...wrong })
    expect(reply.statusCode, JSON.stringify(wrong).slice(0, 80)).toBe(400)
    expect(reply.json().error).toContain(sentence)
  }
  expect(await kept(db)).toEqual([])
})

test('what is hostile in a text is taken out or stays mere text', async ({ db, app }) => {
  const hostile = '<img src=x onerror=alert(1)>\u202E</script>\u0000\u200B&lt;b&gt;'
  const { topic_id } = (
    await post(
      app,
      '/api/info/board',
      { title: `หัวข้อ ${hostile}`, body: `เนื้อหา ${hostile}` },
      await givenSession(db),
    )
  ).json().data

  const page = await app.inject(`/boardShow/${topic_id}`)
  const list = await app.inject('/board')

  expect((await kept(db))[0]?.body).toBe('เนื้อหา <img src=x onerror=alert(1)></script>&lt;b&gt;')
  for (const { statusCode, body } of [page, list]) {
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<img src=x')
    expect(body).not.toContain('\u202E')
    expect(body.match(/<\/script>/g)).toHaveLength(body.match(/<script/g)?.length ?? 0)
  }
})

test('the same words from the same visitor are one post, however often they are sent', async ({
  db,
  app,
}) => {
  const [somying, prasert] = [await givenVisitor(app), await givenVisitor(app)]
  const send = async ({ cookie, token }: typeof somying, words = QUESTION) =>
    (await post(app, '/api/info/board', words, { cookie, 'x-csrf-token': token })).json().data
      .topic_id

  const first = await send(somying)

  expect(await send(somying)).toBe(first)
  expect(await send(somying, { ...QUESTION, title: 'กู้สามัญ' })).not.toBe(first)
  expect(await send(prasert)).not.toBe(first)
  expect(await kept(db)).toHaveLength(3)
})

test('a session that has ended is told so, unless the writer gives a name as a guest', async ({
  db,
  app,
}) => {
  const headers = { authorization: `Bearer cm1_${'A'.repeat(43)}` }

  const { title, body } = QUESTION
  expect((await post(app, '/api/info/board', { title, body }, headers)).statusCode).toBe(401)
  const guest = await post(app, '/api/info/board', QUESTION, headers)

  expect(guest.json().data.state).toBe('waiting')
  expect(await kept(db)).toMatchObject([{ author_kind: 'guest' }])
})

test('after thirty posts in an hour a network has to wait', async ({ app }) => {
  const payload = { ...QUESTION, recaptcha: '' }
  const statuses = []
  for (let count = 0; count < 31; count++)
    statuses.push(
      (await app.inject({ method: 'POST', url: '/api/info/board', payload })).statusCode,
    )

  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]))
  expect(statuses[30]).toBe(429)
})

test('another site’s page cannot post in a visitor’s name', async ({ app, db }) => {
  const { cookie } = await givenVisitor(app)

  const reply = await post(app, '/api/info/board', QUESTION, { cookie })

  expect(reply.statusCode).toBe(403)
  expect(await kept(db)).toEqual([])
})
