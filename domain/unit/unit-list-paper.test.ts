import { expect, test } from 'vitest'
import { LIST_PDF_MAX, listFormats, tooLongToPrint } from './unit-list-paper.ts'

test('a list of three thousand is printed, and one longer is a table', () => {
  expect(tooLongToPrint(LIST_PDF_MAX)).toBeUndefined()
  expect(listFormats(LIST_PDF_MAX)).toEqual(['pdf', 'xlsx'])

  expect(tooLongToPrint(LIST_PDF_MAX + 1)).toContain('มี 3,001 ราย เกิน 3,000 ราย')
  expect(tooLongToPrint(LIST_PDF_MAX + 1)).toContain('ใช้ Excel หรือกรอง')
  expect(listFormats(LIST_PDF_MAX + 1)).toEqual(['xlsx'])
})
