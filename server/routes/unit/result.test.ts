import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#database/core/reader.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { unitRef1 } from '#domain/payment/pay-reference.ts'
import { inBaht, PERIOD, type Person, payrollFile, peopleOf } from '#tests/support/night/payroll.ts'
import { OWN, resultPortal } from '#tests/support/night/unit-result.ts'

const OTHER = '00010002'
const NAME = 'จันทร์เพ็ญ ศรีวงศ์'

const { portal, people, headersOf, call, does, result, begunAnew, allInFull } =
  resultPortal('unit_result')
let others: Person[]

beforeAll(async () => {
  others = await peopleOf(portal, OTHER)
}, 60_000)

const upload = (file: string | Buffer, unit = OWN) =>
  call(`/file?period=${PERIOD}&name=payroll.csv`, { file, unit })

function total(those: Person[]): number {
  return those.reduce((sum, { billed }) => sum + billed, 0)
}

test('a month begins with everybody undecided, and cannot be sent', async () => {
  await begunAnew()
  const { state, totals, lines, missing } = await result()
  expect(state).toBe('draft')
  expect(totals).toMatchObject({ people: people.length, undecided: people.length, reported: 0 })
  expect(lines.map((line: { membership_no: string }) => line.membership_no)).toEqual(
    people.map(({ membershipNo }) => membershipNo).slice(0, 50),
  )
  expect(missing).toHaveLength(2)
  expect((await does('')).statusCode).toBe(409)
})

test('what agrees is decided by the file; only exceptions are left', async () => {
  await begunAnew()
  const [first, second, third, fourth, ...rest] = people as [Person, Person, Person, Person]
  const stranger = others[0] as Person
  const reply = await upload(
    payrollFile([
      [first, inBaht(first.billed)],
      [second, inBaht(second.billed - 100), 'เงินเดือนไม่พอ'],
      [third, '0', 'ลาไม่รับเงินเดือน'],
      [fourth, inBaht(fourth.billed + 100)],
      [stranger, '100.00'],
    ]),
  )
  const columns = { who: 'เลขบัตรประชาชน', amount: 'หักได้', reason: 'เหตุผล' }
  const counts = { rows: 5, matched: 3, exceptions: 2, missing: rest.length }
  const sum = first.billed + second.billed + fourth.billed + 100_00
  expect(reply.json().data).toMatchObject({ again: false, ...counts, columns, sum, stated: null })
  const { totals, exceptions, reasons } = await result()
  expect(totals).toMatchObject({ full: 1, partial: 1, none: 1 })
  expect(totals.reported).toBe(first.billed + second.billed - 100)
  expect(exceptions).toMatchObject([
    { kind: 'over', membership_no: fourth.membershipNo, amount: fourth.billed + 100 },
    { kind: 'unknown', membership_no: null, name: null, amount: 100_00 },
  ])
  expect(reasons.map((one: { reason: string }) => one.reason).sort()).toEqual([
    'salary-too-low',
    'unpaid-leave',
  ])
  const kept = await portal.rows(`select line::text from unit_result_line line
    union all select odd::text from unit_result_exception odd
    union all select file::text from unit_result_file file
    union all select detail::text from audit_event`)
  // Nothing that is kept holds anybody's national id.
  const whole = JSON.stringify(kept)
  for (const { nationalId } of [...people, stranger]) expect(whole).not.toContain(nationalId)
})

test('lines are ticked, the rest is full, and a row about nobody is left out', async () => {
  await begunAnew()
  const [first, second] = people as [Person, Person]
  await upload(payrollFile([['1101700203450', '5.00']]))
  const none = { membership_no: first.membershipNo, outcome: 'none' }
  expect((await does('/lines', { lines: [none] })).json().rc_des).toContain('เหตุผล')
  const stranger = { ...none, membership_no: others[0]?.membershipNo, reason: 'died' }
  expect((await does('/lines', { lines: [stranger] })).statusCode).toBe(404)
  const part = { membership_no: second.membershipNo, outcome: 'partial', reason: 'other' }
  const tooMuch = { ...part, amount: second.billed }
  expect((await does('/lines', { lines: [tooMuch] })).statusCode).toBe(400)

  await does('/lines', {
    lines: [
      { ...none, reason: 'died' },
      { ...part, amount: 1_00 },
    ],
  })
  const { rest, rest_billed } = (await result()).totals
  expect([rest, rest_billed]).toEqual([people.length - 2, total(people.slice(2))])
  await does('/rest')
  const [odd] = (await result()).exceptions
  await does('/left-out', { seq: odd.seq })
  expect((await does('/left-out', { seq: odd.seq })).statusCode).toBe(404)
  const { totals, exception_count, lines } = await result('&show=none')
  expect(exception_count).toBe(0)
  expect(totals).toMatchObject({ none: 1, partial: 1, full: people.length - 2, undecided: 0 })
  expect(lines).toMatchObject([
    { membership_no: first.membershipNo, source: 'hand', decided_by: NAME },
  ])
})

test('what was deducted is paid by a code of its own, once everybody is decided', async () => {
  await begunAnew()
  await portal.rows(`insert into setting (name, value) values ('biller_id', '099400099999900')
    on conflict (name) do update set value = excluded.value`)
  const [first] = people as [Person]
  const lines = [{ membership_no: first.membershipNo, outcome: 'none', reason: 'died' }]
  await does('/lines', { lines })
  expect((await result()).payment).toBeNull()
  await does('/rest')
  const { payment, totals } = await result()
  expect(totals.reported).toBe(total(people.slice(1)))
  expect(Object.fromEntries(payment.pairs)).toMatchObject({
    'Ref.1 หน่วยงานและงวด': unitRef1(OWN, PERIOD),
    จำนวนเงิน: `${formatBaht(totals.reported)}\u00A0บาท`,
  })
})

test('a month is sent, corrected, sent again, and closed for good', async () => {
  await begunAnew()
  await upload(payrollFile(allInFull()))
  const { totals } = await result()
  const transfer = { amount: totals.reported - 1_00, on: '2026-11-03', note: '' }
  await does('/transfer', transfer)
  // Other money than was deducted is explained, or not sent.
  expect((await does('')).json().rc_des).toContain('คำชี้แจง')
  await does('/transfer', { ...transfer, note: 'หักค่าธรรมเนียมโอน 1 บาท' })
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'
  const slip = await call(`/slip?period=${PERIOD}&name=slip.pdf`, { file: pdf })
  expect(slip.statusCode).toBe(200)
  expect((await does('')).statusCode).toBe(200)
  expect(await result()).toMatchObject({ state: 'sent', sent: { by: NAME }, missing: [] })

  expect((await letter()).sent).toMatchObject({ reported: totals.reported, refunds: 0 })

  const [one] = people as [Person]
  // Every page a member sees says the same of it.
  const { collection } = await portal.feed(one.membershipNo, '/kep')
  expect(collection).toMatchObject({ state: 'reported', reported: { amount: one.billed } })
  expect((await portal.feed(one.membershipNo, '/welcome')).collection.state).toBe('reported')
  const died = { lines: [{ membership_no: one.membershipNo, outcome: 'none', reason: 'died' }] }
  expect((await does('/lines', died)).statusCode).toBe(409)
  await does('/correct')
  expect((await letter()).sent).toBeNull()
  expect((await portal.feed(one.membershipNo, '/welcome')).collection.state).toBe('waiting')
  expect((await does('/lines', died)).statusCode).toBe(200)
  await does('/transfer', { amount: totals.reported - one.billed, on: '2026-11-03', note: '' })
  expect((await does('')).statusCode).toBe(200)
  // The unit's letter, and its code to pay by, are of what was sent and not of the bill.
  const { billed, sent, payment } = await letter()
  const paid = formatBaht(satang(billed - one.billed))
  expect(sent).toMatchObject({ people: people.length - 1, none: 1, partial: 0 })
  expect(Object.fromEntries(payment.pairs).จำนวนเงิน).toBe(`${paid}\u00A0บาท`)
  const saved = await call(`/slip?period=${PERIOD}`)
  expect([saved.body, saved.headers['cache-control']]).toEqual([pdf, 'no-store'])
  expect((await call(`/slip?period=${PERIOD}`, { unit: OTHER })).statusCode).toBe(404)
  const told = await portal.rows(
    `select kind from unit_event where unit_no = '${OWN}' order by event_id`,
  )
  expect(told.map(({ kind }) => kind)).toEqual(['slip', 'sent', 'corrected', 'sent'])

  await portal.rows(`update unit_result set state = 'closed', closed_at = now(), closed_by = 'x'
    where unit_no = '${OWN}'`)
  for (const path of ['', '/correct', '/rest', '/reset'])
    expect((await does(path)).statusCode, path).toBe(409)
  expect((await result()).state).toBe('closed')
  expect((await letter()).payment).toBeNull()
})

async function letter() {
  const reply = await portal.app.inject({
    url: `/api/membergroup/delivery_book?period=${PERIOD}`,
    headers: await headersOf(),
  })
  return reply.json().data.letter
}

test('a month that the core system has posted is nobody’s to report', async () => {
  const body = { period: '2026-10' }
  expect((await call('/rest', { body })).json().rc_des).toContain('ผ่านรายการ')
  expect((await call('/rest', { body: { period: '2019-01' } })).statusCode).toBe(404)
  const { state, totals } = (await call('?period=2026-10')).json().data
  expect(state).toBe('posted')
  // What was taken in is what is shown, though nobody reported it here.
  const [posted] = await portal.rows(
    `select deducted from collection_unit where unit_no = '${OWN}' and period = '2026-10-01'`,
  )
  const shown = { reported: Number(posted?.deducted), undecided: 0 }
  expect(totals).toMatchObject(shown)
  // Nor does a draft that was never sent change what is shown.
  const [{ membershipNo }] = people as [Person]
  await portal.rows(`
    insert into unit_result (unit_no, period, changed_at, changed_by) values ('${OWN}', '2026-10-01', now(), 'x')`)
  await portal.rows(`
    insert into unit_result_line values ('${OWN}', '2026-10-01', '${membershipNo}', 'none', 0, 'died', 'hand', 'x', now())`)
  const after = (await call('?period=2026-10')).json().data
  expect(after.totals).toMatchObject({ ...shown, none: totals.none })
  expect(after.posted).toBe(shown.reported)
})

test('a unit reaches its own month only', async () => {
  await upload(payrollFile(others.map((one) => [one, inBaht(one.billed)])), OTHER)
  const theirs = await result('', OTHER)
  expect(theirs.totals.full).toBe(others.length)
  const own = await result()
  const numbers = own.lines.map((line: { membership_no: string }) => line.membership_no)
  expect(others.filter(({ membershipNo }) => numbers.includes(membershipNo))).toEqual([])
  // Not even a query that asks for the other's.
  const { db } = portal.app
  const stolen = await readAs(db, { unit: OWN }, (trx) =>
    trx.selectFrom('unit_result_line').selectAll().where('unit_no', '=', OTHER).execute(),
  )
  expect(stolen).toEqual([])
  const [one] = others as [Person]
  const seen = await readAs(db, { member: one.membershipNo }, (trx) =>
    trx.selectFrom('unit_result_line').select('membership_no').execute(),
  )
  expect(seen).toEqual([{ membership_no: one.membershipNo }])
})
