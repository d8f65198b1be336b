import { expect, test } from 'vitest'
import { shortenedName } from './shortened-name.ts'

test.each([
  ['นางสาวเพ็ญศรี ดอนเมือง', 'เพ็ญศรี ด.'],
  ['นายประเสริฐ ภูพนา', 'ประเสริฐ ภ.'],
  ['ว่าที่ ร.ต.สมชาย ใจดี', 'สมชาย จ.'],
  ['นาง สมหญิง  ณ อยุธยา', 'สมหญิง ณ.'],
  ['สมหญิง เแก้วสุข', 'สมหญิง ก.'],
  ['สมหญิง', 'สมหญิง'],
  ['', ''],
])('%s is told to others as %s', (whole, shown) => {
  expect(shortenedName(whole)).toBe(shown)
})
