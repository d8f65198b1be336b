import { expect, test } from 'vitest'
import { hasLink } from './campaign.ts'

test('SEC-79 a link is found however it is written, and a date or an amount is none', () => {
  for (const words of [
    'ดูที่ https://a.example',
    'www.coop',
    'เปิด coop.or.th',
    'กด bit.ly/x',
    'LIN.ME',
    't.co/x',
    'รับเงินที่ coop-refund.xyz',
    'ดู ｃｏｏｐ．ｓｈｏｐ/a',
    'สหกรณ์.ไทย',
  ])
    expect(hasLink(words), words).toBe(true)
  for (const words of [
    'ประชุม 20.12.2569 เวลา 09.00 น.',
    'จ่าย 1,500.25 บาท',
    'ห้อง 3.1 ชั้น 2',
    'พ.ร.บ. พ.ศ. 2542',
    'ม.ค.–มี.ค.',
    'ปิด 16.30น.',
  ])
    expect(hasLink(words), words).toBe(false)
})
