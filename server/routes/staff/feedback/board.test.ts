import type { FastifyInstance } from 'fastify'
import { addBoardReport } from '#database/queries/feedback/board-message.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAnswer, givenQuestion } from '#tests/support/given/board.ts'
import { givenSetting, givenVisitor } from '#tests/support/given/site.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

async function givenReport(app: FastifyInstance, message_id: number, who = 'a neighbour') {
  const report = { message_id, who, reason: 'rude', detail: 'คำหยาบ' } as const
  await addBoardReport(app.db, { ...report, reported_at: new Date() })
}

async function post(app: FastifyInstance, path: string, words: object, headers = {}) {
  const payload = { recaptcha: await solvedCaptcha(app), ...words }
  return app.inject({ method: 'POST', url: `/api/info/board${path}`, payload, headers })
}

test('what waits and what is reported comes oldest first, and leaves once it is decided', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['moderator'])
  const at = (day: number) => new Date(`2026-11-0${day}T02:00:00Z`)
  const late = await givenQuestion(db, { title: 'ใหม่', state: 'waiting', written_at: at(3) })
  const calm = await givenQuestion(db, { title: 'ปกติ', written_at: at(1) })
  const rude = await givenAnswer(db, calm, { body: 'หยาบคาย', written_at: at(2) })
  await givenReport(app, rude)

  const queue = await officer.data('board')
  expect(queue.messages.map((one: { message_id: number }) => one.message_id)).toEqual([rude, late])
  expect(queue.messages[0]).toMatchObject({ title: 'ปกติ', reports: 1, state: 'shown' })
  expect(queue.counts).toEqual({ queue: 2, unanswered: 1, hidden: 0 })

  const hidden = await officer.send(`board/${rude}/hide`, { reason: 'ใช้คำหยาบคาย' })
  expect(hidden.json()).toMatchObject({ rc_code: '1', rc_des: 'ซ่อนข้อความแล้ว' })
  await officer.send(`board/${late}/show`)
  expect((await officer.data('board')).total).toBe(0)

  const seen = (await app.inject(`/api/info/board/${calm}`)).json().data
  expect(seen.answers).toEqual([])
  expect((await app.inject(`/api/info/board/${late}`)).statusCode).toBe(200)
  expect(await recordedEvents(app, 'board.hide')).toMatchObject([
    { actor: 'staff:officer', detail: { message_id: rude, reason: 'ใช้คำหยาบคาย' } },
  ])
  const thread = await officer.data(`board/${rude}`)
  expect(thread.messages[1]).toMatchObject({
    state: 'hidden',
    decided: { by: 'กมลชนก ดีพร้อม', why: 'ใช้คำหยาบคาย' },
    reported: [{ reason: 'rude', detail: 'คำหยาบ', settled: { by: 'กมลชนก ดีพร้อม' } }],
  })
})

test('what was hidden can be restored; hiding takes a reason', async ({ app, db }) => {
  const officer = await givenAsking(app, ['moderator'])
  const question = await givenQuestion(db)
  for (const reason of ['', '  \u200B ', 'ย'.repeat(301)]) {
    const reply = await officer.send(`board/${question}/hide`, { reason })
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringMatching(/เหตุผล/)])
  }
  await officer.send(`board/${question}/hide`, { reason: 'ซ้ำ' })
  expect((await app.inject(`/api/info/board/${question}`)).statusCode).toBe(404)
  expect((await officer.data('board?filter=hidden')).total).toBe(1)

  await officer.send(`board/${question}/show`)
  expect((await app.inject(`/api/info/board/${question}`)).statusCode).toBe(200)
})

test('a pinned question stands first; a locked one is answered by nobody but the cooperative', async ({
  app,
  db,
}) => {
  await givenSetting(db, 'coopNameTH', 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด')
  const officer = await givenAsking(app, ['moderator'])
  const old = await givenQuestion(db, { written_at: new Date('2026-01-01T02:00:00Z') })
  await givenQuestion(db)
  await officer.send(`board/${old}/mark`, { pinned: true, locked: true })

  const [first] = (await app.inject('/api/info/board')).json().data.questions
  expect(first).toMatchObject({ topic_id: old, pinned: true })
  const refused = await post(app, `/${old}/reply`, { body: 'ขอแสดงความเห็น', name: 'ประเสริฐ' })
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringMatching(/ปิดรับคำตอบ/),
  ])

  const answered = await officer.send(`board/${old}/answer`, { body: 'สหกรณ์ดำเนินการแล้ว' })
  expect(answered.statusCode).toBe(200)
  const shown = (await app.inject(`/api/info/board/${old}`)).json().data
  expect(shown).toMatchObject({ pinned: true, locked: true })
  expect((await app.inject(`/boardShow/${old}`)).body).toContain('กระทู้นี้ปิดรับคำตอบแล้ว')
  expect(shown.answers).toMatchObject([
    { body: 'สหกรณ์ดำเนินการแล้ว', author: { kind: 'staff', name: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด' } },
  ])
  expect((await officer.data('board?filter=unanswered')).total).toBe(1)
})

test('nothing is answered that nobody sees', async ({ app, db }) => {
  const officer = await givenAsking(app, ['moderator'])
  const waiting = await givenQuestion(db, { state: 'waiting' })
  expect((await officer.send(`board/${waiting}/answer`, { body: 'ครับ' })).statusCode).toBe(409)
  expect((await officer.send(`board/${waiting}/answer`, { body: ' \n ' })).statusCode).toBe(400)
  expect((await officer.send('board/999999/answer', { body: 'ครับ' })).statusCode).toBe(404)
})

test('a blocked word is told to whoever writes it, until the block ends', async ({ app }) => {
  const officer = await givenAsking(app, ['moderator'])
  const added = await officer.send('blocks', {
    kind: 'word',
    word: 'คาสิโน ๘๘',
    reason: 'โฆษณาพนัน',
    days: null,
  })
  expect(added.statusCode).toBe(200)
  const words = { title: 'แนะนำ', body: 'เล่นที่ คาสิโน 88 สิ', name: 'สมชาย' }
  const refused = await post(app, '', words)
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    expect.stringMatching(/คาสิโน 88/),
  ])

  const again = { kind: 'word', word: 'คาสิโน 88', reason: 'ซ้ำ', days: 3 }
  expect((await officer.send('blocks', again)).statusCode).toBe(409)
  expect((await officer.send('blocks', { ...again, word: 'กก' })).statusCode).toBe(400)
  const [block] = (await officer.data('blocks')).blocks
  expect(block).toMatchObject({ kind: 'word', label: 'คาสิโน 88', stands: true, expires_at: null })
  await officer.send(`blocks/${block.block_id}/end`)
  expect((await post(app, '', words)).statusCode).toBe(200)
  expect((await officer.send(`blocks/${block.block_id}/end`)).statusCode).toBe(404)
})

test('a writer is kept off by browser or by network, for so many days', async ({ app, db }) => {
  await givenSetting(db, 'board_hold', 'nobody')
  const officer = await givenAsking(app, ['moderator'])
  const visitor = await givenVisitor(app)
  const headers = { cookie: visitor.cookie, 'x-csrf-token': visitor.token }
  const words = { title: 'ขายของ', body: 'สนใจทักมา', name: 'พ่อค้า' }
  const { topic_id } = (await post(app, '', words, headers)).json().data

  const of = { message_id: topic_id, reason: 'โฆษณา', days: 7 }
  await officer.send('blocks', { kind: 'visitor', ...of })
  const refused = await post(app, '', { ...words, body: 'อีกครั้ง' }, headers)
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    expect.stringMatching(/ระงับ.*ถึงวันที่/),
  ])
  // Another browser of the same network may write, until the network is blocked too.
  expect((await post(app, '', { ...words, body: 'คนอื่น' })).statusCode).toBe(200)
  await officer.send('blocks', { kind: 'network', ...of })
  expect((await post(app, '', { ...words, body: 'คนอื่นอีก' })).statusCode).toBe(403)

  await db
    .updateTable('board_block')
    .set({ expires_at: new Date(Date.now() + 5) })
    .execute()
  await expect
    .poll(async () => (await post(app, '', { ...words, body: 'พ้นแล้ว' })).statusCode)
    .toBe(200)
  expect((await officer.data('blocks')).blocks[0]).toMatchObject({ label: 'พ่อค้า', stands: false })
})

test('the cooperative’s own answers cannot be blocked, nor what is not there', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['moderator'])
  const question = await givenQuestion(db)
  const ours = await givenAnswer(db, question, { author_kind: 'staff' })
  const block = { kind: 'visitor', reason: 'ทดลอง', days: 1 }
  expect((await officer.send('blocks', { ...block, message_id: ours })).statusCode).toBe(404)
  expect((await officer.send('blocks', block)).statusCode).toBe(404)
})

test('reply templates are written, mended and taken away, each written down', async ({ app }) => {
  const officer = await givenAsking(app, ['moderator'])
  await officer.send('reply-templates', { title: 'รับเรื่อง', body: 'สหกรณ์รับเรื่องแล้ว' })
  const [template] = (await officer.data('reply-templates')).templates
  expect(template).toMatchObject({ title: 'รับเรื่อง', officer: 'กมลชนก ดีพร้อม' })
  const at = `reply-templates/${template.template_id}`
  await officer.send(at, { title: 'รับเรื่องแล้ว', body: 'สหกรณ์รับเรื่องแล้ว จะแจ้งผล' })
  expect((await officer.data('reply-templates')).templates[0].title).toBe('รับเรื่องแล้ว')
  await officer.send(`${at}/remove`)
  expect((await officer.data('reply-templates')).templates).toEqual([])
  expect(await recordedEvents(app, 'template.remove')).toMatchObject([
    { detail: { title: 'รับเรื่องแล้ว', body: 'สหกรณ์รับเรื่องแล้ว จะแจ้งผล' } },
  ])
})

test('an officer who may not moderate is refused, and that is written down', async ({
  app,
  db,
}) => {
  const question = await givenQuestion(db)
  const other = await givenAsking(app, ['editor', 'member_service'])
  expect((await other.read('board')).statusCode).toBe(403)
  expect((await other.send(`board/${question}/hide`, { reason: 'x' })).statusCode).toBe(403)
  expect((await app.inject(`/api/info/board/${question}`)).statusCode).toBe(200)
  expect(await recordedEvents(app, 'staff.denied')).toHaveLength(2)
})
