// A set in one file. Nothing is unpacked to disk, and nothing is believed: entries are few and have
// plain names, and each is stopped when it holds more than it claims or swells beyond reason.

import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'
import { RefusedSet } from './problems.ts'

const ENTRIES_MAX = 100
const RATIO_MAX = 100
const DIRECTORY_MAX = 1_000_000
const END_SIZE = 22
const COMMENT_MAX = 65_535
const IN_64_BITS = 0xffff_ffff

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
    const tail = await bytes(file, Math.max(0, size - END_SIZE - COMMENT_MAX), size)
    const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    if (end < 0 || end + END_SIZE > tail.length) throw new RefusedSet('ไฟล์ zip เสียหายหรือมาไม่ครบ')
    const count = tail.readUInt16LE(end + 10)
    const length = tail.readUInt32LE(end + 12)
    const start = tail.readUInt32LE(end + 16)
    if (count > ENTRIES_MAX || length > DIRECTORY_MAX)
      throw new RefusedSet('ไฟล์ zip มีรายการมากเกินไป')
    if (start + length > size) throw new RefusedSet('ไฟล์ zip เสียหายหรือมาไม่ครบ')
    return await entriesIn(path, file, await bytes(file, start, start + length), count)
  } finally {
    await file.close()
  }
}

async function entriesIn(path: string, file: FileHandle, directory: Buffer, count: number) {
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = 0
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) {
      throw new RefusedSet('สารบัญของไฟล์ zip เสียหาย')
    }
    const flags = directory.readUInt16LE(at + 8)
    const method = directory.readUInt16LE(at + 10)
    const packed = directory.readUInt32LE(at + 20)
    const size = directory.readUInt32LE(at + 24)
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const header = directory.readUInt32LE(at + 42)
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)

    if (flags & 1) throw new RefusedSet(`${shown(name)}: ไฟล์ zip ต้องไม่ใส่รหัสผ่าน`)
    if (packed === IN_64_BITS || size === IN_64_BITS || header === IN_64_BITS) {
      throw new RefusedSet(`${shown(name)}: ใหญ่เกินกว่าจะอยู่ใน zip กรุณาส่งเป็นโฟลเดอร์`)
    }
    if ((method !== 0 && method !== 8) || names.has(name)) throw new RefusedSet('ไฟล์ zip ไม่ถูกต้อง')
    if (size > RATIO_MAX * Math.max(packed, 1_000)) throw swollen(name)
    names.add(name)
    const data = await dataStart(file, header, name)
    entries.push({ name, size, open: () => unpacked(path, { name, method, packed, size, data }) })
  }
  return entries
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
  data: number
}

async function* unpacked(path: string, entry: Packed): AsyncGenerator<Buffer> {
  if (entry.packed === 0) return
  const raw = createReadStream(path, { start: entry.data, end: entry.data + entry.packed - 1 })
  const inflate = createInflateRaw()
  const stream = entry.method === 0 ? raw : raw.on('error', (e) => inflate.destroy(e)).pipe(inflate)
  let seen = 0
  try {
    for await (const chunk of stream) {
      seen += chunk.length
      if (seen > entry.size) throw swollen(entry.name)
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
}

function swollen(name: string): RefusedSet {
  return new RefusedSet(`${shown(name)}: เมื่อคลายแล้วใหญ่ผิดปกติ จึงไม่รับไฟล์นี้`)
}

export function shown(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 60)
}

async function bytes(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(to - from)
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
  return buffer.subarray(0, bytesRead)
}
