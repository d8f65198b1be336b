import { expect, test } from 'vitest'
import { maskedCell, readCell } from './cell.ts'
import { choice, column, type Kind, optional } from './column.ts'

// biome-ignore format: a table reads in columns
test.each<[Kind, string, string | undefined]>([
  ['member', '๑๒๓', '000123'],
  ['member', '1234567', undefined],
  ['unit', '00010001', '00010001'],
  ['unit', '1.0001E+7', undefined],
  ['code', 'กส.12/2569', 'กส.12/2569'],
  ['code', 'a b', undefined],
  ['national-id', '1-2345-67890-12-1', '1234567890121'],
  ['national-id', '1234567890122', undefined],
  ['national-id', '1.23457E+12', undefined],
  ['name', '  สมหญิง\u200b ', 'สมหญิง'],
  ['name', 'น\u0e4d\u0e32ฝน', 'น\u0e33ฝน'],
  ['name', 'เเก้ว', 'แก้ว'],
  ['name', 'ÊÁËÔ§', undefined],
  ['name', '????', undefined],
  ['name', 'เธชเธกเธซเธเธดเธ', undefined],
  ['name', 'เธอเนตร', 'เธอเนตร'],
  ['text', 'Café', 'Café'],
  ['name', 'ก\u0000ข', undefined],
  ['name', '\u202eก', undefined],
  ['name', 'ก'.repeat(201), undefined],
  ['phone', '081-234-5678', '0812345678'],
  ['phone', '1234', undefined],
  ['email', ' Somying.J@Example.com ', 'somying.j@example.com'],
  ['email', 'a@example.com, b@example.com', undefined],
  ['email', 'a@example.com\nbcc: b@example.com', undefined],
  ['email', 'somying', undefined],
  ['date', '2026-11-15', '2026-11-15'],
  ['date', '2569-11-15', '2026-11-15'],
  ['date', '15/11/2569', '2026-11-15'],
  ['date', '๑๕/๑๑/๒๕๖๙', '2026-11-15'],
  ['date', '15 พ.ย. 69', undefined],
  ['date', '15/11/69', undefined],
  ['date', '15 พฤศจิกายน 2569', '2026-11-15'],
  ['date', '46341', '2026-11-15'],
  ['date', '29/02/2570', undefined],
  ['date', '29/02/2571', '2028-02-29'],
  ['date', '3112-01-01', undefined],
  ['date', '31/04/2569', undefined],
  ['date', '0', undefined],
  ['month', '11/2569', '2026-11-01'],
  ['month', '2026-11', '2026-11-01'],
  ['month', 'พ.ย. 2569', '2026-11-01'],
  ['month', '13/2569', undefined],
  ['year', '2569', '2026'],
  ['year', '2026', '2026'],
  ['year', '69', undefined],
  ['baht', '1,234.5', '123450'],
  ['baht', '1234.50', '123450'],
  ['baht', '๑,๒๓๔.๕๐', '123450'],
  ['baht', '-', '0'],
  ['baht', '(500.00)', undefined],
  ['baht', '-1', undefined],
  ['baht', '1.234', undefined],
  ['baht', '12,34.00', undefined],
  ['baht', '1e5', undefined],
  ['percent', '5.75', '57500'],
  ['percent', '100', '1000000'],
  ['percent', '100.01', undefined],
  ['whole', '012', '012'],
  ['whole', '-1', undefined],
  ['sign', '-1', '-1'],
  ['sign', '2', undefined],
])('SEC-37 %s: "%s" is read as %s', (kind, text, expected) => {
  expect(readCell(text, column('x', 'x', kind))).toBe(expected)
})

test('a choice is one of those written down, and no name that every object has', () => {
  const state = choice('state', 'สถานะ', ['active', 'left'])
  expect(readCell('left', state)).toBe('left')
  expect(readCell('__proto__', state)).toBeUndefined()
  expect(readCell('', state)).toBeUndefined()
})

test('an empty cell is nothing where nothing is allowed', () => {
  expect(readCell(' ', optional('x', 'x', 'date'))).toBe('')
  expect(readCell(' ', column('x', 'x', 'date'))).toBeUndefined()
})

test('what tells who somebody is never reaches a list of problems', () => {
  expect(maskedCell('1234567890122', column('x', 'x', 'national-id'))).toBe('1xxxxxxxxxxxx')
  expect(maskedCell('31/04/2569', column('x', 'x', 'date'))).toBe('31/04/2569')
  expect(maskedCell('a\u202eb\n', column('x', 'x', 'text'))).toBe('a·b·')
})
