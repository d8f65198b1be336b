import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plainPdf } from './sent-pdf.ts'

function pdf(...parts: (string | Buffer)[]): Buffer {
  const written = ['%PDF-1.7\n', ...parts, '\ntrailer << /Root 1 0 R >>\n%%EOF\n']
  return Buffer.concat(written.map((part) => Buffer.from(part as string)))
}

function packed(objects: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer {
  return pdf(`2 0 obj << ${dictionary} >> stream\n`, deflateSync(objects), '\nendstream endobj')
}

test('a paper that is only read comes through as it is', () => {
  const plain = packed('1 0 << /Type /Catalog /Pages 3 0 R /OpenAction [3 0 R /Fit] >>')
  expect(plainPdf(plain)).toBe(plain)
})

test('letters that stand in a picture by chance are no reason to refuse a scanned page', () => {
  const scanned = pdf('3 0 obj << /Subtype /Image >> stream\n', 'ab/JS\n/AA ', '\nendstream endobj')
  expect(plainPdf(scanned)).toBe(scanned)
})

test('SEC-51 what a reader would run is found in the open, in packed objects, and with its letters hidden', () => {
  const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
  for (const lively of [
    pdf(`1 0 obj ${action} endobj`),
    pdf('1 0 obj << /S /J#61vaScript >> endobj'),
    packed(`5 0 ${action}`),
    packed('5 0 << /S /L#61unch >>'),
    packed(`5 0 ${action}`, '/Type /Obj#53tm /Filter [ /FlateDecode ]'),
    // By its short name alone.
    pdf('1 0 obj << /S /Rendition /JS 4 0 R >> endobj'),
    packed('5 0 << /S /Rendition /#4aS 4 0 R >>'),
    pdf('1 0 obj << /AA << /O 4 0 R >> >> endobj'),
    // Far from the word that begins the stream, on either side of what fills the dictionary.
    packed(`5 0 ${action}`, `/Type /ObjStm /Filter /FlateDecode /Pad (${'x'.repeat(100_000)})`),
    packed(`5 0 ${action}`, `/Pad [${'<< >> '.repeat(20_000)}] /Type /ObjStm /Filter /FlateDecode`),
  ])
    expect(() => plainPdf(lively)).toThrow('มีคำสั่ง')
})

test('what cannot be looked into, or is only there to be unpacked, is refused', () => {
  expect(() => plainPdf(packed('x', '/Type /ObjStm /Filter /LZWDecode'))).toThrow('เสียหาย')
  expect(() =>
    plainPdf(pdf('2 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nno')),
  ).toThrow()
  expect(() => plainPdf(packed('x'.repeat(17 * 1024 * 1024)))).toThrow('เสียหาย')
})
