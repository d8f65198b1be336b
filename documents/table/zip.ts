// Several papers in one file. They are stored as they are: PDF and spreadsheets are packed already.

import { crc32 } from 'node:zlib'

export interface Zipped {
  /** With Thai in it, which a flag tells. */
  name: string
  bytes: Uint8Array
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const NAMES_ARE_UTF8 = 0x0800

export function zip(files: readonly Zipped[], at: Date): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const named = Buffer.from(name)
    const common = commonOf(named, bytes, at)
    const local = Buffer.concat([int32(LOCAL), common, named, bytes])
    // Comment, disk and attributes are nothing; then where the file begins.
    const rest = Buffer.concat([Buffer.alloc(10), int32(offset)])
    directory.push(Buffer.concat([int32(CENTRAL), int16(VERSION), common, rest, named]))
    bodies.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const count = int16(files.length)
  const end = [
    int32(END),
    Buffer.alloc(4),
    count,
    count,
    int32(list.length),
    int32(offset),
    int16(0),
  ]
  return Buffer.concat([...bodies, list, ...end])
}

/** What both places say of a file: how it is kept, when it was made, its check and its sizes. */
function commonOf(name: Buffer, bytes: Uint8Array, at: Date): Buffer {
  const stored = int16(0)
  const size = int32(bytes.length)
  return Buffer.concat([
    int16(VERSION),
    int16(NAMES_ARE_UTF8),
    stored,
    int16(timeOf(at)),
    int16(dateOf(at)),
    int32(crc32(bytes)),
    size,
    size,
    int16(name.length),
    int16(0),
  ])
}

/** As the clocks in Bangkok show it; a zip knows no time zones. */
function inBangkok(at: Date): Date {
  return new Date(at.getTime() + 7 * 3_600_000)
}

function timeOf(at: Date): number {
  const local = inBangkok(at)
  return (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
}

function dateOf(at: Date): number {
  const local = inBangkok(at)
  return (
    ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  )
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
