import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES } from './loan.ts'
import { check } from './loan-check.ts'
import { LOAN } from './support/given-loan.ts'

test('an ordinary loan has no problem, nor one without interest, nor one at the very limits', () => {
  expect(check(LOAN, DEFAULT_RULES)).toEqual([])
  expect(check({ ...LOAN, ratePpm: 0 }, DEFAULT_RULES)).toEqual([])
  const { principalMax: principal, rateCapPpm: ratePpm, monthsMax: months } = DEFAULT_RULES
  expect(check({ ...LOAN, principal, ratePpm, months }, DEFAULT_RULES)).toEqual([])
})

// biome-ignore format: a table reads in columns
test.each([
  ['principal',  Number.NaN,       'missing',    'กรอกวงเงินกู้'],
  ['principal',  0,                'too-small',  'วงเงินกู้ต้องมากกว่า 0 บาท'],
  ['principal',  -1,               'too-small',  'วงเงินกู้ต้องมากกว่า 0 บาท'],
  ['principal',  100_000_000_01,   'too-large',  'วงเงินกู้ต้องไม่เกิน 100,000,000.00 บาท'],
  ['principal',  Infinity,         'too-large',  'วงเงินกู้ต้องไม่เกิน 100,000,000.00 บาท'],
  ['principal',  0.5,              'not-whole',  'วงเงินกู้ต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง'],
  ['ratePpm',    Number.NaN,       'missing',    'กรอกอัตราดอกเบี้ย'],
  ['ratePpm',    -1,               'too-small',  'อัตราดอกเบี้ยต้องไม่ต่ำกว่า 0%'],
  ['ratePpm',    200_001,          'too-large',  'อัตราดอกเบี้ยต้องไม่เกิน 20.00% ต่อปี'],
  ['ratePpm',    57_500.5,         'not-whole',  'อัตราดอกเบี้ยต้องมีทศนิยมไม่เกิน 4 ตำแหน่ง'],
  ['months',     Number.NaN,       'missing',    'กรอกจำนวนงวด'],
  ['months',     0,                'too-small',  'จำนวนงวดต้องมีอย่างน้อย 1 งวด'],
  ['months',     12.5,             'not-whole',  'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 24'],
  ['months',     361,              'too-large',  'จำนวนงวดต้องไม่เกิน 360 งวด'],
  ['startsOn',   '',               'missing',    'กรอกวันที่รับเงินกู้'],
  ['startsOn',   '2026-02-29',     'impossible', 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง เช่น 31 มกราคม 2569'],
  ['startsOn',   '2569-01-31',     'impossible', 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง เช่น 31 มกราคม 2569'],
  ['startsOn',   '2390-01-31',     'impossible', 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง เช่น 31 มกราคม 2569'],
  ['instalment', Number.NaN,       'missing',    'กรอกยอดผ่อนต่องวด'],
  ['instalment', 0,                'too-small',  'ยอดผ่อนต่องวดต้องมากกว่า 0 บาท'],
  ['instalment', 5_320_00.5,       'not-whole',  'ยอดผ่อนต่องวดต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง'],
])('%s of %j is %s', (field, value, code, text) => {
  expect(check({ ...LOAN, [field]: value }, DEFAULT_RULES)).toEqual([{ field, code, text }])
})

test('every field in trouble is named at once', () => {
  const loan = { ...LOAN, principal: satang(0), ratePpm: -1, months: 0, startsOn: 'today' }
  const fields = check(loan, DEFAULT_RULES).map((problem) => problem.field)
  expect(fields).toEqual(['principal', 'ratePpm', 'months', 'startsOn'])
})

test('the limits are the cooperative’s own', () => {
  const rules = { ...DEFAULT_RULES, monthsMax: 12, rateCapPpm: 50_000 }
  expect(check(LOAN, rules).map((problem) => problem.text)).toEqual([
    'อัตราดอกเบี้ยต้องไม่เกิน 5.00% ต่อปี',
    'จำนวนงวดต้องไม่เกิน 12 งวด',
  ])
})
