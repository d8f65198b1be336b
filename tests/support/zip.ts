// A zip of a folder, or of parts that need not be what they claim.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  packed: Buffer
  size: number
  crc: number
}

export function zipOf(from: string | Map<string, Part>): Buffer {
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
    directory.push(Buffer.concat([central, Buffer.from(name)]))
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
  return Buffer.concat([...bodies, list, end])
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
