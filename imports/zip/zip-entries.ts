// The one place that reads zips: sets of a night, spreadsheets, Word and Excel files that staff put on the site. yauzl
// reads the format (docs/decisions/0024-qr-and-zip-libraries.md); the limits are ours. Nothing is unpacked to disk, and
// nothing is believed: entries are few, and each is stopped when it holds more than it claims or swells beyond reason.

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import {
  type Entry,
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  type Options,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl'
import { RefusedSet } from '../night/problems.ts'

export interface ZipLimits {
  entriesMax: number
  /** How many times larger than packed an entry may be. */
  ratioMax: number
}

const LIMITS: ZipLimits = { entriesMax: 100, ratioMax: 100 }
/** What is packed into less may swell as if it were this much. */
const PACKED_LEAST = 1_000
const STORED = 0
const DEFLATED = 8
// Names come as bytes: they are read as UTF-8 whatever the entry says, and never used as paths. Sizes are held to what is
// claimed below, where it can be told whether there was too much or too little.
const OPTIONS: Options = { decodeStrings: false, validateEntrySizes: false, autoClose: false }

export interface ZipEntry {
  /** As it stands in the zip; whoever uses it checks it. */
  name: string
  /** As claimed; open() holds it to that. */
  size: number
  open(): AsyncIterable<Buffer>
}

/** What a zip holds, by its path on this machine or by its bytes. */
export async function zipEntries(
  from: string | Buffer,
  limits: Partial<ZipLimits> = {},
): Promise<ZipEntry[]> {
  const { entriesMax, ratioMax } = { ...LIMITS, ...limits }
  const zip = await opened(from)
  if (zip.entryCount > entriesMax) throw new RefusedSet('ไฟล์ zip มีรายการมากเกินไป')
  const entries = new Map<string, ZipEntry>()
  for (const entry of await directoryOf(zip)) {
    const name = entry.fileNameRaw.toString('utf8')
    const size = entry.uncompressedSize
    if (entry.isEncrypted()) throw new RefusedSet(`${shownName(name)}: ไฟล์ zip ต้องไม่ใส่รหัสผ่าน`)
    if (![STORED, DEFLATED].includes(entry.compressionMethod) || entries.has(name))
      throw new RefusedSet('ไฟล์ zip ไม่ถูกต้อง')
    if (!Number.isSafeInteger(size)) throw damaged()
    if (size > ratioMax * Math.max(entry.compressedSize, PACKED_LEAST)) throw swollen(name)
    entries.set(name, { name, size, open: () => unpacked(zip, entry, name) })
  }
  return [...entries.values()]
}

/** A name for a sentence to people: without signs that cannot be seen, and not too long. */
export function shownName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 60)
}

async function opened(from: string | Buffer): Promise<ZipFile> {
  try {
    if (typeof from !== 'string') return await fromBufferPromise(from, OPTIONS)
    const { size } = await stat(from)
    return await fromRandomAccessReaderPromise(new FileRanges(from), size, OPTIONS)
  } catch {
    throw damaged()
  }
}

async function directoryOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch {
    throw damaged()
  }
  return entries
}

/** Opens the file for each read, so that nobody has to close a zip whose entries are read later, or never. */
class FileRanges extends RandomAccessReader {
  readonly #path: string

  constructor(path: string) {
    super()
    this.#path = path
  }

  override _readStreamForRange(start: number, end: number) {
    return createReadStream(this.#path, { start, end: end - 1 })
  }
}

async function* unpacked(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Buffer> {
  let seen = 0
  let crc = 0
  try {
    const stream = entry.compressedSize > 0 ? await zip.openReadStreamPromise(entry) : []
    for await (const chunk of stream) {
      seen += chunk.length
      if (seen > entry.uncompressedSize) throw swollen(name)
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    if (error instanceof RefusedSet) throw error
    throw new RefusedSet(`${shownName(name)}: คลายไฟล์ zip ไม่ได้ ไฟล์เสียหายหรือมาไม่ครบ`)
  }
  if (seen < entry.uncompressedSize) throw new RefusedSet(`${shownName(name)}: ไฟล์ใน zip มาไม่ครบ`)
  if (crc !== entry.crc32) throw new RefusedSet(`${shownName(name)}: ไฟล์ใน zip เสียหายระหว่างทาง`)
}

function damaged(): RefusedSet {
  return new RefusedSet('ไฟล์ zip เสียหายหรือมาไม่ครบ')
}

function swollen(name: string): RefusedSet {
  return new RefusedSet(`${shownName(name)}: เมื่อคลายแล้วใหญ่ผิดปกติ จึงไม่รับไฟล์นี้`)
}
