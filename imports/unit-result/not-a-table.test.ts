import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from '#tests/support/outside/zip.ts'
import { notATable } from './not-a-table.ts'

const part = (bytes: Buffer) => ({
  packed: deflateRawSync(bytes, { level: 0 }),
  size: bytes.length,
  crc: crc32(bytes),
})
const zipped = (...names: string[]) =>
  zipOf(new Map(['[Content_Types].xml', ...names].map((name) => [name, part(Buffer.from(name))])))
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')])
const text = (words: string) => Buffer.from(words)

// biome-ignore format: a table reads in columns
test.each([
  ['a Word paper',              zipped('word/document.xml'),                  'Word (.docx)'],
  ['slides',                    zipped('ppt/presentation.xml'),               'PowerPoint'],
  ['a binary workbook',         zipped('xl/workbook.bin'),                    '.xlsb'],
  ['a LibreOffice sheet',       text('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), '.ods'],
  ['a zip of anything',         zipOf(new Map([['payroll.xlsx', part(zipped('xl/workbook.xml'))]])), 'คลายไฟล์ก่อน'],
  ['an old workbook',           compound('Workbook'),                         'Excel แบบเก่า (.xls)'],
  ['an old Word paper',         compound('WordDocument'),                     'Word แบบเก่า (.doc)'],
  ['a workbook with a password', compound('EncryptedPackage'),                'รหัสผ่าน'],
  ['a PDF',                     text('%PDF-1.7\n'),                           'PDF'],
  ['a photo',                   Buffer.from('ffd8ffe000104a464946', 'hex'),   'รูปภาพ'],
  ['a page of the web',         text('\ufeff\r\n<html><table><tr><td>1'),     'HTML'],
])('%s is named, with what to save it as', async (_, bytes, words) => {
  expect(await notATable(bytes)).toContain(words)
})

// biome-ignore format: a table reads in columns
test.each([
  ['a workbook',          zipped('xl/workbook.xml')],
  // A letter pasted into a workbook does not make it one.
  ['one with a Word part', zipped('xl/workbook.xml', 'word/document.xml')],
  ['CSV in UTF-8',        text('\ufeffเลขสมาชิก,หักได้')],
  ['fixed widths',        text('000001นางสาวสมหญิง  0001500.00')],
  ['nothing',             Buffer.alloc(0)],
])('%s may hold a table', async (_, bytes) => {
  expect(await notATable(bytes)).toBeUndefined()
})
