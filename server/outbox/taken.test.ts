// What a process has in its hands when it dies, or is slow.

import { expect, test, vi } from 'vitest'
import {
  giveUp,
  markHandedOver,
  markSent,
  takeMessages,
  tryLater,
} from '#database/queries/monitoring/claimed-message.ts'
import { messagesToRetry } from '#database/queries/monitoring/outbox-message.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { CHANGED, givenRoads, tellingPortal } from '#tests/support/night/roads.ts'
import { goElsewhere } from './detour.ts'
import type { NoticeMessage } from './notice-words.ts'
import type { Sender } from './senders.ts'

const NEWS: NoticeMessage = { template: 'campaign', topic: 'news', words: 'บรรทัดหนึ่ง\nบรรทัดสอง' }

const { portal, someone, tell, choose, deliver } = tellingPortal('taken', 80)

test.each(['sms', 'email'] as const)(
  'of a message to many by %s whose sender died or never answered nobody knows: it is not sent again, a code is',
  async (road) => {
    const no = someone()
    await choose(no, 'news', road, true)
    await tell(no, NEWS)
    await tell(no, CHANGED)
    await portal.rows(`update outbox_message set tries = 1 where channel = '${road}'`)
    await portal.rows(`delete from outbox_message where channel <> '${road}'`)
    const { carried, senders } = givenRoads()
    await deliver(senders)
    expect(carried).toEqual([
      expect.objectContaining({ channel: road, body: expect.stringContaining('รหัสผ่าน') }),
    ])

    await portal.rows('delete from outbox_message')
    const whenBroken = async (fault: Error) => {
      await tell(no, NEWS)
      await deliver(givenRoads({ [road]: fault }).senders)
      const [row] = await portal.rows(
        `select last_error, gave_up_at is not null as ended from outbox_message where template = 'campaign'`,
      )
      await portal.rows('delete from outbox_message')
      return row
    }
    for (const fault of SILENT[road])
      expect(await whenBroken(fault)).toEqual({ last_error: 'not known', ended: true })
    for (const fault of REFUSED[road])
      expect(await whenBroken(fault)).toMatchObject({
        last_error: expect.not.stringContaining('not known'),
        ended: false,
      })
  },
)

const fetchFailed = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: { code } })
const failed = (how: object) => Object.assign(new Error('failed'), how)
/** The message had left, and no answer came. */
const SILENT = {
  sms: [new DOMException('late', 'TimeoutError'), fetchFailed('ECONNRESET')],
  email: [failed({ code: 'ECONNECTION', isUnclear: true })],
}
const REFUSED = {
  sms: [fetchFailed('ECONNREFUSED'), failed({ code: 'HTTP 503' })],
  email: [
    failed({ code: 'ESOCKET', isUnclear: false }),
    failed({ isUnclear: false }),
    failed({ code: 'EMESSAGE', responseCode: 451 }),
  ],
}

test('of what nobody answered for it stays unknown whether it went, also where the next process dies before it has written that down', async () => {
  const no = someone()
  await choose(no, 'news', 'sms', true)
  await tell(no, NEWS)
  await portal.rows('update outbox_message set tries = 1, next_try_at = now()')
  const { db } = portal.app
  expect(await takeMessages(db, 1, 0)).toMatchObject([{ isUnanswered: true, tries: 2 }])
  expect(await takeMessages(db, 1, 0)).toMatchObject([{ isUnanswered: true, tries: 3 }])
})

test('a mail to many that a process had taken and not begun to hand over is sent by the next, and by the first no more', async () => {
  const no = someone()
  await choose(no, 'news', 'email', true)
  await tell(no, NEWS)
  const slow = givenRoads()
  const mail = slow.senders.email as Sender
  const send = mail.send
  const connection = Promise.withResolvers<void>()
  mail.send = async (message) => {
    await connection.promise
    await send(message)
  }
  const sending = deliver(slow.senders)
  await vi.waitFor(async () =>
    expect(await portal.rows('select last_error from outbox_message')).toEqual([
      { last_error: 'taken' },
    ]),
  )
  const { carried, senders } = givenRoads()
  await deliver(senders)
  expect(carried.map(({ channel }) => channel)).toEqual(['email'])

  connection.resolve()
  await sending
  expect(slow.carried).toEqual([])
  expect(
    await portal.rows('select last_error, sent_at is not null as sent from outbox_message'),
  ).toEqual([{ last_error: null, sent: true }])
})

test('a process that lets go of a message too late changes nothing of what the next has done with it', async () => {
  const no = someone()
  await choose(no, 'news', 'email', true)
  await tell(no, NEWS)
  const { db } = portal.app
  await portal.rows('update outbox_message set next_try_at = now()')
  const [slow] = await takeMessages(db, 1, 0)
  const [next] = await takeMessages(db, 1, 60)
  if (!slow || !next) throw new Error('nothing was taken')
  const row = () =>
    portal.rows('select last_error, tries, next_try_at, gave_up_at from outbox_message')
  expect(await markHandedOver(db, next, 60)).toBeDefined()
  const handedOver = await row()
  expect(await markHandedOver(db, slow, 60)).toBeUndefined()
  await tryLater(db, slow, 2, 'ECONNECTION')
  await giveUp(db, slow, 'not known')
  await goElsewhere({ db, sealing: SEALING, senders: givenRoads().senders }, slow, { why: 'gone' })
  expect(await row()).toEqual(handedOver)

  // Nor does an officer have it sent again while it is on its way.
  expect(await messagesToRetry(db, { messageId: next.messageId })).toEqual([])
  await markSent(db, next.messageId, false)
  expect(await row()).toMatchObject([{ last_error: null, gave_up_at: null }])
})
