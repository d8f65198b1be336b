// Files made to keep the process busy: each was seconds of it, in which nobody else was answered.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { EmptyCells } from '#imports/night/empty-cells.ts'
import { FileReader, readSentFile, readStrangersFile } from '#server/uploads/file-readers.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { zipOf } from '#tests/support/outside/zip.ts'

const MB = 1024 * 1024
const TOO_LONG = 'ไฟล์นี้ซับซ้อนเกินกว่าจะตรวจได้ในเวลาที่กำหนด'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

const pdfOf = (words: string) =>
  Buffer.from(`%PDF-1.7\n${words.repeat((2.9 * MB) / words.length)}\n%%EOF\n`, 'latin1')

// biome-ignore format: a table reads in columns
test.for([
  ['beginnings of streams',           'stream\n'],
  ['beginnings of dictionaries',      '<<'],
  ['dictionaries before no stream',   '<< >>\n'],
  ['streams of nothing',              '<< >>stream\nendstream'],
  ['filters and spaces',              `/Filter${' '.repeat(5_000)}`],
  ['packed objects that hold nothing', '<</Type/ObjStm>>stream\nendstream'],
  ['ends of files',                   '%%EOF '],
])('a stranger’s PDF of %s is read as quickly as any other', async ([, words = ''], { app }) => {
  const reply = await attach(app, pdfOf(words))
  expect([200, 400]).toContain(reply.statusCode)
  expect(reply.body).not.toContain(TOO_LONG)
})

// biome-ignore format: a table reads in columns
test.for([
  ['quotes',                          '"'],
  ['quotes on lines of their own',    '"\n'],
  ['quotes that never close',         'a,"b\n'],
  ['commas',                          ','],
  ['digits',                          '1'],
  ['spaces',                          ' '],
  ['tabs and quotes',                 '\t"'],
  ['headings',                        'เลขบัตรประชาชน,'],
])('a payroll’s file of %s gets a sentence', async ([, words = '']) => {
  const bytes = Buffer.from(words.repeat((2 * MB) / words.length))
  await expect(readSentFile('readResultFile', bytes, [])).rejects.toThrow(/^(ไฟล์มีเกิน|ไม่พบรายชื่อ)/)
})

test('a small workbook of very wide rows gets a sentence before it is opened', async () => {
  const rowsOf = (cell: (row: number) => string, rows: number) =>
    Array.from({ length: rows }, (_, at) => `<row r="${at + 1}">${cell(at + 1)}</row>`).join('')
  for (const cell of [
    (row: number) => `<c r="XFD${row}"><v>1</v></c>`,
    (row: number) => `<c t="n" r = 'xfd${row}'><v>1</v></c>`,
    (row: number) => `<c r="A${row}"/><c r="SF${row}"><v>1</v></c>`,
  ]) {
    const holes = new EmptyCells()
    const sheet = `<worksheet><sheetData>${rowsOf(cell, 5_000)}</sheetData></worksheet>`
    // However it is cut.
    for (let at = 0; at < sheet.length; at += 1_001) holes.feed(sheet.slice(at, at + 1_001))
    expect(holes.isTooWide).toBe(true)
    const read = readSentFile('readResultFile', workbook(sheet), [])
    await expect(read).rejects.toThrow('ตารางกว้างเกินไป')
  }
  const coloured = new EmptyCells()
  coloured.feed(rowsOf(() => '<c s="1"/>'.repeat(16_384), 10))
  coloured.feed(rowsOf((row) => `<c r="A${row}"/><c r="ZZ${row}"/>`, 500))
  expect(coloured.isTooWide).toBe(false)
})

test('a file without a heading is held against every layout only as far as tells which one it is', async () => {
  const people = (lines: number, line: string) => Buffer.from(`${line}\n`.repeat(lines))
  const read = await readSentFile(
    'readResultFile',
    people(3_000, '1,000001,นาย,ก,ข,1101700203450,60.00,รพ.'),
    [],
  )
  expect(read.rows).toHaveLength(3_000)
  const unread = readSentFile('readResultFile', people(29_000, '1'.repeat(30)), [])
  await expect(unread).rejects.toThrow('ไม่พบรายชื่อ')
})

test('an office file of nothing but links gets a sentence', async () => {
  const parts = { '_rels/a.rels': '<Relationship '.repeat(70_000), 'xl/workbook.xml': '' }
  const sent = zipped({ '[Content_Types].xml': '', ...parts })
  expect(await readSentFile('documentFrom', sent)).toHaveProperty('bytes')
})

test('whoever sends what takes too long, or too much memory, is told so, and the next file is read', async () => {
  const late = new FileReader().read('paperFrom', [PDF], 1)
  await expect(late).rejects.toThrow(TOO_LONG)
  const large = Buffer.from(`${'12,34,'.repeat(28)}\n`.repeat(29_000))
  const reader = new FileReader({ heapMb: 24 })
  await expect(reader.read('readResultFile', [large, []])).rejects.toThrow(TOO_LONG)
  expect(reader.isGone).toBe(true)

  expect(await readSentFile('paperFrom', PDF)).toEqual({ kind: 'application/pdf', bytes: PDF })
})

test('a stranger’s file takes what everybody else leaves of the processor', async () => {
  // proc(5); what stands before is the thread's name, which may have spaces in it.
  const NICENESS = 16
  const nicenessOf = (task: string) =>
    Number(readFileSync(join(task, 'stat'), 'utf8').split(') ').at(-1)?.split(' ')[NICENESS])
  const usual = nicenessOf('/proc/self')
  await readStrangersFile('paperFrom', PDF)
  const threads = globSync('/proc/self/task/*').map(nicenessOf)
  expect(threads.filter((niceness) => niceness > usual)).toHaveLength(usual < 10 ? 1 : 0)
})

test('no file that somebody sent is read outside of the threads', () => {
  const READERS = /\b(?:paperFrom|documentFrom|photoFrom|sitePictureFrom|readResultFile)\(/
  const reading = globSync('server/**/*.ts', { exclude: ['server/uploads/**', '**/*.test.ts'] })
  expect(reading.filter((file) => READERS.test(readFileSync(file, 'utf8')))).toEqual([])
})

async function attach(app: FastifyInstance, payload: Buffer) {
  const query = new URLSearchParams({ name: 'a.pdf', recaptcha: await solvedCaptcha(app) })
  return app.inject({
    method: 'POST',
    url: `/api/info/demand/files?${query}`,
    headers: { 'content-type': 'application/pdf' },
    payload,
  })
}

function workbook(sheet: string): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipped({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r0" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  })
}

function zipped(parts: Record<string, string>): Buffer {
  const packed = Object.entries(parts).map(([name, text]) => {
    const bytes = Buffer.from(text)
    return [name, { packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }] as const
  })
  return zipOf(new Map(packed))
}
