// A night whose members may ask, and the officers who give the core system its orders.

import type { Plan } from '#demo/core-system/plan.ts'
import { givenDeskOfficer, openDesk } from '../given/request-desk.ts'
import { givenPortal } from './portal.ts'

/** Everybody of a night may ask, and two officers give the orders. Call it in beforeAll. */
export async function givenOrderDesk(name: string, plan: Partial<Plan>) {
  const portal = await givenPortal(name, { months: 14, billsNext: true, ...plan })
  const rows = await portal.rows(
    `select membership_no from night.member_detail where state = 'active' order by membership_no`,
  )
  const members: string[] = rows.map(({ membership_no }) => membership_no)
  await openDesk(portal.app, members)
  const builder = await givenDeskOfficer(portal.app, 'approver')
  return { portal, members, builder, releaser: await givenDeskOfficer(portal.app, 'approver') }
}

export type OrderDesk = Awaited<ReturnType<typeof givenOrderDesk>>
