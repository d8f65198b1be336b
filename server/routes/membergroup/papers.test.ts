import { expect, test } from 'vitest'
import { OCCASION } from '#documents/support/given.ts'
import { givenUnitBill } from '#documents/support/given-unit.ts'
import { LIST_PDF_MAX } from '#domain/unit-list-paper.ts'
import { listsOf, requirePrintable } from './papers.ts'

const formatsOf = (people: number) =>
  listsOf(givenUnitBill(people), OCCASION).map(([format]) => format)

test('a list too long to print is refused as a PDF only, with what to do instead', () => {
  const long = givenUnitBill(LIST_PDF_MAX + 1)
  expect(() => requirePrintable('pdf', long)).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining('ใช้ Excel หรือกรอง') }),
  )
  for (const format of ['xlsx', 'csv'] as const) requirePrintable(format, long)
  requirePrintable('pdf', givenUnitBill(LIST_PDF_MAX))
})

test('the bundle of a very large unit holds its list as a table only', () => {
  expect(formatsOf(2)).toEqual(['pdf', 'xlsx'])
  expect(formatsOf(LIST_PDF_MAX + 1)).toEqual(['xlsx'])
})
