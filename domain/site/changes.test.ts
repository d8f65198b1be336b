import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('what changed is told as people write it: money in baht, rates in percent, days in พ.ศ., choices in words', () => {
  const rates = (rate_ppm: number, kind: string) => ({
    products: [{ name: 'สามัญ', kind, steps: [{ effective_on: '2026-07-01', rate_ppm }] }],
  })
  expect(changesBetween(rates(57_500, 'loan'), rates(60_000, 'deposit'))).toEqual([
    'ประเภท · “สามัญ” · ชนิด: เงินกู้ → เงินฝาก',
    'ประเภท · “สามัญ” · รายการ · “1 ก.ค. 2569” · อัตรา: 5.75% → 6.00%',
  ])
  const year = (assets: number, year_end: string) => ({ assets, year_end })
  expect(changesBetween(year(125_000_000_50, '2025-12-31'), year(0, '2026-12-31'))).toEqual([
    'สินทรัพย์รวม: 125,000,000.50 บาท → 0.00 บาท',
    'วันสิ้นปี: 31 ธ.ค. 2568 → 31 ธ.ค. 2569',
  ])
  expect(changesBetween({ opens_at: null }, { opens_at: '2027-01-20T01:00:00.000Z' })).toEqual([
    'เปิดลงคะแนน: ว่าง → 20 ม.ค. 2570 08.00\u00a0น.',
  ])
  expect(changesBetween({ status: 1, used_in: 'main' }, { status: 0, used_in: 'phone' })).toEqual([
    'การแสดง: แสดง → ไม่แสดง',
    'ใช้ที่: ทุกขนาดจอ → เฉพาะเมนูบนโทรศัพท์',
  ])
})

test('a text that only looks like a figure is told as it was typed', () => {
  expect(changesBetween({ title: '12500' }, { title: '2026-1-1' })).toEqual([
    'ชื่อ: 12500 → 2026-1-1',
  ])
  expect(changesBetween({ rate_ppm: null }, { rate_ppm: -1 })).toEqual(['อัตรา: ว่าง → -1'])
})

test('a row that is the same but for its name was renamed, and not one removed and another added', () => {
  const report = (title: string, url: string) => ({
    title,
    kind: 'annual',
    as_of: '2025-12-31',
    url,
  })
  const before = { reports: [report('ปี 2567', '/file/1'), report('ปี 2566', '/file/2')] }
  const after = { reports: [report('รายงานปี 2567', '/file/1'), report('ปี 2568', '/file/3')] }
  expect(changesBetween(before, after)).toEqual([
    'รายงาน: เปลี่ยนชื่อ “ปี 2567” เป็น “รายงานปี 2567”',
    'รายงาน: เพิ่ม “ปี 2568”',
    'รายงาน: ลบ “ปี 2566”',
  ])
})

test('of two rows with nothing but a name nobody knows whether one became the other', () => {
  const named = (name: string) => ({ candidates: [{ name, unit: '', statement: null, seq: 1 }] })
  expect(changesBetween(named('ก'), named('ข'))).toEqual(['ผู้สมัคร: เพิ่ม “ข”', 'ผู้สมัคร: ลบ “ก”'])
})
