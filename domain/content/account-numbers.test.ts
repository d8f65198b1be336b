import { expect, test } from 'vitest'
import { accountNumbersIn } from './account-numbers.ts'

// biome-ignore format: a table reads in columns
test.for([
  ['<p>โอนเข้าบัญชี 123-4-56789-0</p>',                       ['1234567890']],
  ['ธนาคารกรุงไทย ๑๒๓-๔-๕๖๗๘๙-๐',                            ['1234567890']],
  ['เลขที่<b>บัญชี</b> ออมทรัพย์ สาขาศิริราช 123 456 7890',        ['1234567890']],
  ['พร้อมเพย์: 0994000123456',                                 ['0994000123456']],
  ['บัญชี 123-4-56789-0 และบัญชี 987-6-54321-0',               ['1234567890', '9876543210']],
  ['โทร. 02-123-4567 หรือ 081-234-5678',                      []],
  ['ปิดบัญชี 30 กันยายน 2569 กำไรสุทธิ 12,345,678.90 บาท',       []],
] as const)('%s names %j', ([text, numbers]) => {
  expect(accountNumbersIn(text)).toEqual(numbers)
})
