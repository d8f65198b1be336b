import { expect, test } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { fixedWidth, TooNarrow } from './fixed-width.ts'
import { type Column, tableOf } from './table.ts'

const ROWS = [{ name: 'น้ำผึ้ง กู้เกียรติ', amount: satang(1_234_50) }]

function written(nameWidth: number, amountWidth: number, name?: string): string {
  const columns: Column<(typeof ROWS)[number]>[] = [
    { head: 'ชื่อ', kind: 'text', width: nameWidth, value: (row) => row.name },
    { head: 'เงิน', kind: 'baht', width: amountWidth, value: (row) => row.amount, foot: satang(9) },
  ]
  const rows = name === undefined ? ROWS : ROWS.map((row) => ({ ...row, name }))
  const bytes = fixedWidth(tableOf('x', columns, rows), new Set(['ชื่อ']))
  return new TextDecoder('windows-874').decode(bytes)
}

test('words stand on the left, figures on the right, and totals are nobody', () => {
  expect(written(20, 10)).toBe(`${'น้ำผึ้ง กู้เกียรติ'.padEnd(20)}   1234.50\r\n`)
})

test('words are cut where there is no room; a figure never is', () => {
  expect(written(5, 7)).toBe('น้ำผึ1234.50\r\n')
  expect(() => written(20, 6)).toThrow(TooNarrow)
})

test('a line break in a name does not begin another person', () => {
  expect(written(8, 7, 'ก\r\nข')).toBe('ก  ข    1234.50\r\n')
})
