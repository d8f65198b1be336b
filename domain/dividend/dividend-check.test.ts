import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_DIVIDEND_RULES as RULES, type Shares } from './dividend.ts'
import { check } from './dividend-check.ts'
import { monthlyContributions } from './dividend-year.ts'

const SHARES: Shares = {
  year: 2026,
  opening: satang(50_000_00),
  contributions: monthlyContributions(satang(500_00), 2026, RULES),
  ratePpm: 50_000,
}

test('ordinary shares have no problem, nor have none at all, nor the very cap', () => {
  expect(check(SHARES, RULES)).toEqual([])
  expect(check({ ...SHARES, opening: satang(0), contributions: [] }, RULES)).toEqual([])
  expect(check({ ...SHARES, ratePpm: 100_000 }, RULES)).toEqual([])
})

// biome-ignore format: a table reads in columns
test.each([
  ['year',     Number.NaN,       'missing',    'กรอกปี'],
  ['year',     2569,             'impossible', 'ปีต้องเป็นปี พ.ศ. เช่น 2569'], // not turned into the common era
  ['year',     2026.5,           'impossible', 'ปีต้องเป็นปี พ.ศ. เช่น 2569'],
  ['opening',  Number.NaN,       'missing',    'กรอกหุ้นยกมา'],
  ['opening',  -1,               'too-small',  'หุ้นยกมาต้องไม่ต่ำกว่า 0 บาท'],
  ['opening',  100_000_000_01,   'too-large',  'หุ้นยกมาต้องไม่เกิน 100,000,000.00 บาท'],
  ['opening',  0.5,              'not-whole',  'หุ้นยกมาต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง'],
  ['ratePpm',  Number.NaN,       'missing',    'กรอกอัตราปันผล'],
  ['ratePpm',  -1,               'too-small',  'อัตราปันผลต้องไม่ต่ำกว่า 0%'],
  ['ratePpm',  100_001,          'too-large',  'อัตราปันผลต้องไม่เกิน 10.00% ต่อปี'],
  ['ratePpm',  50_000.5,         'not-whole',  'อัตราปันผลต้องมีทศนิยมไม่เกิน 4 ตำแหน่ง'],
])('%s of %d is %s', (field, value, code, text) => {
  expect(check({ ...SHARES, [field]: value }, RULES)).toEqual([{ field, code, text }])
})

test('a contribution in trouble is pointed at', () => {
  const contributions = SHARES.contributions.map((one, index) =>
    index === 3 ? { ...one, amount: satang(-1) } : one,
  )
  const text = 'ยอดส่งหุ้นต้องไม่ต่ำกว่า 0 บาท'
  const problem = { field: 'contributions', code: 'too-small', text, index: 3 }
  expect(check({ ...SHARES, contributions }, RULES)).toEqual([problem])
})

test.each(['2025-12-31', '2027-01-01', '2026-02-30', ''])(
  'a contribution paid on %j is none of this year’s',
  (paidOn) => {
    const contributions = [{ amount: satang(500_00), paidOn }]
    const text = 'วันที่ส่งหุ้นต้องอยู่ระหว่าง 1 ม.ค. 2569 ถึง 31 ธ.ค. 2569'
    const problem = { field: 'contributions', code: 'impossible', text, index: 0 }
    expect(check({ ...SHARES, contributions }, RULES)).toEqual([problem])
  },
)

test('the cap is a setting', () => {
  const rules = { ...RULES, capPpm: 40_000 }
  expect(check(SHARES, rules)[0]?.text).toBe('อัตราปันผลต้องไม่เกิน 4.00% ต่อปี')
})
