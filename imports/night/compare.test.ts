import { expect, test } from 'vitest'
import { unusual } from './compare.ts'

test('what is unlike the last night is told with the Thai name of the set and of its column', () => {
  const totals = (rows: number, baht: number) =>
    new Map([['member_detail', { rows, sums: { salary: baht * 100 } }]])
  const band = { leastPercent: 80, mostPercent: 125 }
  const found = unusual(totals(150, 6_078_280), totals(140, 1_106_450), band)
  expect(found.map(({ says }) => says)).toEqual([
    'ทะเบียนสมาชิก: ผลรวมเงินเดือนเปลี่ยนจาก 6,078,280.00 เป็น 1,106,450.00 บาท',
  ])
})
