// `npm run bench -- register-kills 5`: a member asks for another address with another e-mail, another phone and another bank account, and
// two officers order it; the core system accepts one, refuses another, and says nothing of the third, which an officer matches with what
// the night shows. Every call of it is killed on its way (drill.ts).

import {
  askBankAccount,
  askContact,
  askPhone,
  letRequestThrough,
  releaseOrders,
} from '#tests/support/given/contact.ts'
import { givenDeskOfficer, newestRequest, openDesk } from '#tests/support/given/request-desk.ts'
import type { Portal } from '#tests/support/night/portal.ts'
import { type Drill, requireOk, runDrill } from './drill.ts'
import { REGISTER_LAWS } from './register-laws.ts'

const MEMBERS_A_SEED = 4
const PLAN = { members: 80, months: 3, units: 2, seed: 1, asOf: '2026-10-31', billsNext: true }

export function registerKills(seeds = '5'): Promise<void> {
  const drilled = { name: 'register kills', plan: PLAN, laws: REGISTER_LAWS }
  return runDrill({ ...drilled, seeds }, async (drill) => {
    const { rows } = await drill.client.query(
      `select membership_no as no from member_detail
       where state = 'active' and mobile is not null and email is not null order by 1`,
    )
    const members: string[] = rows.map(({ no }) => no)
    await openDesk(drill.app, members)
    return (seed) => oneSeed(drill, members.splice(0, MEMBERS_A_SEED), seed)
  })
}

async function oneSeed(drill: Drill, members: string[], seed: number): Promise<void> {
  const portal = drill.portal()
  const [one = '', two = '', three = '', four = ''] = members
  const email = `new${seed}@example.com`
  requireOk(await askContact(portal, one, { house_no: `${seed}/1`, email }))
  const mobile = `081000000${seed}`
  requireOk(await askPhone(portal, two, mobile))
  const account = { bank: '006', number: `111222333${seed}`, name: 'ชื่อ ในสมุด' }
  requireOk(await askBankAccount(portal, three, account))
  requireOk(await askPhone(portal, four, `082000000${seed}`))
  const { request_id, version } = await newestRequest(portal, four)
  requireOk(await portal.call(four, `/requests/${request_id}/stop`, 'POST', { version }))
  // Now, and not before: an officer who does nothing for a while is signed out.
  const maker = await givenDeskOfficer(drill.app, 'member_service')
  const approver = await givenDeskOfficer(drill.app, 'approver')
  const releaser = await givenDeskOfficer(drill.app, 'approver')
  for (const member of [one, two, three])
    await letRequestThrough(portal, member, { maker, approver })
  await drill.client.query('update request set held_until = now() where held_until > now()')
  const { at, orders } = await releaseOrders({ approver, releaser })
  if (orders.length !== 3) drill.wrong.push(`seed ${seed}: ${orders.length} orders`)

  await shows(drill, one, { house_no: `${seed}/1`, email })
  await answers(drill, one, 'accepted')
  await answers(drill, three, 'refused')
  await shows(drill, two, { mobile })
  const { lines } = await approver.data(at)
  const phone = lines.find((line: { membership_no: string }) => line.membership_no === two)
  if (!phone?.proposed) drill.wrong.push(`seed ${seed}: the night's number is not proposed`)
  const seen = { order_no: phone.order_no, outcome: 'accepted', core_ref: '', reason: '' }
  requireOk(await approver.send(`${at}/results`, seen))
  for (const [member, state] of [
    [one, 'done'],
    [two, 'done'],
    [three, 'bounced'],
    [four, 'stopped'],
  ] as const)
    await expectState(drill, portal, member, state)
}

/** The published night has it. */
async function shows({ client }: Drill, member: string, values: Record<string, string>) {
  for (const [column, value] of Object.entries(values))
    await client.query(
      `update night.member_detail set ${column} = $2
       where membership_no = $1 and run_id = (select run_id from publication)`,
      [member, value],
    )
}

/** One at a time: of several, each is taken whole, and those before a kill stay taken. */
async function answers(drill: Drill, member: string, outcome: 'accepted' | 'refused') {
  await drill.client.query(
    `insert into night.order_result
     select (select run_id from publication), request_id, order_no, $2::text, null,
       case $2 when 'refused' then 'เลขที่บัญชีปิดแล้ว' end
     from order_line join request using (request_id) where membership_no = $1`,
    [member, outcome],
  )
  requireOk(await drill.takeAnswers())
}

async function expectState(drill: Drill, portal: Portal, member: string, state: string) {
  const { state: is, kind } = await newestRequest(portal, member)
  if (is !== state) drill.wrong.push(`seed ${drill.seed}: the ${kind} is ${is}, not ${state}`)
}
