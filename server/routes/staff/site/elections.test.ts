import { sql } from 'kysely'
import { expect, test } from '#tests/support/app/test.ts'
import { atWork } from '#tests/support/staff/office.ts'

const SHEET = '/api/admin/elections/2026'
const COUNT = `${SHEET}/count`
const CHECK = `${SHEET}/check`

const candidate = (number: number) => ({
  number,
  name: `ผู้สมัคร ${number}`,
  unit: 'โรงพยาบาล',
  statement: '',
  picture_id: null,
})

const ELECTION = {
  title: 'เลือกตั้งกรรมการ',
  summary: 'เลือก 2 คน',
  opens_at: '2026-01-20T01:00:00.000Z',
  closes_at: '2026-01-20T07:00:00.000Z',
  published_at: '2026-01-01T00:00:00.000Z',
  rules: ['แสดงบัตร'],
  steps: [{ name: 'รับสมัคร', starts_on: '2026-01-02', ends_on: '2026-01-05' }],
  positions: [{ seq: null, name: 'กรรมการ', seats: 2, candidates: [1, 2, 3].map(candidate) }],
  places: [{ seq: null, unit: 'สำนักงาน', place: 'ห้องประชุม', booths: 2 }],
}

const FIGURES = {
  eligible: 100,
  ballots: 80,
  spoiled: 2,
  votes: [
    { position_seq: 1, number: 1, votes: 60, drawn: false },
    { position_seq: 1, number: 2, votes: 50, drawn: false },
    { position_seq: 1, number: 3, votes: 20, drawn: false },
  ],
}

function withVotes(...votes: number[]) {
  return { ...FIGURES, votes: FIGURES.votes.map((one, at) => ({ ...one, votes: votes[at] ?? 0 })) }
}

test('an election is written, read by everybody, and refused where it cannot be', async ({
  app,
  db,
}) => {
  const { save, read } = await atWork(app, db)
  const said = async (change: object) =>
    (await save(SHEET, () => ({ ...ELECTION, ...change }))).json().error ?? 'saved'
  expect(await said({ closes_at: ELECTION.opens_at })).toContain('ต้องหลังเวลาเปิด')
  expect(await said({ opens_at: '2025-01-20T01:00:00.000Z' })).toContain('ต้องอยู่ในปี 2569')
  expect(await said({ positions: [{ ...ELECTION.positions[0], seats: 0 }] })).toContain(
    'จำนวนที่จะเลือก',
  )
  const twice = [{ ...ELECTION.positions[0], candidates: [candidate(1), candidate(1)] }]
  expect(await said({ positions: twice })).toContain('ซ้ำกัน')
  expect(await said({ steps: [{ ...ELECTION.steps[0], ends_on: '2026-01-01' }] })).toContain(
    'วันสิ้นสุด',
  )
  const pictured = { ...candidate(1), picture_id: '11111111-1111-4111-8111-111111111111' }
  const strange = [{ ...ELECTION.positions[0], candidates: [pictured] }]
  expect(await said({ positions: strange })).toContain('ไม่พบรูปผู้สมัคร')
  expect(await said({ places: [{ ...ELECTION.places[0], seq: 7 }] })).toContain('ไม่รู้จัก')
  expect(await said({})).toBe('saved')

  expect((await read(SHEET)).content).toMatchObject({
    positions: [{ seq: 1 }],
    places: [{ seq: 1 }],
  })
  const { election } = (await app.inject('/api/info/election?year=2569')).json().data
  expect(election.positions[0].candidates).toHaveLength(3)
  await sql`insert into voter values (2026, '000123', '1990-01-01', 1, 1, 1)`.execute(db)
  const gone = await save(SHEET, (content) => ({ ...(content as object), places: [] }))
  expect(gone.json().error).toContain('ลบหน่วย “สำนักงาน” ไม่ได้')
})

test('two people type the count unseen; only what both typed is published, by the second', async ({
  app,
  db,
}) => {
  const maker = await atWork(app, db)
  const checker = await atWork(app, db, { login: 'checker', roles: ['approver'], name: 'วิชัย ใจดี' })
  await maker.save(SHEET, () => ELECTION)

  expect((await checker.send(CHECK, FIGURES)).json().error).toContain('ยังไม่มีผู้บันทึกคะแนนครั้งที่หนึ่ง')
  expect((await maker.send(COUNT, FIGURES)).statusCode).toBe(200)
  expect(await checker.read(CHECK)).toMatchObject({
    first: { by: 'กมลชนก ดีพร้อม', figures: null },
    differences: null,
  })
  const differing = await checker.send(CHECK, withVotes(60, 49, 20))
  expect(differing.json().data.differences).toEqual(['votes.1.2'])
  expect((await checker.send(`${CHECK}/publish`, {})).json().error).toContain('ยังไม่ตรงกัน')
  expect((await checker.send(CHECK, FIGURES)).json().data.differences).toEqual([])
  const locked = await maker.save(SHEET, (content) => ({ ...(content as object), positions: [] }))
  expect(locked.json().error).toContain('มีการบันทึกคะแนนแล้ว')
  expect((await checker.send(`${CHECK}/publish`, {})).statusCode).toBe(200)

  app.memory.forget()
  const { election } = (await app.inject('/api/info/election?year=2569')).json().data
  expect(election.turnout).toEqual({ eligible: 100, ballots: 80, spoiled: 2 })
  const elected = election.positions[0].candidates.map((one: { elected: boolean }) => one.elected)
  expect(elected).toEqual([true, true, false])
  expect((await maker.send(COUNT, FIGURES)).json().error).toContain('เผยแพร่แล้ว')

  expect((await checker.send(`${CHECK}/withdraw`, { reason: 'สั้น' })).statusCode).toBe(400)
  const reason = 'พบบัตรที่ยังไม่ได้นับอีกหนึ่งหีบ'
  expect((await checker.send(`${CHECK}/withdraw`, { reason })).statusCode).toBe(200)
  expect((await checker.send(`${CHECK}/discard`, { reason })).json().data).toMatchObject({
    first: null,
  })
  const acts = await db.selectFrom('audit_event').select('action').orderBy('seq').execute()
  expect(acts.map(({ action }) => action)).toEqual([
    'content.save',
    'election.count',
    'election.check',
    'election.check',
    'election.publish',
    'election.withdraw',
    'election.discard',
  ])
})

test('SEC-40 one person is never both, though an administrator may do either', async ({
  app,
  db,
}) => {
  const one = await atWork(app, db, { roles: ['administrator'] })
  const other = await atWork(app, db, { login: 'other', roles: ['administrator'], name: 'วิชัย ใจดี' })
  await one.save(SHEET, () => ELECTION)
  await one.send(COUNT, FIGURES)

  expect((await one.send(CHECK, FIGURES)).statusCode).toBe(403)
  expect((await other.send(COUNT, FIGURES)).statusCode).toBe(409)
  await other.send(CHECK, FIGURES)
  expect((await one.send(`${CHECK}/publish`, {})).json().error).toContain(
    'ต้องไม่ใช่ผู้บันทึกคะแนนครั้งที่หนึ่ง',
  )
  await sql`update session set created_at = now() - interval '10 minutes' where subject_id = 'other'`.execute(
    db,
  )
  const stale = await other.send(`${CHECK}/publish`, {})
  expect([stale.statusCode, stale.json().needs]).toEqual([403, 'step_up'])
  const maker = await atWork(app, db, { login: 'maker' })
  expect((await maker.ask(CHECK)).statusCode).toBe(403)
})

test('a count that does not add up is refused; a tie is decided by lot', async ({ app, db }) => {
  const { save, send } = await atWork(app, db)
  const soon = new Date(Date.now() + 3_600_000)
  const year = soon.getUTCFullYear()
  const open = { opens_at: `${year}-01-02T01:00:00.000Z`, closes_at: soon.toISOString() }
  const now = `/api/admin/elections/${year}`
  if (year !== 2026) await save(SHEET, () => ELECTION)
  await save(now, () => ({ ...ELECTION, ...open }))
  expect((await send(`${now}/count`, FIGURES)).json().error).toContain('หลังปิดลงคะแนนแล้วเท่านั้น')
  await save(now, (content) => ({
    ...(content as object),
    closes_at: `${year}-01-02T02:00:00.000Z`,
  }))

  const said = async (figures: object) =>
    (await send(`${now}/count`, figures)).json().error ?? 'saved'
  expect(await said({ ...FIGURES, ballots: 101 })).toContain('ไม่มากกว่าผู้มีสิทธิ')
  expect(await said({ ...FIGURES, spoiled: 81 })).toContain('ไม่มากกว่าผู้มาใช้สิทธิ')
  expect(await said(withVotes(79, 1, 1))).toContain('มากกว่าบัตรดี 78 ใบ')
  expect(await said(withVotes(78, 78, 1))).toContain('คะแนนรวม')
  expect(await said({ ...FIGURES, votes: FIGURES.votes.slice(1) })).toContain(
    'กรอกคะแนนของหมายเลข 1',
  )
  expect(await said(withVotes(60, 20, 20))).toContain('หมายเลข 2, 3 มีคะแนนเท่ากัน')
  const drawn = withVotes(60, 20, 20)
  const lot = { ...drawn, votes: drawn.votes.map((one) => ({ ...one, drawn: one.number === 3 })) }
  expect(await said(lot)).toBe('saved')
})
