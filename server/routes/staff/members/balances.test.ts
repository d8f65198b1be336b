import { beforeAll, expect, test } from 'vitest'
import { givenOfficer } from '#tests/support/given/session.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('admin_balances', { members: 12, months: 30 })
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const role of ['member_service', 'auditor', 'editor'] as const) {
    const officer = { login: role, roles: [role], name: role }
    tokens[role] = (await givenOfficer(portal.app.db, officer)).token
  }
})

function ask(who: string, path: string, payload?: object) {
  return portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/admin/balances${path}`,
    headers: { authorization: `Bearer ${tokens[who]}` },
    ...(payload && { payload }),
  })
}

test('what members say of their balances reaches an officer, is answered once, and the member reads it', async () => {
  const say = (member: string, body: object) => portal.call(member, '/balance', 'POST', body)
  await say('000001', { year: 2025, agreed: true })
  await say('000002', { year: 2025, agreed: false, note: 'หุ้นเดือนธันวาคมไม่เข้า' })
  // Whoever changes their mind is no dispute any more.
  await say('000003', { year: 2025, agreed: false, note: 'ดูผิดปี' })
  await say('000003', { year: 2025, agreed: true })

  const { years, disputes, total } = (await ask('auditor', '')).json().data
  const [members] = await portal.rows(
    `select count(*)::int as count from member where state in ('active', 'retired')`,
  )
  expect(years).toEqual([
    { year: 2025, confirmed: 2, waiting: 1, answered: 0, silent: members.count - 3 },
  ])
  expect([total, disputes]).toMatchObject([
    1,
    [{ membership_no: '000002', state: 'waiting', words: 'หุ้นเดือนธันวาคมไม่เข้า' }],
  ])

  const path = `/${disputes[0].answer_id}/answer`
  const answer = { state: 'done', answer: 'บันทึกหุ้นเดือนธันวาคมแล้ว' }
  expect((await ask('auditor', path, answer)).statusCode).toBe(403)
  expect((await ask('editor', '')).statusCode).toBe(403)
  expect((await ask('member_service', path, { ...answer, answer: ' ' })).statusCode).toBe(400)
  expect((await ask('member_service', path, answer)).statusCode).toBe(200)
  expect((await ask('member_service', path, answer)).statusCode).toBe(409)
  expect((await ask('member_service', '/999999/answer', answer)).statusCode).toBe(404)

  const feed = await portal.feed('000002', '/balance')
  expect(feed.answer.reply).toMatchObject({ state: 'done', words: answer.answer })
  const told = await portal.rows(
    `select actor, subject_no from audit_event where action = 'balance.reply'`,
  )
  expect(told).toEqual([{ actor: 'staff:member_service', subject_no: '000002' }])
  const waiting = (await ask('member_service', '?state=done')).json().data
  expect(waiting.years[0]).toMatchObject({ waiting: 0, answered: 1 })
  expect(waiting.disputes[0].answer).toMatchObject({ by: 'member_service', words: answer.answer })
})

test('the auditor takes away every member, those who said nothing too', async () => {
  const csv = (await ask('auditor', '/export/csv?year=2025')).body
  expect(csv.split('\r\n')[0]).toContain('"เลขสมาชิก"')
  expect(csv).toContain('ยังไม่ตอบ')
  expect(csv).toContain('ไม่ตรง แก้ไขแล้ว')
  const book = await ask('auditor', '/export/xlsx?year=2025')
  expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await ask('auditor', '/export/csv?year=12')).statusCode).toBe(400)
})
