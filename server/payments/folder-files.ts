// The folder itself: what lies in it, and the two beside it, `taken` and `refused`.

import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem } from '#domain/payment/bank-line.ts'

export interface LyingFile {
  name: string
  size: number
  writtenMs: number
}

/** As programs that copy call what is not whole yet, and as systems call their own. */
const UNFINISHED = /^\.|~$|\.(?:tmp|temp|part|partial|filepart|crdownload|lock)$/i
/** Of a name, in bytes, so that the number in front still fits. */
const NAME_MAX = 240
/** What a person reads; of one that is wrong throughout the first are enough. */
const REASONS_MAX = 20
const NO_LINK = constants.O_NOFOLLOW ?? 0

/** Files and nothing else, in the order of their names. */
export async function filesIn(folder: string): Promise<LyingFile[]> {
  const names = [...(await namesLying(folder))].sort()
  const found = await Promise.all(names.map((name) => lookAt(folder, name)))
  return found.flatMap((file) => file ?? [])
}

export async function namesLying(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
  return new Set(files.map(({ name }) => name))
}

async function lookAt(folder: string, name: string): Promise<LyingFile | undefined> {
  const found = await lstat(join(folder, name)).catch(isGone)
  return found && { name, size: found.size, writtenMs: found.mtimeMs }
}

/** At most so many; undefined where it is gone meanwhile. */
export async function bytesOf(
  folder: string,
  name: string,
  most: number,
): Promise<Buffer | undefined> {
  const file = await open(join(folder, name), constants.O_RDONLY | NO_LINK).catch(isGone)
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    const bytes = Buffer.alloc(Math.min(size, most))
    let read = 0
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read)
      if (bytesRead === 0) break
      read += bytesRead
    }
    return bytes.subarray(0, read)
  } finally {
    await file.close()
  }
}

/** Under its number, so that no two are called the same; the reason is written first, so that no refused file is without one. */
export async function moveAside(
  folder: string,
  name: string,
  { no, reasons }: { no: number; reasons: readonly FileProblem[] },
): Promise<void> {
  const into = join(folder, reasons.length > 0 ? 'refused' : 'taken')
  const number = String(no).padStart(6, '0')
  await mkdir(into, { recursive: true })
  if (reasons.length > 0)
    await writeFile(join(into, `${number}-reason.txt`), `${inWords(name, reasons)}\n`)
  await rename(join(folder, name), join(into, `${number}-${shortName(name)}`)).catch(isGone)
}

function inWords(name: string, reasons: readonly FileProblem[]): string {
  const lines = reasons.map(({ line, says }) => (line > 0 ? `บรรทัดที่ ${line}: ${says}` : says))
  const more = lines.length - REASONS_MAX
  const shown = more > 0 ? [...lines.slice(0, REASONS_MAX), `และอีก ${more} ข้อ`] : lines
  return [`ไม่รับไฟล์ ${name} ไม่มีรายการใดถูกบันทึก`, ...shown].join('\n')
}

/** Its end, which says what kind of file it is. */
function shortName(name: string): string {
  const signs = [...name]
  while (Buffer.byteLength(signs.join('')) > NAME_MAX) signs.shift()
  return signs.join('')
}

function isGone(fault: NodeJS.ErrnoException): undefined {
  if (fault.code !== 'ENOENT') throw fault
  return undefined
}
