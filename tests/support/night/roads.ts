// Roads to members that are open or closed as a test wants them, and what they carried.

import { hash } from 'node:crypto'
import { beforeAll, beforeEach, vi } from 'vitest'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { personOf } from '#demo/core-system/member/person.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import type { NoticeMessage } from '#server/outbox/notice-words.ts'
import { notify } from '#server/outbox/put.ts'
import type { Sender, Senders } from '#server/outbox/senders.ts'
import { endpointSha256 } from '#server/outbox/web-push/subscription.ts'
import type { SmsCost } from '#server/settings/sms-cost.ts'
import { SEALING } from '../app/sealing.ts'
import { type Portal, sharedPortal } from './portal.ts'

export const NOON = new Date('2026-11-18T05:00:00Z')
export const MOVED = {
  template: 'request_moved',
  requestNo: '69-000001',
  state: 'อนุมัติแล้ว',
  at: NOON,
} as const satisfies NoticeMessage
export const CHANGED: NoticeMessage = { template: 'password_changed', at: NOON }

interface Carried {
  channel: Channel
  address: string
  body: string
}

/** All roads are open but those that are named; what they carried is written down. */
export function givenRoads(closed: Partial<Record<Channel, 'off' | Error>> = {}) {
  const carried: Carried[] = []
  const channels: Channel[] = ['push', 'email', 'line', 'sms']
  const senders: Senders = Object.fromEntries(
    channels
      .filter((channel) => closed[channel] !== 'off')
      .map((channel): [Channel, Sender] => {
        const send: Sender['send'] = async ({ address, body, onHandOver }) => {
          const fault: unknown = closed[channel]
          // Of one that is sure not to have gone, nothing has left.
          const hasLeft = (fault as { isUnclear?: boolean } | undefined)?.isUnclear !== false
          if (channel === 'email' && hasLeft) await onHandOver?.()
          if (fault instanceof Error) throw fault
          carried.push({ channel, address, body })
        }
        return [channel, { send, keepsBody: false, close: () => undefined }]
      }),
  )
  return { carried, senders }
}

/** Each call names somebody with phone and e-mail whom no other call has named. */
export function reachableMembers(plan: Parameters<typeof personOf>[0] & { members: number }) {
  const people = Array.from({ length: plan.members }, (_, index) => personOf(plan, index)).filter(
    ({ endedOn, email }) => !endedOn && email,
  )
  return (): string => {
    const person = people.pop()
    if (!person) throw new RangeError('every member with phone and e-mail has been named')
    return person.no
  }
}

/** A cooperative whose members are told things, of a whole file of tests; it is noon there, and nothing waits when a test begins. */
export function tellingPortal(name: string, members: number) {
  const plan = { members, months: 2, units: 2, seed: 1, asOf: '2026-10-31' }
  const portal = sharedPortal(name, plan)
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    return () => vi.useRealTimers()
  })
  beforeEach(() => portal.rows('delete from outbox_message'))
  return { portal, someone: reachableMembers(plan), ...membersOf(() => portal) }
}

/** What a member does, is told and has. */
export function membersOf(portal: () => Portal) {
  return {
    tell: (no: string, message: NoticeMessage) => notify(portal().app.db, SEALING, no, message),

    choose: (no: string, topic: string, road: string, on: boolean) =>
      portal().call(no, '/notices/choices', 'POST', { topic, road, on }),

    /** All that waits, whatever hour it waits for. */
    async deliver(senders: Senders, smsCost?: SmsCost): Promise<void> {
      const { app, rows } = portal()
      // The database's clock is not the test's.
      const due = `update outbox_message set next_try_at = now(), too_late_at = now() + interval '1 day'
        where sent_at is null and gave_up_at is null`
      await rows(due)
      for (;;) {
        const taken = await deliverDue({
          db: app.db,
          sealing: SEALING,
          senders,
          ...(smsCost && { smsCost }),
        })
        await rows(`${due} and tries = 0`)
        if (taken === 0) return
      }
    },

    async givenLineOf(no: string, user = `U${no.padStart(32, '0')}`): Promise<void> {
      await portal()
        .app.db.insertInto('line_link')
        .values({
          membership_no: no,
          user_sha256: hash('sha256', user, 'buffer'),
          user_sealed: SEALING.seal(user),
          moved_at: new Date(),
        })
        .execute()
    },

    async givenDeviceOf(no: string, name: string): Promise<void> {
      const subscription = {
        endpoint: `https://push.example/${no}/${name}`,
        keys: { p256dh: '', auth: '' },
      }
      await portal()
        .app.db.insertInto('push_subscription')
        .values({
          membership_no: no,
          endpoint_sha256: endpointSha256(subscription),
          subscription_sealed: SEALING.seal(JSON.stringify(subscription)),
          device: name,
        })
        .execute()
    },
  }
}
