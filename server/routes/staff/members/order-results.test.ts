// What the core system did of the orders.

import { beforeAll, vi } from 'vitest'
import { listenToDatabase } from '#database/core/listener.ts'
import { readAs } from '#database/core/reader.ts'
import { shownOfOrdered } from '#database/queries/request/order.ts'
import { readOrderFile } from '#demo/core-system/orders/order-file.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenChecked, newestRequest } from '#tests/support/given/request-desk.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { givenSet, queryAsOwner } from '#tests/support/night/night.ts'
import { givenOrderDesk, type OrderDesk } from '#tests/support/night/order-desk.ts'

const PLAN = { members: 40, months: 14, billsNext: true, anchor: '2026-10-31' }

let desk: OrderDesk
beforeAll(async () => {
  desk = await givenOrderDesk('order_results', {
    members: 40,
    anchor: '2026-10-31',
    asOf: '2026-11-15',
  })
})

/** Members whose new monthly share is ordered; the batch's address. */
async function givenReleased(count: number) {
  const asked = desk.members.splice(0, count)
  for (const member of asked) {
    const { id } = await givenChecked(desk.portal, member, 1_530_00)
    expect((await desk.builder.approve(id)).statusCode).toBe(200)
  }
  await desk.builder.send('orders')
  const { batches } = await desk.builder.data('orders')
  const at = `orders/${batches[0].batch_id}`
  expect((await desk.releaser.send(`${at}/release`)).statusCode).toBe(200)
  return { asked, at }
}

async function stateOf(member: string | undefined): Promise<string> {
  return (await newestRequest(desk.portal, member ?? '')).state
}

test('of a core system that answers nothing, an officer confirms what the night shows', async () => {
  const { asked, at } = await givenReleased(2)
  const [one, two] = asked
  await desk.portal.rows(`update night.share set monthly = 153000 where membership_no = '${one}'`)
  const { lines } = await desk.builder.data(at)
  const lineOf = (member: string | undefined) =>
    lines.find((line: { membership_no: string }) => line.membership_no === member)
  expect([lineOf(one).proposed, lineOf(two).proposed]).toEqual([true, false])
  const seen = { order_no: lineOf(one).order_no, outcome: 'accepted', core_ref: 'X-1', reason: '' }
  expect((await desk.builder.send(`${at}/results`, seen)).statusCode).toBe(200)
  expect((await desk.builder.send(`${at}/results`, seen)).statusCode).toBe(409)
  const not = { order_no: lineOf(two).order_no, outcome: 'refused', core_ref: '', reason: '' }
  expect((await desk.builder.send(`${at}/results`, not)).statusCode).toBe(400)
  expect(
    (await desk.builder.send(`${at}/results`, { ...not, reason: 'ปิดงวดแล้ว' })).statusCode,
  ).toBe(200)
  expect([await stateOf(one), await stateOf(two)]).toEqual(['done', 'bounced'])
})

test('of a loan the night’s newest contracts of the borrower are looked at, and of nothing else', async () => {
  const { asked, at } = await givenReleased(2)
  const [borrower = ''] = asked
  const { lines, batch_id } = await desk.builder.data(at)
  const ordered = lines.find((line: Line) => line.membership_no === borrower).order_no
  await desk.portal.rows(`update order_line set kind = 'loan' where order_no = '${ordered}'`)
  await desk.portal.rows(`insert into night.loan (run_id, line, loan_no, membership_no, type_code, method, opened_on, principal,
      balance, rate_ppm, months, months_paid, instalment, last_on)
    select run_id, 100000 + nth, 'L' || nth, '${borrower}', '02', 'equal-total', date '2026-11-01' + nth, 100000 * nth,
      100000 * nth, 57500, 12, 0, 10000, date '2026-11-01' + nth
    from publication, generate_series(1, 12) nth`)
  const shown = await readAs(desk.portal.app.db, { staff: 'tester' }, (trx) =>
    shownOfOrdered(trx, batch_id),
  )
  await desk.portal.rows(
    `update order_line set kind = 'share_change' where order_no = '${ordered}'`,
  )
  await desk.portal.rows(`delete from night.loan where loan_no ~ '^L'`)
  const { loans = [] } = shown.get(ordered) ?? {}
  expect(loans).toHaveLength(10)
  expect(loans[0]).toEqual({
    loan_no: 'L12',
    type_code: '02',
    principal: 1_200_000,
    opened_on: '2026-11-13',
  })
  const others = [...shown].filter(([order]) => order !== ordered)
  expect(others.map(([, of]) => of.loans)).toEqual([[]])
})

interface Line {
  order_no: string
  membership_no: string
  reason: string
}

/** As the files of a night say it. */
async function nightAnswers(orderNo: string, outcome: string, reason = ''): Promise<void> {
  await desk.portal.rows(`insert into night.order_result
    select run_id, (select count(*) from night.order_result) + 1, '${orderNo}', '${outcome}', 'CR-1', nullif('${reason}', '')
    from publication`)
}

test('what a night answers closes the requests once, with words for the member', async () => {
  const { asked, at } = await givenReleased(2)
  const { lines } = await desk.builder.data(at)
  const [one, two] = lines as Line[]
  await nightAnswers(one?.order_no ?? '', 'accepted')
  await nightAnswers(two?.order_no ?? '', 'refused', 'ปิดงวดบัญชีแล้ว')
  expect(await takeAnswers(desk.portal.app)).toEqual({ closed: 2, problems: 0 })
  expect(await takeAnswers(desk.portal.app)).toEqual({ closed: 0, problems: 0 })
  expect(await stateOf(one?.membership_no)).toBe('done')
  const bounced = await newestRequest(desk.portal, two?.membership_no ?? '')
  expect(bounced.state).toBe('bounced')
  expect(bounced.events.at(-1)).toMatchObject({ by: 'ระบบหลัก', words: 'ปิดงวดบัญชีแล้ว' })
  const told = await desk.portal.rows(
    `select count(*)::int as count from audit_event where action = 'order.answer' and subject_no in ('${asked.join("', '")}')`,
  )
  expect(told).toEqual([{ count: 2 }])
})

test('an answer that does not fit changes nothing, and is told to officers until one has looked', async () => {
  const { at } = await givenReleased(2)
  const { lines } = await desk.builder.data(at)
  const [one, two] = lines as Line[]
  const seen = { order_no: one?.order_no, outcome: 'refused', core_ref: '', reason: 'ปิดงวดแล้ว' }
  expect((await desk.builder.send(`${at}/results`, seen)).statusCode).toBe(200)
  await nightAnswers(one?.order_no ?? '', 'accepted')
  await nightAnswers('2569123456-01', 'accepted')
  // Its first month is there, and the night still has the old amount.
  await desk.portal.rows(
    `update order_line set content = content || '{"first_period": "2026-11"}' where order_no = '${two?.order_no}'`,
  )
  await nightAnswers(two?.order_no ?? '', 'accepted')
  expect(await takeAnswers(desk.portal.app)).toEqual({ closed: 0, problems: 3 })
  expect(await takeAnswers(desk.portal.app)).toEqual({ closed: 0, problems: 0 })
  expect([await stateOf(one?.membership_no), await stateOf(two?.membership_no)]).toEqual([
    'bounced',
    'ordered',
  ])
  const { problems } = await desk.builder.data('orders')
  expect(problems.map(({ order_no, says }: Line & { says: string }) => [order_no, says])).toEqual([
    [one?.order_no, 'ไม่ตรงกับผลที่บันทึกไว้แล้วว่าไม่รับ คำขอยังเป็นตามผลเดิม'],
    [two?.order_no, expect.stringContaining('ไม่ตรงกับคำสั่ง')],
    ['2569123456-01', 'ไม่มีคำสั่งเลขนี้ที่ปล่อยแล้ว'],
  ])
  const first = `order_problems/${problems[0].problem_id}/seen`
  expect((await desk.builder.send(first)).statusCode).toBe(200)
  expect((await desk.builder.send(first)).statusCode).toBe(404)
  // A later night shows it: closed, and no work any more.
  await desk.portal.rows(
    `update night.share set monthly = 153000 where membership_no = '${two?.membership_no}'`,
  )
  expect(await takeAnswers(desk.portal.app)).toEqual({ closed: 1, problems: 0 })
  expect((await desk.builder.data('orders')).problems).toHaveLength(1)
})

test('the demo’s core system does what the file orders, and its next night closes the request and bills the new share', async () => {
  const { asked, at } = await givenReleased(2)
  const [member = '', stranger = ''] = asked
  const orders = readOrderFile((await desk.builder.read(`${at}/file`)).rawPayload)
  // The register has another amount by now.
  const changed = orders.map((order) =>
    order.memberNo === stranger
      ? { ...order, cells: { ...order.cells, old_monthly: '1.00' } }
      : order,
  )
  const night = await givenSet({ ...PLAN, asOf: '2026-11-30', orders: changed })
  const loaded = await desk.portal.database.load(night, { today: '2026-11-30', accept: true })
  expect(loaded).toMatchObject({ state: 'published' })
  forgetContent(desk.portal.app)
  expect(await takeAnswers(desk.portal.app)).toEqual({ closed: 2, problems: 0 })
  expect([await stateOf(member), await stateOf(stranger)]).toEqual(['done', 'bounced'])
  const bills = await desk.portal.rows(
    `select billed::int from night.collection_line join publication using (run_id)
     where membership_no = '${member}' and line_kind = 'share' order by period desc limit 1`,
  )
  expect(bills).toEqual([{ billed: 1_530_00 }])
  const { request_no } = await newestRequest(desk.portal, member)
  const why = expect.stringMatching(`^ค่าหุ้น.* บาท สมาชิกขอเปลี่ยน \\(${request_no}\\)$`)
  const { collection } = await desk.portal.feed(member, '/kep')
  expect(collection.change.lines).toContainEqual(
    expect.objectContaining({ line_kind: 'share', why }),
  )
  const newestBill = await asUnitOf(member)
  const { bill } = await newestBill()
  expect(bill.found.rows[0].lines).toContainEqual(expect.objectContaining({ why }))

  // Refused after the night: it is no longer why the share is another.
  const { app, database } = desk.portal
  const heard = { content: () => undefined, reports: () => app.reports.forget() }
  const listener = await listenToDatabase(database.app, heard)
  await queryAsOwner(
    database.owner,
    `update order_line set result = 'refused'
     where request_id in (select request_id from request where membership_no = '${member}')`,
  )
  await vi.waitFor(async () =>
    expect(JSON.stringify((await newestBill()).bill.found.rows)).not.toContain(request_no),
  )
  await listener.close()
})

/** Reads the newest bill of the member's unit, searched for them. */
async function asUnitOf(member: string) {
  const [found] = await desk.portal.rows(
    `select unit_no from night.member_detail join publication using (run_id) where membership_no = '${member}'`,
  )
  const { headers } = await givenUnitSession(desk.portal.app.db, { login: found.unit_no })
  const url = `/api/membergroup/keeprep?q=${member}`
  return async () => (await desk.portal.app.inject({ url, headers })).json().data
}
