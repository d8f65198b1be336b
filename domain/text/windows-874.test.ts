import { expect, test } from 'vitest'
import { inWindows874 } from './windows-874.ts'

test('what an old program wrote is read back letter by letter', () => {
  const text = 'นางสาวน้ำผึ้ง กู้เกียรติศักดิ์ ฿1,234.50 ๐๑๒ – “ทดสอบ”'
  expect(new TextDecoder('windows-874').decode(inWindows874(text))).toBe(text)
})

test('every letter is one byte, and what the code page lacks is a question mark', () => {
  expect([...inWindows874('ก中😀\u0e3b\u2212')]).toEqual([0xa1, 0x3f, 0x3f, 0x3f, 0x2d])
})
