import { once } from 'node:events'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { givenFolder, givenSet, sharedNightDatabase } from '#tests/support/night/night.ts'
import { zipOf } from '#tests/support/outside/zip.ts'

const database = sharedNightDatabase('night_hostile')

async function refusal(path: string) {
  const outcome = await database.load(path, { accept: true })
  if (outcome.state !== 'refused') throw new Error(`not refused: ${outcome.state}`)
  return outcome.problems
}

async function edited(file: string, edit: (text: string) => string | Buffer): Promise<string> {
  const folder = await givenSet({ members: 6, months: 4 })
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
  return folder
}

const anotherColumn = (name: string) => (text: string) =>
  text.replaceAll('\r\n', ',x\r\n').replace(',x\r\n', `,${name}\r\n`)

// biome-ignore format: a table reads in columns
const HOSTILE_FILES: [what: string, file: string, (text: string) => string | Buffer, says: string][] = [
  ['another heading', 'share.csv', (text) => text.replace('monthly', 'contract'), 'ไม่มีคอลัมน์ monthly'],
  ['a column twice', 'receipt.csv', anotherColumn('receipt_no'), 'มีคอลัมน์นี้ซ้ำ'],
  ['a column called __proto__', 'deposit_account.csv', anotherColumn('__proto__'), 'ไม่ใช่คอลัมน์ของข้อมูลชุดนี้'],
  ['nothing in it', 'guarantee.csv', () => '', 'ไฟล์ว่าง'],
  ['a NUL', 'loan.csv', (text) => text.replace('equal-', 'equal\u0000'), 'ไม่ใช่ค่าที่กำหนดไว้'],
  ['a NUL in its words', 'loan.csv', (text) => text.replace('02-', '02\u0000'), 'ต้องเป็นรหัส'],
  ['a quote that never closes', 'unit.csv', (text) => text.replace('\r\n', '\r\n"'), 'เครื่องหมายคำพูด'],
  ['UTF-16', 'cremation_fund.csv', (text) => Buffer.from(text, 'utf16le'), 'ไม่มีคอลัมน์ fund_code'],
  ['a row too short', 'loan_type.csv', (text) => text.replace(/,[^,]*\r\n$/, '\r\n'), 'แต่หัวตารางมี'],
]

test('each hostile file of a set is refused in words of its own, and no other', async () => {
  const folder = await givenSet({ members: 6, months: 4 })
  for (const [, file, edit] of HOSTILE_FILES) {
    const path = join(folder, file)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
  }

  const problems = await refusal(folder)

  for (const [what, name, , says] of HOSTILE_FILES) {
    const own = problems.filter(({ file }) => file === name).map((problem) => problem.says)
    expect(own.join('\n'), what).toContain(says)
  }
  const touched = new Set(HOSTILE_FILES.map(([, file]) => file))
  expect(problems.filter(({ file }) => !touched.has(file))).toEqual([])
})

test('a file with a spreadsheet that is none is refused in words', async () => {
  const problems = await refusal(await edited('loan.csv', () => 'PK\u0003\u0004 nonsense'))
  expect(problems.map((problem) => problem.says).join('\n')).toContain('zip')
})

test('a file in two encodings is refused with the line', async () => {
  const folder = await edited('member_detail.csv', (text) => {
    const lines = text.split('\r\n').map((line) => Buffer.from(`${line}\r\n`))
    const old = Buffer.concat([
      Buffer.from('000009,'),
      Buffer.from([0xb9, 0xd2, 0xc2]),
      Buffer.from(',x\r\n'),
    ])
    return Buffer.concat([...lines.slice(0, 3), old, ...lines.slice(3)])
  })
  expect((await refusal(folder))[0]?.says).toContain('บรรทัด 2 เป็น UTF-8')
})

test('a file that ends in the middle of a letter came in part', async () => {
  const folder = await edited('unit.csv', (text) => {
    const bytes = Buffer.from(text)
    return bytes.subarray(0, bytes.lastIndexOf(Buffer.from('ล')) + 2)
  })
  expect((await refusal(folder))[0]?.says).toContain('มาไม่ครบ')
})

test('a set in a zip loads like a folder, also where sizes stand in 64 bits', async () => {
  const folder = await givenSet({ members: 6, months: 4 })
  const [zip, zip64] = [false, true].map((in64) => {
    const path = join(givenFolder(), 'set.zip')
    writeFileSync(path, zipOf(folder, { in64 }))
    return path
  }) as [string, string]

  expect(await database.load(zip, { accept: true })).toMatchObject({ state: 'published' })
  // Read to the same bytes it is the same set.
  expect(await database.load(zip64)).toMatchObject({ state: 'already-loaded' })
  expect(await database.load(folder)).toMatchObject({ state: 'already-loaded' })
})

test.each([
  ['a size beyond all files', 7, 'เสียหาย'],
  ['more than it can hold', 4, 'ใหญ่ผิดปกติ'],
])('a zip whose 64 bits claim %s is refused', async (_, byte, says) => {
  const zip = zipOf(await givenSet({ members: 6, months: 4 }), { in64: true })
  const extra = entryAt(zip, 'receipt.csv') + 46 + 'receipt.csv'.length + 4
  zip.writeUInt8(0xff, extra + byte)
  const path = join(givenFolder(), 'set.zip')
  writeFileSync(path, zip)

  expect((await refusal(path))[0]?.says).toContain(says)
})

test.each<[string, (zip: Buffer) => Buffer, string]>([
  ['half a zip', (zip) => zip.subarray(0, zip.length / 2), 'มาไม่ครบ'],
  ['a way out of its folder', (zip) => renamed(zip, 'receipt.csv', '../../x.csv'), 'ชื่อไฟล์ไม่ใช่'],
  ['a byte that changed on the way', (zip) => checksumChanged(zip), 'เสียหายระหว่างทาง'],
  ['a wrong size', (zip) => claimed(zip, 'receipt.csv', 10), 'ใหญ่ผิดปกติ'],
  ['a size of gigabytes', (zip) => claimed(zip, 'receipt.csv', 0xf000_0000), 'ใหญ่ผิดปกติ'],
])('a zip with %s is refused', async (_, spoil, says) => {
  const zip = join(givenFolder(), 'set.zip')
  writeFileSync(zip, spoil(zipOf(await givenSet({ members: 6, months: 4 }))))

  expect((await refusal(zip))[0]?.says).toContain(says)
})

test('a bomb of a spreadsheet is refused before it swells', { timeout: 60_000 }, async () => {
  const folder = await givenSet({ members: 6, months: 4 }, 'xlsx')
  const zeros = Buffer.alloc(80 * 1024 * 1024, 0x20)
  const packed = deflateRawSync(zeros)
  const bomb = zipOf(
    new Map([
      ['xl/worksheets/sheet1.xml', { packed, size: 500_000, crc: crc32(zeros.subarray(0, 9)) }],
    ]),
  )
  writeFileSync(join(folder, 'loan.xlsx'), bomb)
  const before = process.memoryUsage().rss

  const problems = await refusal(folder)

  expect(bomb.length).toBeLessThan(100_000)
  expect(problems[0]?.says).toContain('ใหญ่ผิดปกติ')
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

test('a line without end is refused after a megabyte of it', { timeout: 60_000 }, async () => {
  const folder = await givenSet({ members: 6, months: 4 })
  const file = createWriteStream(join(folder, 'loan.csv'))
  file.write('loan_no,"')
  for (let mb = 0; mb < 60; mb++)
    if (!file.write(Buffer.alloc(1024 * 1024, 0x61))) await once(file, 'drain')
  await new Promise<void>((resolve) => file.end(() => resolve()))
  const before = process.memoryUsage().rss

  const problems = await refusal(folder)

  expect(problems[0]).toMatchObject({ file: 'loan.csv', line: 1 })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test('after all this the publication is the one that was good', async () => {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::integer as count from share',
  )
  expect(row?.count).toBe(6)
})

function entryAt(zip: Buffer, name: string): number {
  return zip.lastIndexOf(name) - 46 // the central directory comes last
}

/** A wrong checksum stands for every byte that may change without breaking the packing. */
function checksumChanged(zip: Buffer): Buffer {
  const at = entryAt(zip, 'receipt.csv') + 16
  zip.writeUInt8(zip.readUInt8(at) ^ 1, at)
  return zip
}

function claimed(zip: Buffer, name: string, size: number): Buffer {
  zip.writeUInt32LE(size, entryAt(zip, name) + 24)
  return zip
}

function renamed(zip: Buffer, name: string, to: string): Buffer {
  zip.write(to, entryAt(zip, name) + 46)
  return zip
}
