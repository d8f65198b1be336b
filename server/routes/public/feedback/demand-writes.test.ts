import type { FastifyInstance, FastifyRequest } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { addBlock } from '#database/queries/feedback/board-block.ts'
import { networkHash, visitorHash } from '#server/http/visitor.ts'
import { testUrl } from '#tests/support/app/database.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { givenDemand } from '#tests/support/given/feedback.ts'
import { givenVisitor } from '#tests/support/given/site.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

const WORDS = {
  kind: 'complaint',
  subject: 'โทรศัพท์ไม่มีผู้รับสาย',
  body: 'โทรสามครั้งในช่วงบ่าย\nไม่มีผู้รับ',
  anonymous: false,
  name: 'สมหญิง ใจงาม',
  contact: '08-1234-5678',
}

async function send(app: FastifyInstance, words: object, recaptcha?: string) {
  const payload = { ...WORDS, recaptcha: recaptcha ?? (await solvedCaptcha(app)), ...words }
  return app.inject({ method: 'POST', url: '/api/info/demand', payload })
}

test('what is sent can be followed at once, and is seen by nobody else', async ({ db, app }) => {
  const reply = await send(app, {})
  const { tracking_code } = reply.json().data
  const tracked = await app.inject(`/api/info/demand/track/${tracking_code}`)

  expect(tracked.json().data).toMatchObject({ kind: 'complaint', status: 'received' })
  expect(tracked.body).not.toMatch(/สมหญิง|08-1234|โทรศัพท์/)
  expect((await app.inject('/api/info/demand')).json().data.total).toBe(0)
  const { code_hash } = await db.selectFrom('demand').select('code_hash').executeTakeFirstOrThrow()
  expect(code_hash.toString('latin1')).not.toContain(tracking_code)
})

test('staff will find who wrote; of the anonymous nothing is kept, whatever was typed', async ({
  connection,
}) => {
  const app = await buildTestApp(connection.db)
  const staff = new pg.Client({
    connectionString: testUrl(
      inject('postgresPort'),
      'app_migrate',
      `test_${process.env.VITEST_POOL_ID}`,
    ),
  })
  await staff.connect()
  try {
    await send(app, { subject: 'เปิดเผย\u202e' })
    await send(app, { subject: 'ไม่เปิดเผย', anonymous: true })
    const { rows } = await staff.query(
      'select anonymous, name, contact, subject, body from demand_sender order by demand_id',
    )
    expect(rows).toEqual([
      {
        anonymous: false,
        name: WORDS.name,
        contact: WORDS.contact,
        subject: 'เปิดเผย',
        body: WORDS.body,
      },
      { anonymous: true, name: null, contact: null, subject: 'ไม่เปิดเผย', body: WORDS.body },
    ])
  } finally {
    await staff.query('delete from demand')
    await staff.query('delete from rate_bucket')
    await staff.end()
    await app.close()
  }
})

// biome-ignore format: a table reads in columns
test.for([
  ['no kind',              { kind: undefined }],
  ['a made-up kind',       { kind: 'praise' }],
  ['an empty subject',     { subject: ' \u200b\u202e ' }],
  ['a subject too long',   { subject: 'ก'.repeat(121) }],
  ['an empty text',        { body: '\n \u0000 \n' }],
  ['a text too long',      { body: 'ก'.repeat(2001) }],
  ['one that grows',       { body: '\u0958'.repeat(1500) }],
  ['no name',              { name: '  ' }],
  ['a name too long',      { name: 'ก'.repeat(101) }],
  ['a contact too long',   { contact: '1'.repeat(101) }],
  ['a list for a text',    { body: ['ก'] }],
  ['a word for yes',       { anonymous: 'yes' }],
  ['a field of its own',   { published_at: '2026-01-01T00:00:00Z' }],
  ['an unsolved captcha',  { recaptcha: 'x' }],
] as const)('%s is refused in Thai, and nothing is kept', async ([, words], { db, app }) => {
  const reply = await send(app, words)

  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toMatch(/[\u0E00-\u0E7F]{5}/)
  expect(await db.selectFrom('demand').select('demand_id').execute()).toEqual([])
})

test('a robot’s twenty-first matter in an hour waits', async ({ app }) => {
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++) statuses.push((await send(app, {}, 'x')).statusCode)
  expect(statuses.indexOf(429)).toBe(20)
})

test('a visitor supports a matter once, another visitor once more', async ({ db, app }) => {
  const { id } = await givenDemand(db)
  const [somying, prasert] = [await givenVisitor(app), await givenVisitor(app)]
  const vote = async ({ cookie, token }: { cookie: string; token: string }) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/info/demand/${id}/vote`,
      payload: { recaptcha: await solvedCaptcha(app) },
      headers: { cookie, 'x-csrf-token': token },
    })
    return reply.json().data
  }
  expect(await vote(somying)).toEqual({ votes: 1, is_new: true })
  expect(await vote(somying)).toEqual({ votes: 1, is_new: false })
  expect(await vote(prasert)).toEqual({ votes: 2, is_new: true })
  expect((await app.inject(`/api/info/demand/${id}`)).json().data.votes).toBe(2)
})

test('a vote without a solved captcha does not count', async ({ db, app }) => {
  const { id } = await givenDemand(db)
  const payload = { recaptcha: '' }
  const reply = await app.inject({ method: 'POST', url: `/api/info/demand/${id}/vote`, payload })

  expect(reply.statusCode).toBe(400)
  expect(await db.selectFrom('demand_vote').selectAll().execute()).toEqual([])
})

test('words and browsers that officers keep out do not reach the inbox; a whole network does', async ({
  db,
  app,
}) => {
  const visitor = await givenVisitor(app)
  const headers = { cookie: visitor.cookie, 'x-csrf-token': visitor.token }
  const sendAs = async (body: string) => {
    const payload = { ...WORDS, body, anonymous: true, recaptcha: await solvedCaptcha(app) }
    return app.inject({ method: 'POST', url: '/api/info/demand', payload, headers })
  }
  const request = { ip: '127.0.0.1', headers } as unknown as FastifyRequest
  const block = { message_id: null, why: 'โฆษณา', created_by: 'mod', expires_at: null }
  const add = (kind: 'word' | 'network' | 'visitor', value: string) =>
    addBlock(db, { ...block, kind, value, created_at: new Date() })

  await add('word', 'คาสิโน 88')
  const refused = await sendAs('เล่นที่ คาสิโน ๘๘ สิ')
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    expect.stringContaining('คาสิโน 88'),
  ])
  await add('network', networkHash(request, app.secrets.csrf))
  expect((await sendAs('เครือข่ายเดียวกัน')).statusCode).toBe(200)
  await add('visitor', visitorHash(request, app.secrets.csrf))
  const away = await sendAs('อีกครั้ง')
  expect([away.statusCode, away.json().error]).toEqual([
    403,
    expect.stringContaining('ระงับการเขียนคำร้อง'),
  ])
  expect(await db.selectFrom('demand').select('subject').execute()).toHaveLength(1)
})
