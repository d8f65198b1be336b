import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '#tests/support/outside/zip.ts'
import { RefusedSet } from '../night/problems.ts'
import { type ZipLimits, zipEntries } from './zip-entries.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'coop-zip-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = Buffer.from('เลขสมาชิก,จำนวนเงิน\r\n'.repeat(400))

function part(bytes: Buffer) {
  return { packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
}

function onDisk(bytes: Buffer): string {
  const path = join(folder, 'set.zip')
  writeFileSync(path, bytes)
  return path
}

/** Every entry read whole; a sentence where the zip is refused. */
async function readAll(from: string | Buffer, limits?: Partial<ZipLimits>) {
  try {
    const found: [string, Buffer][] = []
    for (const { name, open } of await zipEntries(from, limits))
      found.push([name, await buffer(open())])
    return found
  } catch (error) {
    if (error instanceof RefusedSet) return error.message
    throw error
  }
}

test.each([false, true])(
  'a file and its bytes are read alike (sizes in 64 bits: %s)',
  async (in64) => {
    const nothing = { packed: Buffer.alloc(0), size: 0, crc: 0 }
    const zip = zipOf(
      new Map([
        ['a.csv', part(TEXT)],
        ['b.csv', nothing],
      ]),
      { in64 },
    )
    const expected = [
      ['a.csv', TEXT],
      ['b.csv', Buffer.alloc(0)],
    ]
    expect(await readAll(zip)).toEqual(expected)
    expect(await readAll(onDisk(zip))).toEqual(expected)
  },
)

const swelling = Buffer.alloc(20 * 1024 * 1024, 0x20)
const bomb = deflateRawSync(swelling)

// biome-ignore format: a table reads in columns
test.each<[string, () => Buffer, string]>([
  ['a bomb that says how large it is',  () => zipOf(new Map([['a.csv', { packed: bomb, size: swelling.length, crc: crc32(swelling) }]])), 'ใหญ่ผิดปกติ'],
  ['a bomb that lies about it',         () => zipOf(new Map([['a.csv', { packed: bomb, size: 900_000, crc: 0 }]])), 'ใหญ่ผิดปกติ'],
  ['too many entries',                  () => zipOf(new Map(Array.from({ length: 101 }, (_, at) => [`${at}.csv`, part(TEXT)]))), 'มากเกินไป'],
  ['a password',                        () => changed(zipOf(new Map([['a.csv', part(TEXT)]])), 8, 1), 'รหัสผ่าน'],
  ['a packing nobody knows',            () => changed(zipOf(new Map([['a.csv', part(TEXT)]])), 10, 99), 'ไม่ถูกต้อง'],
  ['the same name twice',               () => twice('a.csv', 'b.csv'), 'ไม่ถูกต้อง'],
  ['less than it claims',               () => zipOf(new Map([['a.csv', { ...part(TEXT), size: TEXT.length + 1 }]])), 'มาไม่ครบ'],
  ['another checksum',                  () => zipOf(new Map([['a.csv', { ...part(TEXT), crc: 1 }]])), 'เสียหายระหว่างทาง'],
  ['nothing of a zip',                  () => Buffer.from('PK\x03\x04 nonsense'), 'เสียหายหรือมาไม่ครบ'],
  ['no bytes',                          () => Buffer.alloc(0), 'เสียหายหรือมาไม่ครบ'],
])('a zip with %s is refused', async (_, zip, says) => {
  expect(await readAll(zip())).toContain(says)
  expect(await readAll(onDisk(zip()))).toContain(says)
})

test('a bomb is left before it is unpacked', async () => {
  const [entry] = await zipEntries(
    zipOf(new Map([['a.csv', { packed: bomb, size: 900_000, crc: 0 }]])),
  )
  let seen = 0
  const reading = async () => {
    for await (const chunk of entry?.open() ?? []) seen += chunk.length
  }
  await expect(reading()).rejects.toThrow(RefusedSet)
  expect(seen).toBeLessThanOrEqual(900_000)
})

test('wherever a zip is cut off or a byte of it changed, it is read as it was or refused', async () => {
  const zip = zipOf(
    new Map([
      ['a.csv', part(TEXT)],
      ['b.csv', part(Buffer.from('ข'))],
    ]),
  )
  const spoilt = Array.from({ length: zip.length }, (_, at) => [
    zip.subarray(0, at),
    changedByte(zip, at, (zip[at] ?? 0) ^ 0xff),
    changedByte(zip, at, (zip[at] ?? 0) ^ 1),
  ]).flat()
  for (const bytes of spoilt) {
    const read = await readAll(bytes)
    if (typeof read === 'string') continue
    const known = [TEXT, Buffer.from('ข')]
    for (const [, content] of read) expect(known.some((one) => one.equals(content))).toBe(true)
  }
})

test('whoever stops in the middle of an entry leaves no file open', async () => {
  const large = Buffer.concat(Array.from({ length: 50 }, (_, at) => Buffer.alloc(40_000, at)))
  const stored = { packed: deflateRawSync(large, { level: 0 }), size: large.length, crc: 0 }
  const path = onDisk(zipOf(new Map([['a.csv', stored]])))
  const openFiles = () => readdirSync('/dev/fd').length
  const before = openFiles()
  for (let nth = 0; nth < 20; nth++) {
    const [entry] = await zipEntries(path)
    for await (const chunk of entry?.open() ?? []) if (chunk.length > 0) break
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(openFiles()).toBeLessThan(before + 10)
})

/** A field of the first entry in the list at the end. */
function changed(zip: Buffer, field: number, value: number): Buffer {
  return changedByte(zip, zip.indexOf('PK\x01\x02', 0, 'latin1') + field, value)
}

function changedByte(zip: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(zip)
  copy.writeUInt8(value, at)
  return copy
}

function twice(name: string, other: string): Buffer {
  const zip = zipOf(
    new Map([
      [name, part(TEXT)],
      [other, part(TEXT)],
    ]),
  )
  zip.write(name, zip.lastIndexOf(other))
  return zip
}
