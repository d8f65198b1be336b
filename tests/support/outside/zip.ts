// A zip of a folder, or of parts that need not be what they claim.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  packed: Buffer
  size: number
  crc: number
}

/** With `in64`, every size and place is said in 64 bits, as in a zip beyond 4 GB. */
export function zipOf(from: string | Map<string, Part>, { in64 = false } = {}): Buffer {
  const parts = typeof from === 'string' ? folderParts(from) : from
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, part] of parts) {
    const common = headerOf(name, part)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      common,
      Buffer.from(name),
      part.packed,
    ])
    const central = Buffer.alloc(46)
    central.write('PK\u0001\u0002', 0, 'latin1')
    central.writeUInt16LE(20, 4)
    common.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    const extra = in64 ? moved64(central, [24, 20, 42]) : Buffer.alloc(0)
    central.writeUInt16LE(extra.length, 30)
    directory.push(Buffer.concat([central, Buffer.from(name), extra]))
    bodies.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([
    ...bodies,
    list,
    in64 ? end64(end, offset + list.length) : Buffer.alloc(0),
    end,
  ])
}

/** Takes these fields out of a header into an extra field of 64 bits each. */
function moved64(header: Buffer, places: number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * places.length)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8 * places.length, 2)
  for (const [nth, at] of places.entries()) {
    extra.writeBigUInt64LE(BigInt(header.readUInt32LE(at)), 4 + 8 * nth)
    header.writeUInt32LE(0xffff_ffff, at)
  }
  return extra
}

/** The end in 64 bits and where it is; the short one then says nothing itself. */
function end64(end: Buffer, at: number): Buffer {
  const long = Buffer.alloc(56 + 20)
  long.write('PK\u0006\u0006', 0, 'latin1')
  for (const [from, to] of [
    [10, 32],
    [12, 40],
    [16, 48],
  ] as const) {
    const value = from === 10 ? end.readUInt16LE(from) : end.readUInt32LE(from)
    long.writeBigUInt64LE(BigInt(value), to)
  }
  end.fill(0xff, 8, 20)
  long.write('PK\u0006\u0007', 56, 'latin1')
  long.writeBigUInt64LE(BigInt(at), 56 + 8)
  return long
}

/** The 26 bytes that both headers of an entry have. */
function headerOf(name: string, { packed, size, crc }: Part): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(8, 4)
  header.writeUInt32LE(crc, 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

function folderParts(folder: string): Map<string, Part> {
  return new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name))
      return [name, { packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }]
    }),
  )
}
