// `npm run bench -- register-kills 5`: a member asks for another address with another e-mail, another phone and another bank account, and
// two officers order it. Every call of it is killed on its way (drill.ts).

import {
  askBankAccount,
  askContact,
  askPhone,
  letRequestThrough,
  releaseOrders,
} from '#tests/support/given/contact.ts'
import { givenDeskOfficer, newestRequest, openDesk } from '#tests/support/given/request-desk.ts'
import { type Drill, requireOk, runDrill } from './drill.ts'
import { REGISTER_LAWS } from './register-laws.ts'

const MEMBERS_A_SEED = 4
const PLAN = { members: 80, months: 3, units: 2, seed: 1, asOf: '2026-10-31', billsNext: true }

export function registerKills(seeds = '5'): Promise<void> {
  const kills = { act: 1, other: 1 }
  const drilled = { name: 'register kills', plan: PLAN, laws: REGISTER_LAWS, kills }
  return runDrill({ ...drilled, seeds: Number(seeds) }, async (drill) => {
    const { rows } = await drill.client.query(
      `select membership_no as no from member_detail where state = 'active' order by 1`,
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
  requireOk(await askPhone(portal, two, `081000000${seed}`))
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
  const { orders } = await releaseOrders({ approver, releaser })
  if (orders.length !== 3) drill.wrong.push(`seed ${seed}: ${orders.length} orders`)
}
