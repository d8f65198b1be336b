// Sets on their way in: files that an officer sends piece by piece, each written to disk as it comes. A piece is
// small, so that it arrives within the time of one request however slow the line; a whole night may be large.

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#database/core/connect.ts'
import { forgetImportSet, forgetOldImportSets } from '#database/queries/import/import-set.ts'
import { Refusal } from '../http/errors.ts'

export const PIECE_MAX = 1024 * 1024
export const SET_MAX = 2 * 1024 * 1024 * 1024
const FILES_MAX = 100
const KEPT_FOR_MS = 24 * 60 * 60 * 1_000
/** When the database has surely forgotten it. */
const LEFT_FOR_MS = 2 * KEPT_FOR_MS

/** As the import will have them; a zip has one name on disk, whatever people call it. */
const PLAIN_NAME = /^[\w-]{1,60}\.(csv|xlsx|json)$/
const ZIP_NAME = /^[^/\\:\p{Cc}]{1,110}\.zip$/iu
const ZIP = 'set.zip'

export interface SentFile {
  name: string
  bytes: number
}

export function folderOf(dataDir: string, setId: string): string {
  return join(dataDir, 'imports', setId)
}

export async function filesIn(folder: string): Promise<SentFile[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.sort().map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  )
}

/** Writes a piece at its place. The same piece may come twice: an answer can be lost on its way. */
export async function addPiece(
  folder: string,
  asked: { name: string; at: number },
  piece: Readable,
): Promise<SentFile> {
  const name = nameOnDisk(asked.name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const others = (await filesIn(folder)).filter((file) => file.name !== name)
  if (others.length >= FILES_MAX) throw new Refusal(400, `หนึ่งชุดมีได้ไม่เกิน ${FILES_MAX} ไฟล์`)
  const path = join(folder, name)
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (asked.at > size) throw new Refusal(409, `${name}: ส่วนก่อนหน้ายังมาไม่ถึง กรุณาส่งไฟล์ใหม่`)
  const room = SET_MAX - others.reduce((sum, { bytes }) => sum + bytes, asked.at)
  try {
    await write(path, asked.at, piece, room)
  } catch (error) {
    // Half a piece would look like a whole one to the next.
    await truncate(path, asked.at).catch(() => undefined)
    throw inWords(error)
  }
  const { size: bytes } = await stat(path)
  return { name, bytes }
}

async function write(path: string, at: number, piece: Readable, room: number): Promise<void> {
  let bytes = 0
  async function* measured() {
    for await (const chunk of piece as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > PIECE_MAX) throw new Refusal(400, 'ส่วนของไฟล์ใหญ่เกินไป')
      if (bytes > room) throw new Refusal(400, 'ชุดข้อมูลใหญ่เกิน 2 GB')
      yield chunk
    }
  }
  const isNew = !(await stat(path).catch(() => undefined))
  if (!isNew) await truncate(path, at)
  await pipeline(
    measured,
    createWriteStream(path, { flags: isNew ? 'wx' : 'r+', start: at, mode: 0o600 }),
  )
}

export async function removeFile(folder: string, name: string): Promise<void> {
  await rm(join(folder, nameOnDisk(name)), { force: true })
}

/** What the import is pointed at: the folder, or the zip that is alone in it. */
export async function sourceIn(folder: string): Promise<{ path: string; name: string }> {
  const files = await filesIn(folder)
  if (files.length === 0) throw new Refusal(400, 'กรุณาเลือกไฟล์ของชุดข้อมูลก่อน')
  if (!files.some(({ name }) => name === ZIP))
    return { path: folder, name: `ชุดข้อมูล ${files.length} ไฟล์` }
  if (files.length > 1) throw new Refusal(400, 'ไฟล์ zip ต้องมาไฟล์เดียว กรุณาลบไฟล์อื่นออกจากชุด')
  return { path: join(folder, ZIP), name: ZIP }
}

export async function forgetSet(db: Db, dataDir: string, setId: string): Promise<void> {
  await rm(folderOf(dataDir, setId), { recursive: true, force: true })
  await forgetImportSet(db, setId)
}

/** Members' data does not lie about: what nobody used within a day goes. */
export async function forgetOldSets(db: Db, dataDir: string, now: Date): Promise<void> {
  const old = await forgetOldImportSets(db, new Date(now.getTime() - KEPT_FOR_MS))
  for (const setId of old) await rm(folderOf(dataDir, setId), { recursive: true, force: true })
}

/** On every machine of its own: what was sent to one of them is not on the disk of the others. */
export async function removeForgottenFolders(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'imports')
  for (const setId of await readdir(folder).catch(() => [])) {
    const path = join(folder, setId)
    const inside = (await readdir(path).catch(() => [])).map((name) => join(path, name))
    const touched = await Promise.all(
      [path, ...inside].map((file) => stat(file).catch(() => undefined)),
    )
    const last = Math.max(...touched.map((file) => file?.mtimeMs ?? 0))
    if (now.getTime() - last > LEFT_FOR_MS) await rm(path, { recursive: true, force: true })
  }
}

function nameOnDisk(name: string): string {
  if (PLAIN_NAME.test(name)) return name
  if (ZIP_NAME.test(name)) return ZIP
  throw new Refusal(400, 'ชื่อไฟล์ไม่ใช่ไฟล์ของชุดข้อมูล รับเฉพาะ .csv .xlsx .json หรือ .zip หนึ่งไฟล์')
}

function inWords(error: unknown): unknown {
  const { code } = error as { code?: string }
  return code === 'ENOSPC' ? new Refusal(409, 'พื้นที่เก็บข้อมูลของเครื่องไม่พอ กรุณาแจ้งผู้ดูแลระบบ') : error
}
