// The file a backup is: packed, sealed where there is a key, and with its own fingerprint at the end, so that a torn
// or changed one is known before anything is restored from it.

import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

const MAGIC = 'coop-web-backup/1\n'
const SHA_BYTES = 32
const TAG_BYTES = 16
const HEAD_MAX = 1_000
/** Of one process: deriving a key takes long on purpose, and a day of WAL is two thousand files. */
const SALT = randomBytes(16).toString('base64')
const derivedKeys = new Map<string, Buffer>()

/** The sentence is for the operator. */
export class BadBackup extends Error {}

interface Cover {
  made_at: string
  /** Absent when it is not sealed. */
  salt?: string
  iv?: string
}

interface ContainerSummary {
  bytes: number
  sha256: string
}

/** Under its name only once it is whole and on disk. */
export async function writeContainer(
  file: string,
  content: AsyncIterable<Buffer>,
  { key, now, signal }: { key: string; now: Date; signal: AbortSignal | undefined },
): Promise<ContainerSummary> {
  const part = `${file}.part`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const cover: Cover = { made_at: now.toISOString() }
  const cipher = key ? cipherFor(key, cover) : undefined
  const hash = createHash('sha256')
  let bytes = 0
  async function* whole(source: AsyncIterable<Buffer>) {
    const counted = (chunk: Buffer) => {
      hash.update(chunk)
      bytes += chunk.length
      return chunk
    }
    yield counted(Buffer.from(`${MAGIC}${JSON.stringify(cover)}\n`))
    for await (const chunk of source) {
      const sealed = cipher ? cipher.update(chunk) : chunk
      if (sealed.length > 0) yield counted(sealed)
    }
    if (cipher) yield counted(Buffer.concat([cipher.final(), cipher.getAuthTag()]))
    yield hash.copy().digest()
  }
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createZstdCompress(),
      whole,
      createWriteStream(part, { mode: 0o600, flush: true }),
      { signal },
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { bytes: bytes + SHA_BYTES, sha256: hash.digest('hex') }
}

/** Its fingerprint is asked for first; what it holds comes unpacked. */
export async function openContainer(file: string, key: string): Promise<AsyncIterable<Buffer>> {
  const { size } = await stat(file)
  const { cover, from } = await coverOf(file)
  const end = size - SHA_BYTES
  if (end <= from || !(await isWhole(file, end))) throw new BadBackup('ไฟล์สำรองเสียหายหรือไม่ครบ')
  const { salt, iv } = cover
  const bodyEnd = salt ? end - TAG_BYTES : end
  const body = createReadStream(file, { start: from, end: bodyEnd - 1 })
  if (!salt || !iv) return body.pipe(createZstdDecompress())
  if (!key) throw new BadBackup('ไฟล์สำรองเข้ารหัสไว้ ต้องตั้ง BACKUP_KEY')
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(key, salt), Buffer.from(iv, 'base64'))
  decipher.setAuthTag(await bytesAt(file, bodyEnd, TAG_BYTES))
  return unsealed(body, decipher)
}

async function* unsealed(body: Readable, decipher: Transform): AsyncGenerator<Buffer> {
  const unpacked = createZstdDecompress()
  const flowing = pipeline(body, decipher, unpacked)
  flowing.catch(() => undefined) // awaited below
  try {
    yield* unpacked as AsyncIterable<Buffer>
    await flowing
  } catch (error) {
    throw new BadBackup('เปิดไฟล์สำรองไม่ได้ BACKUP_KEY ไม่ตรงกับที่ใช้เข้ารหัส', { cause: error })
  }
}

function cipherFor(key: string, cover: Cover) {
  const iv = randomBytes(12)
  cover.salt = SALT
  cover.iv = iv.toString('base64')
  return createCipheriv('aes-256-gcm', keyFrom(key, cover.salt), iv)
}

function keyFrom(key: string, salt: string): Buffer {
  const name = `${salt} ${key}`
  const known = derivedKeys.get(name) ?? scryptSync(key, Buffer.from(salt, 'base64'), 32)
  derivedKeys.set(name, known)
  return known
}

async function coverOf(file: string): Promise<{ cover: Cover; from: number }> {
  const head = await bytesAt(file, 0, HEAD_MAX)
  const end = head.indexOf('\n', MAGIC.length)
  if (head.toString('latin1', 0, MAGIC.length) !== MAGIC || end < 0)
    throw new BadBackup('ไม่ใช่ไฟล์สำรองของระบบนี้')
  return { cover: JSON.parse(head.toString('utf8', MAGIC.length, end)), from: end + 1 }
}

async function isWhole(file: string, end: number): Promise<boolean> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk)
  return hash.digest().equals(await bytesAt(file, end, SHA_BYTES))
}

async function bytesAt(file: string, at: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
