import { expect, test } from 'vitest'
import { amountIn, columnsIn, reasonIn, rowOf, rowOfText, rowOfWidths } from './unit-result-row.ts'

const ID = '1101700203450'

// biome-ignore format: a table reads in columns
test.each([
  [['ลำดับ', 'เลขบัตรประชาชน', 'ชื่อ', 'จำนวนเงิน'],           { national_id: 1, amount: 3 }],
  [['รหัสสมาชิก', 'ยอดเรียกเก็บ', 'หักได้', 'หมายเหตุ'],          { membership_no: 0, amount: 2, reason: 3 }],
  [['เลขสมาชิก', 'จำนวนเงิน', 'ยอดหักได้', 'หมายเหตุ', 'เหตุผล'], { membership_no: 0, amount: 2, reason: 4 }],
  [['ID card', 'Amount', 'Reason'],                          { national_id: 0, amount: 1, reason: 2 }],
  [['โรงพยาบาลตัวอย่าง'],                                      undefined],
  [['เลขบัตรประชาชน', 'ชื่อ'],                                  undefined],
])('the columns of %j are found by their words', (heading, columns) => {
  expect(columnsIn(heading)).toEqual(columns)
})

// biome-ignore format: a table reads in columns
test.each([
  ['1,234.50', 123_450],
  ['1234.5',   123_450],
  ['๑,๒๓๔.๕๐', 123_450],
  ['500 บาท',  50_000],
  ['-',        0],
  ['0.00',     0],
  ['',         null],
  ['(500)',    null],
  ['1.234',    null],
  ['12,34',    null],
  ['=1+1',     null],
  ['-500',     null],
])('%s is read as %s satang', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})

// biome-ignore format: a table reads in columns
test.each([
  ['เงินเดือนไม่พอหัก',      'salary-too-low'],
  ['ย้ายไป รพ.อื่น',         'moved-or-left'],
  ['ถึงแก่กรรม',            'died'],
  ['ลาไม่รับเงินเดือน',       'unpaid-leave'],
  ['หัก กยศ. ก่อน',         'court-or-student-loan'],
  ['๖',                    'other'],
  ['5',                    'court-or-student-loan'],
  ['ไม่ทราบ',               null],
  ['',                     null],
])('the reason «%s» is %s', (text, reason) => {
  expect(reasonIn(text)).toBe(reason)
})

test('an id with dashes and Thai digits is an id; one with a wrong check digit is none, and is not shown', () => {
  const columns = { national_id: 0, amount: 1 }
  expect(rowOf(['๑-๑๐๑๗-๐๐๒๐๓-๔๕-๐', '10'], columns, 3)).toMatchObject({ nationalId: ID, line: 3 })
  const wrong = rowOf(['1101700203452', '10'], columns, 3)
  expect(wrong).toMatchObject({ nationalId: null, shown: 'x-xxxx-xxxxx-45-x' })
})

test('a total is a row about nobody', () => {
  const columns = { national_id: 0, membership_no: 1, amount: 2 }
  expect(rowOf(['รวม', '', '1,000.00'], columns, 9)).toBeUndefined()
  expect(rowOf(['', '', ''], columns, 9)).toBeUndefined()
})

test('plain text is read by the shape of what stands in it', () => {
  expect(rowOfText(`001 000123 นายสมชาย ใจดี      ${ID}     1,234.50 เงินเดือนไม่พอ`, 1)).toMatchObject(
    {
      nationalId: ID,
      membershipNo: '000123',
      amount: 123_450,
      reason: 'salary-too-low',
    },
  )
  expect(rowOfText('รวมทั้งสิ้น 1,234.50 บาท', 2)).toBeUndefined()
})

test('a file of fixed widths is read by the columns its unit keeps', () => {
  const layout = [
    { column: 'membership_no', width: 6 },
    { column: 'amount', width: 9 },
    { column: 'national_id', width: 13 },
  ] as const
  expect(rowOfWidths(`000123001234.50${ID} 5`, layout, 4)).toMatchObject({
    nationalId: ID,
    membershipNo: '000123',
    amount: 123_450,
    reason: 'court-or-student-loan',
  })
})
