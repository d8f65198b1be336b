import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadCsv, CsvRecords } from './csv-records.ts'

function read(text: string, pieces = [text]): [string[], number][] {
  const found: [string[], number][] = []
  const records = new CsvRecords((fields, line) => found.push([fields, line]))
  for (const piece of pieces) records.feed(piece)
  records.end()
  return found
}

test('quotes hold commas, quotes and lines; a record is known by the line it begins on', () => {
  expect(read('a,b\r\n"1,5","x ""y""\nz"\n\nlast,')).toEqual([
    [['a', 'b'], 1],
    [['1,5', 'x "y"\nz'], 2],
    [['last', ''], 5],
  ])
})

test('whatever the fields and wherever the stream is cut, the same records come out', () => {
  const field = fc.string({ unit: fc.constantFrom('ก', 'a', ',', '"', '\n', ' ', '๑') })
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(rows, fc.array(fc.nat(40)), (wanted, cuts) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const text = wanted.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
      const pieces: string[] = []
      let from = 0
      for (const length of cuts) {
        pieces.push(text.slice(from, from + length))
        from += length
      }
      pieces.push(text.slice(from))
      expect(read(text, pieces).map(([fields]) => fields)).toEqual(wanted)
    }),
  )
})

test.each(['a"b",c\n"x', '"a"b\n', '"never closed'])('%s is no CSV', (text) => {
  expect(() => read(text)).toThrow(BadCsv)
})
