import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { parseCsv } from 'hucre/csv'
import { expect, test } from 'vitest'
import { type Satang, satang } from '#domain/money/money.ts'
import { HOSTILE } from '../support/hostile.ts'
import { csv, guarded, unguarded } from './csv.ts'
import { type Column, tableOf } from './table.ts'

const NAME: Column<string>[] = [{ head: 'ชื่อ', kind: 'text', width: 20, value: (text) => text }]

test('it begins with the UTF-8 mark, and every line ends with CR LF', () => {
  expect(csv(tableOf('x', NAME, ['สมชาย', 'สม "ชาย"']))).toBe(
    '\uFEFF"ชื่อ"\r\n"สมชาย"\r\n"สม ""ชาย"""\r\n',
  )
})

test('figures are written so that a program reads them as such, days in พ.ศ. as on the page', () => {
  interface Row {
    amount: Satang | null
  }
  const columns: Column<Row>[] = [
    { head: 'บาท', kind: 'baht', width: 9, value: (row) => row.amount, foot: satang(-5) },
    { head: 'งวด', kind: 'integer', width: 9, value: () => 12, foot: 'รวม' },
    { head: 'อัตรา', kind: 'percent', width: 9, value: () => 57_500 },
    { head: 'วันที่', kind: 'date', width: 9, value: () => '2026-11-15' },
    { head: 'วันที่', kind: 'date', asText: true, width: 9, value: () => '2026-11-15' },
  ]
  const rows = [{ amount: satang(-1_234_567_50) }, { amount: null }]
  expect(
    csv(tableOf('x', columns, rows))
      .split('\r\n')
      .slice(1, -1),
  ).toEqual([
    '-1234567.50,12,5.75%,"15 พ.ย. 2569","15 พ.ย. 2569"',
    ',12,5.75%,"15 พ.ย. 2569","15 พ.ย. 2569"',
    '-0.05,"รวม",,,',
  ])
})

test('a day that does not exist is never written', () => {
  const columns: Column<string>[] = [{ head: 'x', kind: 'date', width: 9, value: (day) => day }]
  expect(() => csv(tableOf('x', columns, ['2026-02-30']))).toThrow(RangeError)
  expect(() => csv(tableOf('x', columns, ['2569-02-01']))).toThrow(RangeError)
})

test('SEC-33 no text begins the way a formula does, nor after blanks', () => {
  for (const text of HOSTILE) {
    expect(guarded(text)).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u)
  }
  expect(guarded('=1+1')).toBe("'=1+1")
  expect(guarded('สมชาย')).toBe('สมชาย')
  expect(guarded("'quoted'")).toBe("'quoted'")
})

test('whatever was written is read back', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...HOSTILE))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const columns: Column<[string, string]>[] = [
        { head: 'ก', kind: 'text', width: 9, value: ([left]) => left },
        { head: 'ข', kind: 'text', width: 9, value: ([, right]) => right },
      ]
      const [, ...read] = parseCsv(csv(tableOf('x', columns, rows)), { delimiter: ',' })
      expect(read.map((row) => row.map((field) => unguarded(String(field))))).toEqual(rows)
    }),
  )
})

test('Python reads the hostile corpus back, too', () => {
  const script =
    'import csv,io,json,sys\nsys.stdin.reconfigure(encoding="utf-8-sig",newline="")\nprint(json.dumps(list(csv.reader(sys.stdin))))'
  const output = execFileSync('python3', ['-c', script], {
    input: csv(tableOf('x', NAME, HOSTILE)),
  })
  const [, ...rows] = JSON.parse(output.toString()) as string[][]
  expect(rows.map(([field = '']) => unguarded(field))).toEqual(HOSTILE)
})
