// The bank's file: what fits is matched, everything else is an officer's, two people let it through, and nothing counts twice.

import { beforeAll } from 'vitest'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { sumOf } from '#domain/payment/bank-line.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { type BankDesk, bankFilesOf, givenBankDesk } from '#tests/support/payment/bank-desk.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const [MEMBER, OTHER] = ['000001', '000002']
const TODAY = bangkokDate(new Date())

let portal: BankDesk['portal']
let taker: BankDesk['taker']
let releaser: BankDesk['releaser']
const { paid, nextDay, fileOf, send, taken } = bankFilesOf(() => ({ portal, taker, releaser }))

beforeAll(async () => {
  ;({ portal, taker, releaser } = await givenBankDesk('bank_files'))
})

function aside(fileId: number, lineId: number, officer = taker) {
  const body = { decision: 'set_aside', membership_no: '', parts: [], reason: 'ไม่ทราบผู้ชำระ' }
  return officer.send(`bank-files/${fileId}/lines/${lineId}`, body)
}

async function counts() {
  const [row] = await portal.rows(
    `select (select count(*)::int from bank_line where not void) as lines, (select count(*)::int from payment) as payments,
       (select count(*)::int from request where kind = 'payment') as requests`,
  )
  return row
}

test('SEC-74 a dry run tells what would be taken and takes nothing; a wrong sum refuses the whole file', async () => {
  const before = await counts()
  const bytes = fileOf(nextDay(), [await paid(MEMBER, 500_00), { ref1: '', amount: satang(7_00) }])
  const { read, file_id, problems } = (await send(bytes, 'yes')).json().data
  expect([file_id, problems]).toEqual([null, []])
  expect(read).toMatchObject({
    credit: { count: 2, sum: 507_00 },
    matched: { count: 1, sum: 500_00 },
    exceptions: [{ reason: 'unknown', count: 1, sum: 7_00 }],
  })
  const wrong = Buffer.from(bytes)
  wrong.write('9', wrong.length - 258 + 51)
  const refused = (await send(wrong, 'no')).json().data
  expect(refused).toMatchObject({ file_id: null, read: null, problems: [{ line: 4 }] })
  expect(await counts()).toEqual(before)
})

test('SEC-75 what one officer takes another releases: the payment, its order and the member’s timeline follow', async () => {
  const line = await paid(MEMBER, 1_234_50)
  const { file_id } = await taken(fileOf(nextDay(), [line]))
  const own = await taker.send(`bank-files/${file_id}/release`)
  expect([own.statusCode, own.json().rc_des]).toEqual([403, expect.stringContaining('อีกท่าน')])
  expect((await portal.feed(MEMBER, '/pay')).intents[0].state).toBe('made')

  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(200)
  expect((await portal.feed(MEMBER, '/pay')).intents[0]).toMatchObject({
    state: 'confirmed',
    paid_on: TODAY,
  })
  const [row] = await portal.rows(
    `select request.state, checked_by, approved_by, payment.amount, value_date::text from payment join request using (request_id)
     where payment.membership_no = '${MEMBER}'`,
  )
  expect(row).toMatchObject({
    state: 'approved',
    checked_by: taker.login,
    approved_by: releaser.login,
    value_date: TODAY,
  })
  expect(Number(row.amount)).toBe(1_234_50)
  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(409)
  expect(await recordedEvents(portal.app, 'bank.release')).toHaveLength(1)

  // Through the batches and the core system's answer, as everything else.
  await releaser.send('orders')
  const { batches } = await releaser.data('orders')
  await taker.send(`orders/${batches[0].batch_id}/release`)
  const { lines } = await releaser.data(`orders/${batches[0].batch_id}`)
  expect(lines).toMatchObject([{ membership_no: MEMBER, amount: 1_234_50 }])
  const seen = { outcome: 'accepted', core_ref: 'R6911-000777', reason: '' }
  const answered = { order_no: lines[0].order_no, ...seen }
  await releaser.send(`orders/${batches[0].batch_id}/results`, answered)
  expect((await portal.feed(MEMBER, '/pay')).intents[0]).toMatchObject({
    state: 'posted',
    receipt: 'R6911-000777',
  })
})

test('SEC-74 the same file again, sorted otherwise or with a line more brings nothing twice', async () => {
  const day = nextDay()
  const [one, two, three] = [
    await paid(MEMBER, 11_00),
    await paid(MEMBER, 12_00),
    await paid(OTHER, 13_00),
  ]
  const numbered = [one, two].map((line, at) => ({ ...line, sequence: at + 1 }))
  await taken(fileOf(day, numbered))
  const after = await counts()
  for (const again of [numbered, numbered.toReversed(), [two, one]]) {
    const { file_id, read } = await taken(fileOf(day, again))
    expect([file_id, read.known]).toEqual([null, 2])
  }
  expect(await counts()).toEqual(after)
  const longer = await taken(fileOf(day, [...numbered, { ...three, sequence: 3 }]))
  expect(longer.read).toMatchObject({ known: 2, matched: { count: 1, sum: 13_00 } })
  expect((await counts()).lines).toBe(after.lines + 1)
  // A number that was another payment's is the bank's to explain.
  const clash = await taken(
    fileOf(day, [...numbered, { ...three, sequence: 3, amount: satang(1) }]),
  )
  expect(clash.problems[0].says).toContain('เคยรับไว้เป็นรายการอื่น')
  // Paid once more on another day: an officer's.
  const twice = await taken(fileOf(nextDay(), [{ ...one, paidAt: '235900' }]))
  expect(twice.read.exceptions).toMatchObject([{ reason: 'paid_twice' }])
})

test('SEC-74 what does not fit waits for an officer, who gives every satang a place or sets it aside', async () => {
  const line = await paid(MEMBER, 900_00)
  const bytes = fileOf(nextDay(), [
    { ...line, amount: satang(950_00) },
    { kind: 'D', amount: satang(5_00), ref1: '' },
    { amount: satang(0), ref1: '' },
  ])
  const { file_id } = await taken(bytes)
  const at = `bank-files/${file_id}`
  const early = await releaser.send(`${at}/release`)
  expect([early.statusCode, early.json().rc_des]).toEqual([
    409,
    expect.stringContaining('3 รายการ'),
  ])

  const { rows } = await taker.data(at)
  expect(rows).toMatchObject([
    { outcome: 'other_amount', membership_no: MEMBER, may_accept: true },
    { outcome: 'reversal', may_accept: false },
    { outcome: 'nothing', may_accept: false },
  ])
  const part = (amount: number) => ({ purpose: 'other', of: 'ตามโทรศัพท์', amount })
  const decide = (line: number, amounts: number[], more: object = {}) =>
    taker.send(`${at}/lines/${rows[line].line_id}`, {
      decision: 'accept',
      membership_no: '1',
      parts: amounts.map(part),
      reason: 'โทรสอบถามแล้ว',
      ...more,
    })
  const refused: [Promise<{ statusCode: number }>, number][] = [
    [decide(0, [949_99]), 400],
    [decide(0, []), 400],
    [decide(0, [950_00], { reason: ' ' }), 400],
    [decide(0, [950_00], { membership_no: '999999' }), 404],
    [decide(0, [950_00], { parts: [{ purpose: 'deposit', of: '123', amount: 950_00 }] }), 400],
    [decide(1, [5_00]), 409],
    [decide(2, [1]), 409],
  ]
  for (const [answer, status] of refused) expect((await answer).statusCode).toBe(status)

  expect((await decide(0, [900_00, 50_00])).statusCode).toBe(200)
  expect((await aside(file_id, rows[1].line_id)).statusCode).toBe(200)
  expect((await aside(file_id, rows[2].line_id)).statusCode).toBe(200)
  const before = await counts()
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  expect((await counts()).payments).toBe(before.payments + 1)
  const { accepted_sum, credit_sum } = await taker.data(at)
  expect([accepted_sum, credit_sum]).toEqual([950_00, 950_00])
  expect((await decide(0, [950_00])).statusCode).toBe(409)
})

test('SEC-75 whoever decided something of a file does not release it, and a refused one leaves its numbers free', async () => {
  const bytes = fileOf(nextDay(), [{ ref1: '', amount: satang(7_00) }])
  const { file_id } = await taken(bytes)
  const { rows } = await taker.data(`bank-files/${file_id}`)
  const both = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  await aside(file_id, rows[0].line_id, both)
  expect((await both.send(`bank-files/${file_id}/release`)).statusCode).toBe(403)
  const reason = { reason: 'ธนาคารส่งไฟล์ผิด' }
  expect((await taker.send(`bank-files/${file_id}/refusal`, reason)).statusCode).toBe(403)
  expect((await releaser.send(`bank-files/${file_id}/refusal`, reason)).statusCode).toBe(200)
  expect((await taken(bytes)).file_id).toBeGreaterThan(file_id)
})

test('SEC-74 of many released at once one counts, and the sums of payments are those of the lines', async () => {
  const { file_id } = await taken(fileOf(nextDay(), [await paid(OTHER, 77_00)]))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => releaser.send(`bank-files/${file_id}/release`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const [row] = await portal.rows(
    `select sum(payment.amount)::bigint as paid, sum(line.amount)::bigint as came,
       sum((select sum((part->>'amount')::bigint) from jsonb_array_elements(payment.parts) part))::bigint as parts,
       sum(request.amount)::bigint as ordered
     from payment join bank_line line using (line_id) join request using (request_id)`,
  )
  expect(new Set(Object.values(row).map(Number)).size).toBe(1)
})

test('2,000 lines are read, matched, taken and released in one piece', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => ({
    sequence: at + 1,
    ref1: '',
    amount: satang(100 + at) as Satang,
  }))
  const { read, file_id } = await taken(fileOf(nextDay(), lines))
  const sum = sumOf(
    lines.map((line) => bankLine(line)),
    'C',
  )
  expect(read.exceptions).toEqual([{ reason: 'unknown', ...sum }])
  expect(await taker.data(`bank-files/${file_id}`)).toMatchObject({
    undecided: 2_000,
    total: 2_000,
  })
})
