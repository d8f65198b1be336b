import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenLine } from '#tests/support/given/line.ts'
import { givenPortal } from '#tests/support/night/portal.ts'
import { deliverDue } from '../deliver.ts'
import type { NoticeMessage } from '../notice-words.ts'
import { notify } from '../put.ts'
import { byLineToPhone } from './line-by-phone.ts'

const digest = (phone: string) => hash('sha256', phone.replace(/^0/, '+66'), 'hex')

test('a number that LINE knows gets it by its hash, and of another it is said that nobody is there', async () => {
  const line = await givenLine()
  const sender = byLineToPhone(line.settings)
  const message = { channel: 'sms', body: 'มีรายการใหม่', template: 'request_moved' } as const
  line.phones.known.add(digest('+66812345678'))
  await sender.send({ ...message, address: '0812345678' })
  expect(line.phones.came).toEqual([{ to: digest('0812345678'), text: 'มีรายการใหม่' }])
  await expect(sender.send({ ...message, address: '0899999999' })).rejects.toMatchObject({
    isGone: true,
    code: 'line 422',
  })
})

test('what LINE takes by number is no SMS; news, and what it does not take, are', async () => {
  const portal = await givenPortal('by_phone', { members: 30, months: 2 })
  const line = await givenLine()
  const [known, other] = await portal.rows(
    `select membership_no as no, mobile from night.member_detail join member using (membership_no)
     where length(mobile) = 10 and member.state = 'active' order by 1`,
  )
  line.phones.known.add(digest(known.mobile))
  const at = new Date()
  const moved: NoticeMessage = { template: 'request_moved', requestNo: '69-1', state: 'อนุมัติ', at }
  const news: NoticeMessage = { template: 'campaign', topic: 'news', words: 'ข่าว' }
  for (const { no } of [known, other]) {
    await portal.rows(`insert into notice_choice (membership_no, topic, road, is_on)
      values ('${no}', 'requests', 'sms', true), ('${no}', 'requests', 'email', false),
             ('${no}', 'news', 'sms', true), ('${no}', 'news', 'email', false)`)
    for (const message of [moved, news]) await notify(portal.app.db, SEALING, no, message)
  }
  await portal.rows('update outbox_message set next_try_at = now()')
  const carried: [phone: string, template: string][] = []
  const sms = {
    send: async ({ address, template }: { address: string; template: string }) => {
      carried.push([address, template])
    },
    keepsBody: false,
    close: () => undefined,
  }
  const byPhone = byLineToPhone(line.settings)
  await deliverDue({ db: portal.app.db, sealing: SEALING, senders: { sms }, byPhone })
  expect(line.phones.came.map(({ to }) => to)).toEqual([digest(known.mobile)])
  expect(carried.sort()).toEqual(
    [
      [known.mobile, 'campaign'],
      [other.mobile, 'campaign'],
      [other.mobile, 'request_moved'],
    ].sort(),
  )
})
