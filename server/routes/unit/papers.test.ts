import { expect, test } from 'vitest'
import { OCCASION } from '#documents/support/given.ts'
import { givenUnitBill } from '#documents/support/given-unit.ts'
import { xlsx } from '#documents/table/sheet.ts'
import { coverTable } from '#documents/unit/cover.ts'
import { listTable } from '#documents/unit/list.ts'
import { sumOf } from '#domain/unit/unit-bill.ts'
import { LIST_PDF_MAX } from '#domain/unit/unit-list-paper.ts'
import { readResultFile } from '#imports/unit-result/read-file.ts'
import { listsOf, requirePrintable } from '#server/units/papers/bill-papers.ts'

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

test('the workbook of a bill can be sent back as its result: the list is found behind the cover', async () => {
  const bill = givenUnitBill(30)
  const tables = [coverTable(bill), listTable(bill)]
  const printedAt = OCCASION.printedAt
  const book = await xlsx({ title: 'งบหน้า', author: 'โรงพยาบาล', printedAt, tables })
  const { rows } = await readResultFile(Buffer.from(book), [])
  expect(rows.map((row) => row.membershipNo)).toEqual(bill.people.map((one) => one.membership_no))
  expect(rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)).toBe(sumOf(bill.lines).billed)

  const empty = await xlsx({ title: 'งบหน้า', author: '', printedAt, tables: [coverTable(bill)] })
  await expect(readResultFile(Buffer.from(empty), [])).rejects.toThrow('ไม่พบรายชื่อในไฟล์')
})
