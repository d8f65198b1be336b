import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['นางสาวสมหญิง ใจงาม',    'น.ส. สมหญิง  ใจงาม',   true],
  ['นายธำรง แก้วกล้า',        'นาย ธํารง เเก้วกล้า',     true], // typed in other letters that look the same
  ['นายสมชาย ใจดี',          'สมชาย ใจดี',           true],
  ['MR. SOMCHAI JAIDEE',   'Somchai Jaidee',      true],
  ['ว่าที่ ร.ต.สมชาย ใจดี',     'นายสมชาย ใจดี',        true],
  ['นายสมชาย ใจดี',          'นายสมชาย ใจดีมาก',     false],
  ['นายสมชาย ใจดี',          'นายสมชัย ใจดี',         false],
  ['นายสมชาย ใจดี',          'นางสมศรี ใจดี',         false],
  ['นายสมชาย ใจดี',          '',                    false],
  ['นายนาย ใจดี',            'นาย ใจดี',             false], // a given name that is a prefix stays one
])('%s and %s: one name is %s', (register, passbook, isSame) => {
  expect(isSameName(register, passbook)).toBe(isSame)
})
