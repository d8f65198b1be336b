import { expect, test } from 'vitest'
import { DEFAULT_DIVIDEND_RULES } from './dividend.ts'
import {
  DIVIDEND_FIELDS,
  type DividendForm,
  MONTH_FIELDS,
  readDividendForm,
  yearOf,
} from './dividend-form.ts'
import { yearEnd } from './dividend-return.ts'

const EMPTY = Object.fromEntries(DIVIDEND_FIELDS.map((name) => [name, ''])) as DividendForm

const FORM: DividendForm = {
  ...EMPTY,
  year: '2569',
  opening: '50,000',
  each: 'same',
  monthly: '500',
  rate: '5',
  method: 'A',
}

function read(different: Partial<DividendForm>) {
  return readDividendForm({ ...FORM, ...different }, DEFAULT_DIVIDEND_RULES)
}

function received(different: Partial<DividendForm>): number | undefined {
  const { asked } = read(different)
  return asked && yearEnd(asked.shares, asked.business, asked.rules).total
}

// biome-ignore format: a table reads in columns
test.each<[Partial<DividendForm>, number]>([
  [{},                                                2_637_50], // the examples of RULE-21
  [{ method: 'B' },                                   2_662_50],
  [{ method: 'C' },                                   2_638_16],
  [{ method: 'D' },                                   2_625_00],
  [{ method: 'A-cut-off' },                           2_637_50],
  [{ method: 'A-cut-off', payday: '7' },              2_662_50], // in time, so its own month counts
  [{ interest: '6,000', return: '12.5' },             3_387_50],
  [{ interest: '6,000', return: '12.5', refund: '6000' }, 2_637_50],
  [{ interest: '6,000', return: '12.5', default: '1' }, 2_637_50],
  [{ each: 'own', p1: '๕๐๐' },                        2_522_92], // what is left empty was not paid
])('%o brings %i satang', (different, total) => {
  expect(received(different)).toBe(total)
})

// biome-ignore format: a table reads in columns
test.each<[Partial<DividendForm>, Partial<DividendForm>]>([
  [{ year: '' },                 { year: 'กรอกปี' }],
  [{ year: 'ปีนี้' },            { year: 'ปีต้องเป็นตัวเลข' }],
  [{ year: '9999' },             { year: 'ปีต้องเป็นปี พ.ศ. เช่น 2569' }],
  [{ year: '9'.repeat(30) },     { year: 'ปีต้องเป็นปี พ.ศ. เช่น 2569' }],
  [{ opening: 'ห้าหมื่น' },      { opening: 'หุ้นยกมาต้องเป็นตัวเลข' }],
  [{ monthly: '' },              { monthly: 'กรอกยอดส่งหุ้น' }],
  [{ rate: '10.01' },            { rate: 'อัตราปันผลต้องไม่เกิน 10.00% ต่อปี' }],
  [{ method: 'E' },              { method: 'เลือกวิธีนับเวลาของหุ้น' }],
  [{ payday: '31' },             { payday: 'เลือกวันที่ส่งหุ้นเป็นวันที่ 1 ถึง 28 หรือสิ้นเดือน' }],
  [{ each: 'own', p3: '-1' },    { p3: 'ยอดส่งหุ้นต้องไม่ต่ำกว่า 0 บาท' }],
  [{ interest: '1', refund: '2' }, { refund: 'ดอกเบี้ยที่ได้รับคืนต้องไม่เกินดอกเบี้ยเงินกู้ที่จ่ายทั้งปี' }],
  [{ return: '101' },            { return: 'อัตราเฉลี่ยคืนต้องไม่เกิน 100.00% ต่อปี' }],
])('%o is told beside its field', (different, problems) => {
  expect(read(different).problems).toEqual(problems)
})

test('a short fiscal year has no twelfth month to ask about', () => {
  const months = Object.fromEntries(MONTH_FIELDS.map((name) => [name, '1']))
  expect(read({ method: 'D', each: 'own', ...months }).asked?.shares.contributions).toHaveLength(11)
})

test('a fiscal year is called by the year it ends in', () => {
  const fromSeptember = { ...DEFAULT_DIVIDEND_RULES, firstMonth: 9 }
  expect(yearOf('2026-11-15', DEFAULT_DIVIDEND_RULES)).toBe(2026)
  expect(yearOf('2026-08-31', fromSeptember)).toBe(2026)
  expect(yearOf('2026-11-15', fromSeptember)).toBe(2027)
})
