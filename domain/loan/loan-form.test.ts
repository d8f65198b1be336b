import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES } from './loan.ts'
import { type LoanForm, readLoanForm } from './loan-form.ts'

const TYPES = [
  { seq: 1, rate_ppm: 57_500, months_max: 12, amount_max: satang(100_000_00) },
  { seq: 2, rate_ppm: 52_500, months_max: 150, amount_max: null },
]

const FORM: LoanForm = {
  type: '',
  amount: '๑๒๐,๐๐๐',
  rate: '6',
  months: '24',
  method: 'equal-total',
  d: '31',
  m: '1',
  y: '2569',
  pay: '',
}

function read(different: Partial<LoanForm>) {
  return readLoanForm({ ...FORM, ...different }, TYPES, DEFAULT_RULES)
}

test('a filled form is a loan, its day in the common era', () => {
  expect(read({}).loan).toEqual({
    principal: 120_000_00,
    ratePpm: 60_000,
    months: 24,
    startsOn: '2026-01-31',
    method: 'equal-total',
  })
  expect(read({ pay: '6,000' }).loan?.instalment).toBe(6_000_00)
})

test('an empty rate is the published one of the chosen type', () => {
  expect(read({ type: '2', rate: '' }).loan?.ratePpm).toBe(52_500)
  expect(read({ type: '', rate: '' }).problems).toEqual({ rate: 'กรอกอัตราดอกเบี้ย' })
})

// biome-ignore format: a table reads in columns
test.each<[string, Partial<LoanForm>, Partial<LoanForm> | undefined]>([
  ['an emergency loan', { type: '1', rate: '',     amount: '100,000',   months: '12'  }, undefined],
  ['an emergency loan', { type: '1', rate: '',     amount: '100,000.01', months: '12' }, { amount: 'วงเงินกู้ต้องไม่เกิน 100,000.00 บาท' }],
  ['an emergency loan', { type: '1', rate: '',     amount: '50,000',    months: '13'  }, { months: 'จำนวนงวดต้องไม่เกิน 12 งวด' }],
  ['an emergency loan', { type: '1', rate: '18',   amount: '50,000',    months: '12'  }, { rate: 'อัตราดอกเบี้ยต้องไม่เกิน 5.75% ต่อปี' }],
  ['a housing loan',    { type: '2', rate: '5',    amount: '2,000,000', months: '150' }, undefined],
  ['a housing loan',    { type: '2', rate: '5.25', amount: '2,000,000', months: '151' }, { months: 'จำนวนงวดต้องไม่เกิน 150 งวด' }],
  ['one’s own rate',    { type: '',  rate: '18',   amount: '2,000,000', months: '360' }, undefined],
])('of %s no more is reckoned than the cooperative lends: %o', (_, different, problems) => {
  expect(read(different).problems).toEqual(problems)
})

// biome-ignore format: a table reads in columns
test.each<[Partial<LoanForm>, Partial<LoanForm>]>([
  [{ amount: '' },                 { amount: 'กรอกวงเงินกู้' }],
  [{ amount: 'แสนสอง' },           { amount: 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000' }],
  [{ months: '0' },                { months: 'จำนวนงวดต้องมีอย่างน้อย 1 งวด' }],
  [{ rate: '20.01' },              { rate: 'อัตราดอกเบี้ยต้องไม่เกิน 20.00% ต่อปี' }],
  [{ d: '31', m: '2' },            { d: 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง เช่น 31 มกราคม 2569' }],
  [{ y: '' },                      { d: 'กรอกวันที่รับเงินกู้' }],
  [{ y: '99999999999999999999' },  { d: 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง เช่น 31 มกราคม 2569' }],
  [{ method: 'x' },                { method: 'เลือกวิธีผ่อนชำระ' }],
  [{ pay: 'ห้าร้อย' },             { pay: 'ยอดผ่อนต่องวดต้องเป็นตัวเลข เช่น 5,000' }],
])('%o is told beside its field', (different, problems) => {
  expect(read(different).problems).toEqual(problems)
})

test('an instalment that never repays is told beside it', () => {
  expect(read({ pay: '500' }).problems?.pay).toContain('ไม่พอจ่ายดอกเบี้ยเดือนแรก 552.33 บาท')
})

test('everything that is wrong is told at once', () => {
  expect(Object.keys(read({ amount: '', rate: 'x', months: '9999' }).problems ?? {})).toEqual([
    'amount',
    'rate',
    'months',
  ])
})
