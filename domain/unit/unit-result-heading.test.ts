import { expect, test } from 'vitest'
import { billedOnly, columnsIn, joined } from './unit-result-heading.ts'

// biome-ignore format: a table reads in columns
test.each([
  [['ลำดับ', 'เลขบัตรประชาชน', 'ชื่อ', 'จำนวนเงิน'],           { national_id: 1, amount: 3 }],
  [['รหัสสมาชิก', 'ยอดเรียกเก็บ', 'หักได้', 'หมายเหตุ'],          { membership_no: 0, amount: 2, reason: 3 }],
  [['เลขสมาชิก', 'จำนวนเงิน', 'ยอดหักได้', 'หมายเหตุ', 'เหตุผล'], { membership_no: 0, amount: 2, reason: 4 }],
  [['ID card', 'Amount', 'Reason'],                          { national_id: 0, amount: 1, reason: 2 }],
  [['Member name', 'Member no.', 'Amount'],                  { membership_no: 1, amount: 2 }],
  [['เลขทะเบียน', 'ชื่อ', 'จำนวนเงิน'],                         { membership_no: 0, amount: 2 }],
  // What was billed, could not be deducted or is still owed is not what was deducted.
  [['เลขบัตรประชาชน', 'ยอดเรียกเก็บ', 'ยอดหักไม่ได้', 'ยอดหักได้'],  { national_id: 0, amount: 3 }],
  [['Citizen ID', 'Billed amount', 'Unpaid', 'Paid'],        { national_id: 0, amount: 3 }],
  [['เลขบัตรประชาชน', 'จำนวนเงินเรียกเก็บ', 'จำนวนเงินหักส่ง'],    { national_id: 0, amount: 2 }],
  [['เลขบัตรประชาชน', 'ยอดแจ้งหัก', 'เก็บได้', 'คงค้าง'],         { national_id: 0, amount: 2 }],
  [['เลขบัตรประชาชน', 'ยอดเรียกเก็บ', 'จำนวนเงิน\nที่หักได้'],      { national_id: 0, amount: 2 }],
  [['เลขบัตรประชาชน', 'จำนวนรายการ', 'จำนวนเงินเดือน', 'จำนวนเงิน'], { national_id: 0, amount: 3 }],
  [['เลขบัตรประชาชน', 'หักได้ หุ้น', 'หักได้ เงินกู้', 'หักได้รวม'],     { national_id: 0, amount: 3 }],
  [['เลขบัตรประชาชน', 'ยอดเรียกเก็บ', 'ผลการหัก'],               undefined],
  [['โรงพยาบาลตัวอย่าง'],                                      undefined],
  [['เลขบัตรประชาชน', 'ชื่อ'],                                  undefined],
])('the columns of %j are found by their words', (heading, columns) => {
  expect(columnsIn(heading)).toEqual(columns)
})

test('a heading over two rows, as merged cells leave it, is read as one', () => {
  const upper = ['เลขบัตรประชาชน', 'จำนวนเงิน', '', 'เหตุผล']
  const lower = ['', 'เรียกเก็บ', 'หักได้']
  expect(columnsIn(joined(upper, lower))).toEqual({ national_id: 0, amount: 2, reason: 3 })
})

test('a file of what was billed and nothing else is known for one', () => {
  expect(billedOnly(['เลขบัตรประชาชน', 'ยอดเรียกเก็บ', 'ผลการหัก'])).toBe('ยอดเรียกเก็บ')
  expect(billedOnly(['โรงพยาบาลตัวอย่าง ยอดเรียกเก็บเดือนนี้'])).toBeUndefined()
})
