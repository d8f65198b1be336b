// The first look at a file: its fingerprint, and in what it is written. Nothing is kept in memory.

import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { RefusedSet } from './problems.ts'
import type { SourceFile } from './source.ts'

export type Writing = 'utf-8' | 'windows-874' | 'xlsx'

export interface Inspected {
  sha256: string
  writing: Writing
}

// Three Thai letters in UTF-8, one after the other: no word in Windows-874 has these bytes.
const UTF8_THAI = /(?:\xe0[\xb8\xb9][\x80-\xbf]){3}/

export async function inspect(
  file: SourceFile,
  onBytes: (count: number) => void,
): Promise<Inspected> {
  const hash = createHash('sha256')
  let writing = 'utf-8' as Writing
  let rest = Buffer.alloc(0)
  let line = 1
  let utf8Line: number | undefined

  function look(bytes: Buffer) {
    if (writing === 'utf-8' && !isUtf8(bytes)) writing = 'windows-874'
    if (utf8Line !== undefined) return
    utf8Line = lineWithUtf8(bytes, line)
    line += newlines(bytes)
  }

  for await (const chunk of file.open()) {
    const first =
      line === 1 && rest.length === 0 && chunk.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
    if (first) writing = 'xlsx'
    hash.update(chunk)
    onBytes(chunk.length)
    if (writing === 'xlsx') continue
    const whole = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const cut = wholeLetters(whole)
    look(whole.subarray(0, cut))
    rest = Buffer.from(whole.subarray(cut))
  }
  if (writing === 'utf-8' && utf8Line !== undefined && isCutLetter(rest)) {
    throw new RefusedSet(`${file.name}: ไฟล์ขาดกลางตัวอักษรในบรรทัดสุดท้าย จึงมาไม่ครบ`)
  }
  if (writing !== 'xlsx') look(rest)
  if (writing === 'windows-874' && utf8Line !== undefined) {
    throw new RefusedSet(
      `${file.name}: บรรทัด ${utf8Line} เป็น UTF-8 แต่บรรทัดอื่นเป็น Windows-874 ไฟล์ต้องใช้รหัสอักขระเดียวกันทั้งไฟล์`,
    )
  }
  return { sha256: hash.digest('hex'), writing }
}

/** Up to where no letter is cut in two: the end of the last line, or the last whole letter of a long one. */
function wholeLetters(bytes: Buffer): number {
  const newline = bytes.lastIndexOf(10)
  if (newline >= 0) return newline + 1
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

/** Whether only the end of the file is missing. */
function isCutLetter(bytes: Buffer): boolean {
  return !isUtf8(bytes) && isUtf8(bytes.subarray(0, wholeLetters(bytes)))
}

function lineWithUtf8(bytes: Buffer, from: number): number | undefined {
  const at = bytes.includes(0xe0) ? bytes.toString('latin1').search(UTF8_THAI) : -1
  return at < 0 ? undefined : from + newlines(bytes.subarray(0, at))
}

function newlines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++
  return count
}
