import { expect, test } from 'vitest'
import {
  amountIn,
  reasonIn,
  rowOf,
  rowOfText,
  rowOfWidths,
  statedTotal,
} from './unit-result-row.ts'

const ID = '1101700203450'

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
  ['−500',     null],
  ['–',        0],
  ["'1500.50", 150_050],
  ['฿1,500',   150_000],
  ['100.-',    10_000],
])('%s is read as %s satang', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})

// biome-ignore format: a table reads in columns
test.each([
  ['เงินเดือนไม่พอหัก',      'salary-too-low'],
  ['เงินเดือนเหลือไม่พอ',     'salary-too-low'],
  ['เงินเหลือไม่เพียงพอ',     'salary-too-low'],
  ['ลาคลอดไม่ได้รับเงินเดือน', 'unpaid-leave'],
  ['โอนไปหน่วยงานอื่น',      'moved-or-left'],
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
  expect(rowOf(['', '', '1,000.00'], columns, 9)).toBeUndefined()
})

// biome-ignore format: a table reads in columns
test.each([
  [['รวม 20 คน', '', '', '1,000.00'],      100_000],
  [['', '20', 'รวมทั้งสิ้น', '1,000.00'],     100_000],
  [['', '', 'Grand Total', '๑,๐๐๐.๐๐'],    100_000],
  [['', '000123', 'รวมพร', '1,000.00'],   undefined],
])('%j says what all come to, or is about somebody', (fields, total) => {
  const columns = { national_id: 0, membership_no: 1, amount: 3 }
  expect(statedTotal(fields, columns)).toBe(total)
  expect(rowOf(fields, columns, 9) === undefined).toBe(total !== undefined)
})

test('money beside a name and no number is somebody whom nobody may overlook', () => {
  const columns = { national_id: 0, amount: 2 }
  expect(rowOf(['', 'นายสมชาย ใจดี', '500.00'], columns, 9)).toMatchObject({
    nationalId: null,
    membershipNo: null,
    shown: 'แถวที่ไม่มีเลขประจำตัว',
  })
  expect(rowOf(['', 'ลงชื่อ ผู้จัดทำ', ''], columns, 9)).toBeUndefined()
})

test('what spreadsheets do to an id is undone where it can be, and named where it cannot', () => {
  const columns = { national_id: 0, amount: 1 }
  const read = (id: string) => rowOf([id, '1'], columns, 2)
  expect(read("'1101700203450")).toMatchObject({ nationalId: ID, padded: false })
  expect(read('="1101700203450"')).toMatchObject({ nationalId: ID })
  // 0000000002691
  expect(read('2691')).toMatchObject({ nationalId: '0000000002691', padded: true })
  expect(read('2692')).toMatchObject({ nationalId: null, padded: false })
  expect(read('1.10170E+12')?.shown).toContain('Excel')
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

test('of several amounts in a line none is taken, unless the last is all of them', () => {
  const amount = (text: string) => rowOfText(`${ID} ${text}`, 1)?.amount
  expect(amount('600.00 400.00 1,000.00')).toBe(100_000)
  expect(amount('1,000.00 1,000.00')).toBe(100_000)
  // Billed and deducted, or deducted and still owed?
  expect(amount('1,000.00 400.00')).toBeNull()
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
