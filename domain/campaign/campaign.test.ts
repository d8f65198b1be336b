import { expect, test } from 'vitest'
import { hasLink } from './campaign.ts'

test('a link is found however it is written, and a date or an amount is none', () => {
  for (const words of [
    'ดูที่ https://a.example',
    'www.coop',
    'เปิด coop.or.th',
    'กด bit.ly/x',
    'LIN.ME',
  ])
    expect(hasLink(words), words).toBe(true)
  for (const words of ['ประชุม 20.12.2569 เวลา 09.00 น.', 'จ่าย 1,500.25 บาท', 'ห้อง 3.1 ชั้น 2'])
    expect(hasLink(words), words).toBe(false)
})
