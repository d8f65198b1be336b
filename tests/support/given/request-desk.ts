// A portal whose cooperative takes requests, and officers who work at its desk.

import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { toDay } from '#domain/calendar/day.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { satang } from '#domain/money/money.ts'
import { type ReferredWish, shareChangeReference } from '#domain/request/share-change-reference.ts'
import type { Portal } from '../night/portal.ts'
import { givenAsking } from '../staff/as-officer.ts'
import { hashedPassword } from './account.ts'
import { sign } from './signing.ts'

export const DESK_SETTINGS: Record<string, string> = {
  share_change_open: 'yes',
  share_least: '50000',
  share_least_ppm: '0',
  share_step: '1000',
  share_most_ppm: '1000000',
  share_times: '12',
  share_months: '',
  share_most: '2500000',
  share_residual_ppm: '0',
  share_reduce_in_debt: 'yes',
  request_officer_max: '500000',
  request_manager_max: '1500000',
}

/** Members who have a password, and rules that are entered. */
export async function openDesk(app: FastifyInstance, members: readonly string[]): Promise<void> {
  for (const [name, value] of Object.entries(DESK_SETTINGS)) await setSetting(app.db, name, value)
  const password_hash = await hashedPassword()
  await addCredentials(
    app.db,
    members.map((login) => ({ kind: 'member', login, password_hash })),
  )
}

/** Opens the desk for everybody at work; gives them one after the other, each test its own. */
export async function givenDeskMembers(
  portal: Portal,
  where = "state = 'active'",
): Promise<() => string> {
  const rows = await portal.rows(
    `select membership_no from night.member_detail where ${where} order by membership_no`,
  )
  const members: string[] = rows.map(({ membership_no }) => membership_no)
  await openDesk(portal.app, members)
  return () => {
    const member = members.shift()
    if (!member) throw new Error('no member is left')
    return member
  }
}

interface Sending {
  mends?: ReferredWish['mends']
  /** Instead of the one on the phone. */
  code?: string
}

/** Signed by the code on their phone. */
export function sendShareChange(
  portal: Portal,
  member: string,
  amount: number,
  { mends, code }: Sending = {},
) {
  const wish = { change: 'monthly' as const, amount: satang(amount) }
  const reference = shareChangeReference({ wish, ...(mends && { mends }) })
  return sign(portal, member, { kind: 'share_change', reference }, code)
}

export type DeskOfficer = Awaited<ReturnType<typeof givenDeskOfficer>>

let officers = 0
let problems = 0

/** A new one each time, so that no test knows another's. */
export async function givenDeskOfficer(app: FastifyInstance, ...roles: StaffRole[]) {
  const at = officers++
  const officer = await givenAsking(app, roles, {
    login: `desk${at}`,
    name: `เจ้าหน้าที่คนที่ ${at}`,
  })
  return {
    ...officer,
    /** Reads it and ticks every line. */
    async check(requestId: number) {
      const { version, check_lines } = await officer.data(`requests/${requestId}`)
      const ticked = check_lines.map(({ id }: { id: string }) => id)
      return officer.send(`requests/${requestId}/check`, { version, ticked })
    },
    approve: (requestId: number, more?: object) => approveRequest(officer, requestId, more),
  }
}

export async function approveRequest(
  officer: Awaited<ReturnType<typeof givenAsking>>,
  requestId: number,
  more: object = {},
) {
  const { version } = await officer.data(`requests/${requestId}`)
  return officer.send(`requests/${requestId}/approval`, { version, ...more })
}

/** The newest request of a member. */
export async function newestRequest(portal: Portal, member: string) {
  return (await portal.feed(member, '/requests')).requests[0]
}

/** One that waits for approval, with the officer who checked it. */
export async function givenChecked(portal: Portal, member: string, amount: number) {
  const sent = await sendShareChange(portal, member, amount)
  if (sent.statusCode !== 200) throw new Error(sent.body)
  const { request_id: id } = await newestRequest(portal, member)
  const maker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  const checked = await maker.check(id)
  if (checked.statusCode !== 200) throw new Error(checked.body)
  return { id, maker }
}

/** The core system answers an order that nobody gave. */
export async function givenOrderProblem(db: Db): Promise<number> {
  const { problem_id } = await db
    .insertInto('order_problem')
    .values({
      order_no: `2569999${String(problems++).padStart(3, '0')}-01`,
      outcome: 'accepted',
      problem: 'unknown',
      reason: '',
      as_of: toDay('2026-11-15'),
      found_at: new Date(),
    })
    .returning('problem_id')
    .executeTakeFirstOrThrow()
  return problem_id
}
