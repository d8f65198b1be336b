// A sealed file of the log becomes what PostgreSQL wrote. A damaged one is refused by its name.

import { chownSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { openContainer } from '../backup/container.ts'
import { OperatorError } from '../core/operator-error.ts'
import type { Account } from '../embedded/place.ts'
import type { SealedFile } from './folder.ts'
import type { Store } from './store.ts'

const PAGE = 8_192

interface Unsealing {
  key: string
  folder: string
  account?: Account | undefined
}

/** Answers where it lies. */
export async function unseal(
  store: Store,
  { name, wal }: SealedFile,
  { key, folder, account }: Unsealing,
): Promise<string> {
  const sealed = await store.download(name)
  const file = join(folder, wal)
  try {
    await writeSparse(file, await openContainer(sealed, key))
  } catch (error) {
    throw new OperatorError(`${name}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  } finally {
    await store.forget(sealed)
  }
  if (account) chownSync(file, account.uid, account.gid)
  return file
}

/** Most of a file that was handed over early is empty, and takes no room on the disk. */
async function writeSparse(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    let at = 0
    for await (const chunk of content) {
      for (let from = 0; from < chunk.length; from += PAGE) {
        const page = chunk.subarray(from, from + PAGE)
        if (!isEmpty(page)) await handle.write(page, 0, page.length, at + from)
      }
      at += chunk.length
    }
    await handle.truncate(at)
  } finally {
    await handle.close()
  }
}

const EMPTY = Buffer.alloc(PAGE)

function isEmpty(page: Buffer): boolean {
  return page.equals(page.length === PAGE ? EMPTY : EMPTY.subarray(0, page.length))
}
