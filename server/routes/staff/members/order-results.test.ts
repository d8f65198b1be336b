// What the core system did of the orders.

import { beforeAll } from 'vitest'
import { expect, test } from '#tests/support/app/test.ts'
import {
  approveRequest,
  type DeskOfficer,
  givenChecked,
  givenDeskOfficer,
  newestRequest,
  openDesk,
} from '#tests/support/given/request-desk.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'

const PLAN = { members: 40, months: 14, billsNext: true, anchor: '2026-10-31' }

let portal: Portal
let members: string[]
let builder: DeskOfficer
let releaser: DeskOfficer

beforeAll(async () => {
  portal = await givenPortal('order_results', { ...PLAN, asOf: '2026-11-15' })
  const rows = await portal.rows(
    `select membership_no from night.member_detail where state = 'active' order by membership_no`,
  )
  members = rows.map(({ membership_no }) => membership_no)
  await openDesk(portal.app, members)
  builder = await givenDeskOfficer(portal.app, 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

/** Members whose new monthly share is ordered; the batch's address. */
async function givenReleased(count: number) {
  const asked = members.splice(0, count)
  for (const member of asked) {
    const { id } = await givenChecked(portal, member, 1_530_00)
    expect((await approveRequest(builder, id)).statusCode).toBe(200)
  }
  await builder.send('orders')
  const { batches } = await builder.data('orders')
  const at = `orders/${batches[0].batch_id}`
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  return { asked, at }
}

async function stateOf(member: string | undefined): Promise<string> {
  return (await newestRequest(portal, member ?? '')).state
}

test('of a core system that answers nothing, an officer confirms what the night shows', async () => {
  const { asked, at } = await givenReleased(2)
  const [one, two] = asked
  await portal.rows(`update night.share set monthly = 153000 where membership_no = '${one}'`)
  const { lines } = await builder.data(at)
  const lineOf = (member: string | undefined) =>
    lines.find((line: { membership_no: string }) => line.membership_no === member)
  expect([lineOf(one).proposed, lineOf(two).proposed]).toEqual([true, false])
  const seen = { order_no: lineOf(one).order_no, outcome: 'accepted', core_ref: 'X-1', reason: '' }
  expect((await builder.send(`${at}/results`, seen)).statusCode).toBe(200)
  expect((await builder.send(`${at}/results`, seen)).statusCode).toBe(409)
  const not = { order_no: lineOf(two).order_no, outcome: 'refused', core_ref: '', reason: '' }
  expect((await builder.send(`${at}/results`, not)).statusCode).toBe(400)
  expect((await builder.send(`${at}/results`, { ...not, reason: 'ปิดงวดแล้ว' })).statusCode).toBe(200)
  expect([await stateOf(one), await stateOf(two)]).toEqual(['done', 'bounced'])
})
