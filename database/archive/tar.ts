// Puts a folder back from the tar that PostgreSQL makes of itself: folders and plain files with short names, and nothing else.

import { chownSync, mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { BadBackup } from '../backup/container.ts'
import type { Account } from '../embedded/place.ts'

const BLOCK = 512
const FILE = 0o600
const FOLDER = 0o700

/** Into a folder that is there; what it makes belongs to the account. */
export async function unpackTar(
  tar: AsyncIterable<Buffer>,
  folder: string,
  account: Account | undefined,
): Promise<void> {
  const reader = new TarReader(tar)
  for (;;) {
    const head = await reader.take(BLOCK)
    if (!head || head.every((byte) => byte === 0)) break
    const name = textAt(head, 0, 100)
    const size = Number.parseInt(textAt(head, 124, 12), 8)
    const path = insideOf(folder, name)
    if (head[156] === 0x35) {
      mkdirSync(path, { recursive: true, mode: FOLDER })
      if (account) chownSync(path, account.uid, account.gid)
    } else if (head[156] === 0x30 || head[156] === 0) {
      await writeFileOf(reader, path, size, account)
    } else throw new BadBackup(`base backup: ${name} is no plain file`)
  }
  // What comes after the last block is filling, and must be read for the fingerprint to be asked for.
  while (await reader.takeSome(1 << 20));
}

async function writeFileOf(
  reader: TarReader,
  path: string,
  size: number,
  account: Account | undefined,
): Promise<void> {
  const handle = await open(path, 'wx', FILE)
  try {
    let left = size
    while (left > 0) {
      const part = await reader.takeSome(left)
      if (!part) throw new BadBackup('base backup: it ends too early')
      await writeAll(handle, part)
      left -= part.length
    }
    if (account) await handle.chown(account.uid, account.gid)
  } finally {
    await handle.close()
  }
  await reader.take((BLOCK - (size % BLOCK)) % BLOCK)
}

async function writeAll(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten
}

function insideOf(folder: string, name: string): string {
  const path = normalize(join(folder, name))
  if (path.startsWith(folder + sep) || path === folder || path === folder + sep) return path
  throw new BadBackup(`base backup: ${name} is outside its folder`)
}

function textAt(head: Buffer, from: number, length: number): string {
  return head.toString('utf8', from, from + length).split(/[\0 ]/, 1)[0] ?? ''
}

class TarReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Just so many bytes; undefined at the end. */
  async take(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = []
    for (let left = length; left > 0; ) {
      const part = await this.takeSome(left)
      if (!part) return undefined
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  /** Those at hand, so many at most. */
  async takeSome(max: number): Promise<Buffer | undefined> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#source.next()
      if (done) return undefined
      this.#rest = value
    }
    const part = this.#rest.subarray(0, max)
    this.#rest = this.#rest.subarray(part.length)
    return part
  }
}
