// A set as it came: a folder, or the same files in one zip.

import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shownName, zipEntries } from '../zip/zip-entries.ts'
import { RefusedSet } from './problems.ts'

const CHUNK_BYTES = 256 * 1024
const PLAIN_NAME = /^[\w-]{1,60}\.(csv|xlsx|json)$/

export interface SourceFile {
  name: string
  size: number
  open(): AsyncIterable<Buffer>
}

export interface Source {
  name: string
  files: Map<string, SourceFile>
}

export async function openSource(path: string): Promise<Source> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new RefusedSet(`ไม่พบ ${shownName(basename(path))}`)
  const files = found.isDirectory() ? await folderFiles(path) : await zipEntries(path)
  const odd = files.find(({ name }) => !PLAIN_NAME.test(name))
  if (odd) throw new RefusedSet(`${shownName(odd.name)}: ชื่อไฟล์ไม่ใช่ไฟล์ของชุดข้อมูล`)
  return { name: basename(path), files: new Map(files.map((file) => [file.name, file])) }
}

async function folderFiles(folder: string): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => PLAIN_NAME.test(name))
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const { size } = await stat(path)
      return { name, size, open: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) }
    }),
  )
}

/** For small files only: the manifest and spreadsheets. */
export async function readWholeFile({ name, open }: SourceFile, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of open()) {
    size += chunk.length
    if (size > most) {
      throw new RefusedSet(`${shownName(name)}: ใหญ่เกิน ${Math.floor(most / 1024 / 1024)} MB`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
