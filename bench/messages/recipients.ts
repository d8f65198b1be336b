// Members who want news by one road each, in turn, and a campaign to all of them that a second officer has let out.

import type { ChildProcess } from 'node:child_process'
import { hash } from 'node:crypto'
import type pg from 'pg'
import { endpointSha256 } from '#server/outbox/web-push/subscription.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { startChild, wordOf } from '../process/child.ts'
import { type NightApp, SEALING } from '../process/night-app.ts'
import type { StandIn, StandInRoad } from './arrived.ts'

const AT_ONCE = 1_000

export async function startStandIn(): Promise<StandIn & { child: ChildProcess }> {
  const child = startChild('messages/stand-in.ts', [])
  return { child, ...(await wordOf<StandIn>(child)) }
}

/** Answers how many there are. */
export async function givenRecipients(
  { db, sealing }: NightApp,
  owner: pg.Client,
  { httpPort, keys }: StandIn,
  roads: readonly StandInRoad[],
): Promise<number> {
  const { rows } = await owner.query<{ membership_no: string }>(
    `select membership_no from member where state in ('active', 'retired') order by 1`,
  )
  const members = rows.map(({ membership_no }, at) => ({
    membership_no,
    road: roads[at % roads.length] as StandInRoad,
  }))
  await owner.query(
    `update night.member_detail set email = 'm' || membership_no || '@example.com', mobile = '08' || lpad(membership_no, 8, '0')`,
  )
  for (let from = 0; from < members.length; from += AT_ONCE) {
    const some = members.slice(from, from + AT_ONCE)
    const by = (road: string) => some.filter((one) => one.road === road)
    const chosen = { topic: 'news', is_on: true } as const
    await db
      .insertInto('notice_choice')
      .values(some.map((one) => ({ ...one, ...chosen })))
      .execute()
    await db
      .insertInto('line_link')
      .values(
        by('line').map(({ membership_no }) => {
          const user = `U${membership_no.padStart(32, '0')}`
          const user_sha256 = hash('sha256', user, 'buffer')
          return {
            membership_no,
            user_sha256,
            user_sealed: sealing.seal(user),
            moved_at: new Date(),
          }
        }),
      )
      .execute()
    await db
      .insertInto('push_subscription')
      .values(
        by('push').map(({ membership_no }) => {
          const subscription = { endpoint: `http://127.0.0.1:${httpPort}/${membership_no}`, keys }
          return {
            membership_no,
            endpoint_sha256: endpointSha256(subscription),
            subscription_sealed: sealing.seal(JSON.stringify(subscription)),
            device: 'Chrome บน Android',
          }
        }),
      )
      .execute()
  }
  return members.length
}

export interface Office {
  /** Written by one, let out by another; answers how long it took to count and to price it. */
  letOut(): Promise<{ campaignId: number; countedMs: number }>
}

export async function givenOffice({ app, db }: NightApp): Promise<Office> {
  const [writer, second] = [
    await givenOfficer(db, { login: 'writer', roles: ['editor'] }),
    await givenOfficer(db, { login: 'second', roles: ['editor'] }),
  ]
  const send = async ({ token }: { token: string }, path: string, payload: object) => {
    const url = `/api/admin/campaigns${path}`
    const headers = { authorization: `Bearer ${token}` }
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`)
    return reply.json().data
  }
  return {
    async letOut() {
      const from = performance.now()
      const words = 'สำนักงานสหกรณ์ปิดทำการวันที่ 5 ธันวาคม'
      const asked = { topic: 'news', audience: 'all', unit_no: '', words }
      const { campaign_id } = await send(writer, '', asked)
      const countedMs = performance.now() - from
      // As if the second had just signed in, which letting out asks for.
      await db.updateTable('session').set({ created_at: new Date() }).execute()
      await send(second, `/${campaign_id}/release`, {})
      return { campaignId: campaign_id, countedMs }
    },
  }
}

/** The process that puts down and hands on. */
export function startSender({ url }: NightApp, { httpPort, mailPort }: StandIn): ChildProcess {
  const ports = [String(httpPort), String(mailPort)]
  return startChild('messages/sender-child.ts', [url, SEALING, ...ports], {
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  })
}
