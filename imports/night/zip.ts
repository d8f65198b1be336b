// A set in one file. Nothing is unpacked to disk, and nothing is believed: entries are few and have
// plain names, and each is stopped when it holds more than it claims or swells beyond reason.

import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { RefusedSet } from './problems.ts'

const ENTRIES_MAX = 100
const RATIO_MAX = 100
const DIRECTORY_MAX = 1_000_000
const END_SIZE = 22
const COMMENT_MAX = 65_535
const LOCATOR_SIZE = 20
const END_64_SIZE = 56
// What a field of 32 or 16 bits says when its value stands elsewhere, in 64.
const ELSEWHERE = 0xffff_ffff
const ELSEWHERE_16 = 0xffff
const EXTRA_64 = 1

export interface ZipEntry {
  name: string
  /** As claimed; open() holds it to that. */
  size: number
  open(): AsyncIterable<Buffer>
}

export async function zipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { count, length, start } = await directoryIn(file, size)
    if (count > ENTRIES_MAX || length > DIRECTORY_MAX)
      throw new RefusedSet('ไฟล์ zip มีรายการมากเกินไป')
    if (start + length > size) throw torn()
    return await entriesIn(path, file, await bytes(file, start, start + length), count)
  } finally {
    await file.close()
  }
}

interface Directory {
  count: number
  length: number
  start: number
}

async function directoryIn(file: FileHandle, size: number): Promise<Directory> {
  const tail = await bytes(file, Math.max(0, size - END_SIZE - COMMENT_MAX - LOCATOR_SIZE), size)
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + END_SIZE > tail.length) throw torn()
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (count !== ELSEWHERE_16 && length !== ELSEWHERE && start !== ELSEWHERE) {
    return { count, length, start }
  }
  const locator = end - LOCATOR_SIZE
  if (locator < 0 || tail.readUInt32LE(locator) !== 0x07064b50) throw torn()
  const at = whole(tail, locator + 8)
  const end64 = await bytes(file, at, at + END_64_SIZE)
  if (end64.length < END_64_SIZE || end64.readUInt32LE(0) !== 0x06064b50) throw torn()
  return { count: whole(end64, 32), length: whole(end64, 40), start: whole(end64, 48) }
}

async function entriesIn(path: string, file: FileHandle, directory: Buffer, count: number) {
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = 0
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw torn()
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const flags = directory.readUInt16LE(at + 8)
    const method = directory.readUInt16LE(at + 10)
    const crc = directory.readUInt32LE(at + 16)
    const name = directory.toString('utf8', at + 46, nameEnd)
    const large = inExtra(directory.subarray(nameEnd, extraEnd))
    // In this order, each only where its short field says so.
    const size = large(directory.readUInt32LE(at + 24))
    const packed = large(directory.readUInt32LE(at + 20))
    const header = large(directory.readUInt32LE(at + 42))
    at = extraEnd + directory.readUInt16LE(at + 32)

    if (flags & 1) throw new RefusedSet(`${shown(name)}: ไฟล์ zip ต้องไม่ใส่รหัสผ่าน`)
    if ((method !== 0 && method !== 8) || names.has(name)) throw new RefusedSet('ไฟล์ zip ไม่ถูกต้อง')
    if (size > RATIO_MAX * Math.max(packed, 1_000)) throw swollen(name)
    names.add(name)
    const data = await dataStart(file, header, name)
    const entry = { name, method, packed, size, crc, data }
    entries.push({ name, size, open: () => unpacked(path, entry) })
  }
  return entries
}

/** Reads the values that did not fit into 32 bits, one after the other. */
function inExtra(extra: Buffer): (short: number) => number {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== EXTRA_64) {
    at += 4 + extra.readUInt16LE(at + 2)
  }
  at += 4
  return (short) => {
    if (short !== ELSEWHERE) return short
    if (at + 8 > extra.length) throw torn()
    at += 8
    return whole(extra, at - 8)
  }
}

async function dataStart(file: FileHandle, header: number, name: string): Promise<number> {
  const local = await bytes(file, header, header + 30)
  if (local.length < 30 || local.readUInt32LE(0) !== 0x04034b50) {
    throw new RefusedSet(`${shown(name)}: ไฟล์ zip เสียหายหรือมาไม่ครบ`)
  }
  return header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
}

interface Packed {
  name: string
  method: number
  packed: number
  size: number
  crc: number
  data: number
}

async function* unpacked(path: string, entry: Packed): AsyncGenerator<Buffer> {
  if (entry.packed === 0) return
  const raw = createReadStream(path, { start: entry.data, end: entry.data + entry.packed - 1 })
  const inflate = createInflateRaw()
  const stream = entry.method === 0 ? raw : raw.on('error', (e) => inflate.destroy(e)).pipe(inflate)
  let seen = 0
  let crc = 0
  try {
    for await (const chunk of stream) {
      seen += chunk.length
      if (seen > entry.size) throw swollen(entry.name)
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    if (error instanceof RefusedSet) throw error
    throw new RefusedSet(`${shown(entry.name)}: คลายไฟล์ zip ไม่ได้ ไฟล์เสียหายหรือมาไม่ครบ`)
  } finally {
    raw.destroy()
    inflate.destroy()
  }
  if (seen < entry.size) throw new RefusedSet(`${shown(entry.name)}: ไฟล์ใน zip มาไม่ครบ`)
  if (crc !== entry.crc) throw new RefusedSet(`${shown(entry.name)}: ไฟล์ใน zip เสียหายระหว่างทาง`)
}

function torn(): RefusedSet {
  return new RefusedSet('ไฟล์ zip เสียหายหรือมาไม่ครบ')
}

function swollen(name: string): RefusedSet {
  return new RefusedSet(`${shown(name)}: เมื่อคลายแล้วใหญ่ผิดปกติ จึงไม่รับไฟล์นี้`)
}

export function shown(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 60)
}

/** Larger than any file can be is torn, too. */
function whole(buffer: Buffer, at: number): number {
  const value = Number(buffer.readBigUInt64LE(at))
  if (!Number.isSafeInteger(value)) throw torn()
  return value
}

async function bytes(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(to - from)
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
  return buffer.subarray(0, bytesRead)
}
