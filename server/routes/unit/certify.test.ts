import { beforeAll, beforeEach, expect, test } from 'vitest'
import { lapseRequests } from '#server/request-desk/lapse.ts'
import {
  askLoan,
  certifiedRules,
  consent,
  EMERGENCY,
  easyBorrowers,
  loanForm,
  ORDINARY,
  openAsks,
  stateOf,
} from '#tests/support/given/loan-desk.ts'
import { givenDeskOfficer, newestRequest } from '#tests/support/given/request-desk.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { givenLoanDesk } from '#tests/support/night/loan-desk.ts'

const PAY = { income: 50_000_00, coop_deducted: 5_000_00, other_deducted: 7_500_00, note: '' }

type Borrower = Awaited<ReturnType<typeof easyBorrowers>>[number]
let desk: Awaited<ReturnType<typeof givenLoanDesk>>
let free: Borrower[]
const sessions = new Map<string, { authorization: string }>()

beforeAll(async () => {
  desk = await givenLoanDesk('unit_certify', { members: 60, units: 2 }, certifiedRules)
  const { db } = desk.portal.app
  free = await easyBorrowers(desk.portal)
  for (const unit of new Set(free.map(({ unit_no }) => unit_no))) {
    const { headers } = await givenUnitSession(db, { login: unit, name: `การเงิน ${unit}` })
    sessions.set(unit, headers)
    await desk.portal.rows(`update unit_user set phone = '081-234-5678' where login = '${unit}'`)
  }
})
beforeEach(() => desk.portal.rows('delete from rate_bucket'))

function somebody(): Borrower {
  const member = free.shift()
  if (!member) throw new Error('nobody is left')
  return member
}

function call(unit: string, path: string, payload?: object) {
  return desk.portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/membergroup/certify${path}`,
    headers: sessions.get(unit) ?? {},
    ...(payload && { payload }),
  })
}

async function certificates(unit: string) {
  return (await call(unit, '')).json().data
}

/** Somebody has signed; what their unit sees of it. */
async function asked(borrower = somebody(), form = loanForm(EMERGENCY)) {
  const reply = await askLoan(desk.portal, borrower.membership_no, form)
  expect(reply.statusCode, reply.body).toBe(200)
  return { borrower, unit: borrower.unit_no, waits: await waitingOf(borrower) }
}

async function waitingOf({ membership_no, unit_no }: Borrower) {
  const { waiting } = await certificates(unit_no)
  return waiting.find((one: { membership_no: string }) => one.membership_no === membership_no)
}

async function pay(unit: string, more: object = {}) {
  const { months } = await certificates(unit)
  return { round: 1, month: months[1], ...PAY, ...more }
}

function otherUnit(unit: string): string {
  const other = [...sessions.keys()].find((one) => one !== unit)
  if (!other) throw new Error('there is one unit only')
  return other
}

function kept(requestId: number) {
  return desk.portal.rows(`select * from pay_certificate where request_id = ${requestId}`)
}

const state = ({ membership_no }: Borrower) => stateOf(desk.portal, membership_no)
function messagesTo(unit: string) {
  return desk.portal.app.db
    .selectFrom('outbox_message')
    .select(['body_sealed'])
    .where('unit_no', '=', unit)
    .where('template', '=', 'unit_certificate_asked')
    .execute()
}

test('the unit is told that somebody’s pay is asked for, reads whose, and learns nothing of the loan but its product', async () => {
  const { borrower, unit, waits } = await asked()
  expect(await state(borrower)).toBe('asking')
  expect(waits).toMatchObject({ product: EMERGENCY, round: 1, last: null })
  expect(waits.name).toContain(borrower.member_name)
  expect(JSON.stringify(waits)).not.toMatch(/1000000|ค่าเล่าเรียน|amount":1000|months":12/)

  const [message] = await messagesTo(unit)
  const words = desk.portal.app.sealing.open(message?.body_sealed as Buffer)
  expect(words).toContain('รับรองรายได้')
  expect(words).not.toContain(borrower.member_name)
  expect(words).not.toContain(borrower.membership_no)
  // Told already, and it still waits: a second one of the day is no second message.
  const before = (await messagesTo(unit)).length
  const second = free.find(({ unit_no }) => unit_no === unit)
  free = free.filter((one) => one !== second)
  await asked(second)
  expect(await messagesTo(unit)).toHaveLength(before)
})

test('what was billed stands beside it as a hint, of this person and no other', async () => {
  const { borrower, waits } = await asked()
  const slips = await desk.portal.rows(
    `select to_char(period, 'YYYY-MM') as month, billed::bigint as amount from night.collection_slip
     where membership_no = '${borrower.membership_no}' order by period desc`,
  )
  expect(waits.billed.length).toBeGreaterThan(0)
  for (const { month, amount } of waits.billed)
    expect(Number(slips.find((slip) => slip.month === month).amount)).toBe(amount)
})

test('a certificate sends the loan to the desk, and is kept with who and when', async () => {
  const { borrower, unit, waits } = await asked()
  const reply = await call(unit, `/${waits.request_id}`, await pay(unit, { note: 'รวมโอที' }))
  expect(reply.statusCode, reply.body).toBe(200)
  expect(await state(borrower)).toBe('sent')
  expect(await waitingOf(borrower)).toBeUndefined()

  const { answered } = await certificates(unit)
  const own = answered.find((one: { request_id: number }) => one.request_id === waits.request_id)
  expect(own).toMatchObject({ state: 'certified', by: `การเงิน ${unit}`, note: 'รวมโอที' })
  expect(own.pay).toMatchObject({ income: PAY.income, other_deducted: PAY.other_deducted })

  const [event] = await desk.portal.rows(
    `select actor, subject_no, detail::text from audit_event where action = 'loan.certify' order by 1 desc limit 1`,
  )
  expect(event).toMatchObject({ actor: `unit:${unit}`, subject_no: borrower.membership_no })
  // What somebody earns is no matter of the record.
  expect(event.detail).not.toContain('5000000')
})

test('the officer reads who certified what and when, and in red what differs from the bill', async () => {
  const { unit, waits } = await asked()
  await call(unit, `/${waits.request_id}`, await pay(unit, { coop_deducted: 1 }))
  const officer = await givenDeskOfficer(desk.portal.app, 'member_service')
  const { facts, findings } = await officer.data(`requests/${waits.request_id}`)
  const said = facts.find(({ label }: { label: string }) => label === 'หน่วยงานรับรอง')
  expect(said.value).toContain(`รับรองโดย การเงิน ${unit} เมื่อ`)
  expect(said.value).toContain('42,499.99 บาท')
  const red = findings.filter(({ is_red }: { is_red: boolean }) => is_red)
  expect(red.map(({ rule }: { rule: string }) => rule)).toContain('certificate-bill')
  const income = facts.find(({ label }: { label: string }) => label === 'รายได้')
  expect(income.value).toContain('50,000.00 บาท')
})

test('a unit that is not asked finds nothing there', async () => {
  const { borrower, unit, waits } = await asked()
  const other = otherUnit(unit)
  const { waiting } = await certificates(other)
  expect(JSON.stringify(waiting)).not.toContain(borrower.membership_no)
  const stolen = await call(other, `/${waits.request_id}`, await pay(unit))
  expect(stolen.statusCode).toBe(404)
  const disowned = { round: 1, reason: 'ไม่ใช่' }
  expect((await call(other, `/${waits.request_id}/not_ours`, disowned)).statusCode).toBe(404)
  expect(await state(borrower)).toBe('asking')
  expect((await call('nobody', '')).statusCode).toBe(401)
})

test('fifty who certify at once are one certificate', async () => {
  const { unit, waits } = await asked()
  const body = await pay(unit)
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      call(unit, `/${waits.request_id}`, { ...body, income: PAY.income + at }),
    ),
  )
  const codes = replies.map(({ statusCode }) => statusCode).sort()
  expect(codes).toEqual([200, ...Array(49).fill(409)])
  const events = await desk.portal.rows(
    `select 1 from request_event where request_id = ${waits.request_id} and act = 'consent'`,
  )
  expect(events).toHaveLength(1)
})

test('what cannot be right changes nothing, and says what to do', async () => {
  const { borrower, unit, waits } = await asked()
  const good = await pay(unit)
  const before = await kept(waits.request_id)
  const [year, month] = good.month.split('-').map(Number)
  // biome-ignore format: a list of mistakes
  const wrong = [
    { income: 0 }, { income: -1 }, { income: 1.5 }, { income: '50000' }, { income: 10_000_000_000 },
    { coop_deducted: 45_000_00 }, { other_deducted: -1 }, { month: '2020-01' }, { month: '2026-13' },
    { month: `${year + 1}-${String(month).padStart(2, '0')}` },
    { note: 'ก'.repeat(501) }, { round: 0 }, { extra: 1 },
  ]
  for (const more of wrong) {
    const reply = await call(unit, `/${waits.request_id}`, { ...good, ...more })
    expect(reply.statusCode, JSON.stringify(more)).toBe(400)
    expect(reply.json().error, JSON.stringify(more)).toMatch(/[ก-๙]/)
  }
  for (const body of [{ round: 1 }, { round: 1, reason: '' }, { round: 1, reason: ' \u200b ' }])
    expect((await call(unit, `/${waits.request_id}/not_ours`, body)).statusCode).toBe(400)
  expect((await call(unit, '/99999999', good)).statusCode).toBe(404)
  expect(await kept(waits.request_id)).toEqual(before)
  expect(await state(borrower)).toBe('asking')
})

test('who is not theirs goes back to the borrower with the unit’s words, and may be asked again', async () => {
  const { borrower, unit, waits } = await asked()
  const disowned = { round: 1, reason: 'ย้ายไปหน่วยงานอื่นแล้ว' }
  const reply = await call(unit, `/${waits.request_id}/not_ours`, disowned)
  expect(reply.statusCode, reply.body).toBe(200)
  const { membership_no } = borrower
  const request = await newestRequest(desk.portal, membership_no)
  expect(request.state).toBe('returned')
  expect(request.events.at(-1)).toMatchObject({ by: 'หน่วยงาน' })
  expect(request.events.at(-1).words).toContain('ย้ายไปหน่วยงานอื่นแล้ว')
  expect(await kept(waits.request_id)).toMatchObject([{ state: 'not_ours', answered_by: unit }])
  expect((await call(unit, `/${waits.request_id}`, await pay(unit))).statusCode).toBe(409)

  const { request_id, version } = request
  const form = loanForm(EMERGENCY)
  const again = await askLoan(desk.portal, membership_no, form, { request_id, version })
  expect(again.statusCode, again.body).toBe(200)
  expect(await waitingOf(borrower)).toMatchObject({ request_id, round: 2 })
})

test('what the borrower has changed is not certified any more, but what they signed then is', async () => {
  const changed = await asked()
  const { request_id, version } = await newestRequest(desk.portal, changed.borrower.membership_no)
  const form = loanForm(EMERGENCY, { amount: '10001' })
  const mends = { request_id, version }
  await askLoan(desk.portal, changed.borrower.membership_no, form, mends)
  expect((await call(changed.unit, `/${request_id}`, await pay(changed.unit))).statusCode).toBe(409)
  const second = await pay(changed.unit, { round: 2 })
  expect((await call(changed.unit, `/${request_id}`, second)).statusCode).toBe(200)
})

test('nor is what the borrower has withdrawn or let lapse', async () => {
  const withdrawn = await asked()
  const { membership_no } = withdrawn.borrower
  const own = await newestRequest(desk.portal, membership_no)
  const at = `/requests/${own.request_id}/withdrawal`
  await desk.portal.call(membership_no, at, 'POST', { version: own.version })
  const late = await call(withdrawn.unit, `/${own.request_id}`, await pay(withdrawn.unit))
  expect(late.statusCode).toBe(409)
  expect(await waitingOf(withdrawn.borrower)).toBeUndefined()

  const lapsed = await asked()
  const id = lapsed.waits.request_id
  await desk.portal.rows(
    `update request set moved_at = now() - interval '90 days' where request_id = ${id}`,
  )
  await lapseRequests(desk.portal.app)
  expect((await call(lapsed.unit, `/${id}`, await pay(lapsed.unit))).statusCode).toBe(409)
  expect(await kept(id)).toMatchObject([{ state: 'asked', income: null }])
})

test('guarantors and the unit are all waited for, whoever is last', async () => {
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  const guarantors = [first, second].map(({ membership_no, member_name }) => ({
    membership_no,
    name: member_name,
    amount: '',
  }))
  const form = loanForm(ORDINARY, { collateral: 'persons', guarantors })
  const { unit, waits } = await asked(borrower, form)
  const certified = await call(unit, `/${waits.request_id}`, await pay(unit))
  expect(certified.statusCode, certified.body).toBe(200)
  expect(await state(borrower)).toBe('asking')
  for (const { membership_no } of [first, second]) {
    const [ask] = await openAsks(desk.portal, membership_no)
    await consent(desk.portal, membership_no, ask.ask)
  }
  expect(await state(borrower)).toBe('sent')
})

test('what the unit itself certified last is offered again, and to no other unit', async () => {
  const { borrower, unit, waits } = await asked()
  await call(unit, `/${waits.request_id}`, await pay(unit))
  const { request_id, version } = await newestRequest(desk.portal, borrower.membership_no)
  const form = loanForm(EMERGENCY, { amount: '9000' })
  await askLoan(desk.portal, borrower.membership_no, form, { request_id, version })
  const { note: _, ...figures } = PAY
  expect((await waitingOf(borrower)).last).toMatchObject(figures)

  const other = otherUnit(unit)
  await desk.portal.rows(
    `update pay_certificate set unit_no = '${other}' where request_id = ${request_id} and state = 'asked'`,
  )
  const { waiting } = await certificates(other)
  const moved = waiting.find((one: { request_id: number }) => one.request_id === request_id)
  expect(moved).toMatchObject({ last: null, billed: [] })
})
