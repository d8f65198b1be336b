// What stands on the screen of a locked telephone: of every kind of message to a member, with values that would be seen at once.

import { expect, test } from 'vitest'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { toDay } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { bareBody } from '#domain/notice/carried-words.ts'
import { TOPICS } from '#domain/notice/topic.ts'
import { SUBJECTS } from './messages.ts'
import { type NoticeMessage, outgoingBody, topicOf } from './notice-words.ts'

const AT = new Date('2026-11-18T05:00:00Z')
const CANARY = { words: 'นางสมหญิง ใจงาม ค้าง 98,765.43 บาท ดู https://evil.example' }

// biome-ignore format: one row a kind
const MESSAGES: { [T in NoticeMessage['template']]: Extract<NoticeMessage, { template: T }> } = {
  new_device: { template: 'new_device', device: 'Chrome บน Android', at: AT },
  after_failures: { template: 'after_failures', failures: 7, device: 'Chrome บน Android', at: AT },
  password_changed: { template: 'password_changed', at: AT },
  password_set: { template: 'password_set', at: AT, stop: 'STOP-CANARY' },
  session_replayed: { template: 'session_replayed', at: AT },
  passkey_added: { template: 'passkey_added', device: 'Chrome บน Android', at: AT },
  passkey_last_removed: { template: 'passkey_last_removed', at: AT },
  passkey_copied: { template: 'passkey_copied', at: AT },
  passkeys_stopped: { template: 'passkeys_stopped', count: 2, at: AT },
  passkey_only_set: { template: 'passkey_only_set', at: AT },
  passkey_only_ended: { template: 'passkey_only_ended', at: AT },
  push_added: { template: 'push_added', device: 'Chrome บน Android', at: AT },
  line_linked: { template: 'line_linked', at: AT },
  slip_issued: { template: 'slip_issued', at: AT, stop: 'STOP-CANARY' },
  revealed: { template: 'revealed', at: AT, stop: 'STOP-CANARY' },
  recovery_held: { template: 'recovery_held', at: AT, until: AT, stop: 'STOP-CANARY' },
  change_held: { template: 'change_held', what: 'บัญชีธนาคาร', requestNo: '69-000001', at: AT, until: AT, stop: 'STOP-CANARY' },
  request_sent: { template: 'request_sent', requestNo: '69-000001', what: 'ขอกู้', at: AT },
  request_answered: { template: 'request_answered', what: 'คำขอ', requestNo: 1, at: AT },
  request_moved: { template: 'request_moved', requestNo: '69-000001', state: 'อนุมัติแล้ว', at: AT },
  guarantee_asked: { template: 'guarantee_asked', at: AT },
  bill_issued: { template: 'bill_issued', period: toDay('2026-11-01'), amount: satang(98_765_43) },
  loan_borrower: { template: 'loan_borrower', at: AT },
  loan_quiet: { template: 'loan_quiet', at: AT },
  loan_letter: { template: 'loan_letter', at: AT },
  loan_cured: { template: 'loan_cured', at: AT },
  loan_freed: { template: 'loan_freed', at: AT },
  campaign: { template: 'campaign', topic: 'bills', ...CANARY },
}

const CHANNELS: Channel[] = ['sms', 'email', 'push', 'line']

const SEEN = {
  'a link': /https?:|www\.|\b[\w-]+\.(com|net|org|th|example)\b/i,
  'an amount': /\d,\d{3}|\d\.\d{2}(?!\sน)|บาท/,
  'a name': /สมหญิง|ใจงาม|นาย|นางสาว/,
  'that somebody is behind': /ค้าง|ยังไม่ได้รับชำระ|ทวงถาม/,
}

test('SEC-35 SEC-78 no message of any kind shows a link, an amount, a name or that somebody owes, unless the member asked', () => {
  for (const message of Object.values(MESSAGES) as NoticeMessage[])
    for (const channel of CHANNELS) {
      const body = outgoingBody(message, 'สอ.ตัวอย่าง', { channel, hasDetail: false })
      for (const [what, form] of Object.entries(SEEN))
        expect(form.test(body), `${what} in ${message.template} by ${channel}: ${body}`).toBe(false)
      if (channel === 'push' || channel === 'line') expect(body).not.toContain('STOP-CANARY')
    }
  for (const subject of Object.values(SUBJECTS))
    for (const [what, form] of Object.entries(SEEN))
      expect(form.test(subject), `${what} in ${subject}`).toBe(false)
  for (const topic of TOPICS) {
    const { 'that somebody is behind': _, ...others } = SEEN
    for (const form of Object.values(others)) expect(form.test(bareBody(topic, 'สอ.'))).toBe(false)
  }
})

test('lines stay lines where the road has them', () => {
  const message: NoticeMessage = { template: 'campaign', topic: 'news', words: 'หนึ่ง\nสอง' }
  const said = (channel: Channel) => outgoingBody(message, 'สอ.', { channel, hasDetail: true })
  for (const channel of ['email', 'line'] as const) expect(said(channel)).toBe('สอ.: หนึ่ง\nสอง')
  for (const channel of ['sms', 'push'] as const) expect(said(channel)).toBe('สอ.: หนึ่ง สอง')
})

test('SEC-78 whoever asked for the matter itself reads it in the message, and a stop code still only by SMS and e-mail', () => {
  const how = { hasDetail: true } as const
  const told = outgoingBody(MESSAGES.campaign, 'สอ.', { channel: 'sms', ...how })
  expect(told).toContain('98,765.43')
  expect(topicOf(MESSAGES.campaign)).toBe('bills')
  for (const channel of CHANNELS) {
    const body = outgoingBody(MESSAGES.password_set, 'สอ.', { channel, ...how })
    expect(body.includes('STOP-CANARY'), channel).toBe(channel === 'sms' || channel === 'email')
  }
})
