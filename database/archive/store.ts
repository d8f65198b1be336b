// A place where files of the archive lie: a folder of this machine, one that is mounted, or an S3 bucket (s3-store.ts).

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface StoredFile {
  /** With its folder, such as wal/000000010000000000000003.sealed. */
  name: string
  bytes: number
  /** When it came there. */
  at: Date
}

export interface Store {
  /** What begins with this; nothing where there is no such folder. */
  list(prefix: '' | 'base/' | 'wal/'): Promise<StoredFile[]>
  /** A whole file of this machine under a name of the store. */
  put(name: string, file: string): Promise<void>
  /** Where on this machine it can be read from, until `forget`. */
  download(name: string): Promise<string>
  /** What `download` left. */
  forget(file: string): Promise<void>
  remove(name: string): Promise<void>
}

export function folderStore(folder: string): Store {
  const at = (name: string) => join(folder, name)
  return {
    async list(prefix) {
      const inside = prefix || '.'
      const entries = await readdir(at(inside), { withFileTypes: true }).catch(ignoreMissing)
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      const stats = await Promise.all(
        files.map(({ name }) => stat(at(join(inside, name))).catch(() => undefined)),
      )
      return files.flatMap(({ name }, index) => {
        const known = stats[index] // gone again, where it was removed meanwhile
        return known ? [{ name: `${prefix}${name}`, bytes: known.size, at: known.mtime }] : []
      })
    },
    async put(name, file) {
      const target = at(name)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const part = `${target}.${process.pid}.part`
      try {
        await pipeline(
          createReadStream(file),
          createWriteStream(part, { mode: 0o600, flush: true }),
        )
        await rename(part, target)
      } finally {
        await rm(part, { force: true })
      }
    },
    download: async (name) => at(name),
    forget: async () => undefined,
    remove: (name) => rm(at(name), { force: true }),
  }
}

function ignoreMissing(error: { code?: string }): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
