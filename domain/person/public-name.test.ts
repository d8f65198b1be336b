import { expect, test } from 'vitest'
import { publicName } from './public-name.ts'

test.each([
  ['สมหญิง', 'ใจงาม', 'สมหญิง จ.'],
  ['ประเสริฐ', 'ภูพนา', 'ประเสริฐ ภ.'],
  ['วราภรณ์', 'เแก้วสุข', 'วราภรณ์ ก.'],
  ['Anna', 'Smith', 'Anna S.'],
  ['สมหญิง', '', 'สมหญิง'],
  ['สมหญิง', '-', 'สมหญิง'],
])('%s %s is shown as %s', (name, surname, shown) => {
  expect(publicName(name, surname)).toBe(shown)
})
