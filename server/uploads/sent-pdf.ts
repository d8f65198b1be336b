import { inflateSync } from 'node:zlib'
import { Refusal } from '../http/errors.ts'

// What a reader could be made to run, open or unpack by a paper that only has to be read. The short ones are
// looked for outside streams only: in megabytes of a scanned page three such letters stand by chance. Where to open
// (/OpenAction) is said by every office program, and is as harmless as what it does.
const LIVELY = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z])/
const LIVELY_SHORT = /\/(?:JS|XFA|AA)(?![A-Za-z])/
const STREAM = /<<([\s\S]{0,2000}?)>>\s*stream\r?\n/g
// A file may pack its objects together; more than this would be for the sake of unpacking it.
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/
const UNPACKED_MAX = 16 * 1024 * 1024

export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-'
}

/** A paper as it came; one that does anything beside being read is refused. */
export function plainPdf(bytes: Buffer): Buffer {
  const outside = bytes.toString('latin1')
  if (!/%%EOF\s*$/.test(outside.slice(-1_024))) throw broken()
  const packed = packedObjects(bytes, outside)
  const text = spelledOut(outside + packed)
  if (/\/Encrypt(?![A-Za-z])/.test(text)) {
    throw new Refusal(400, 'ไฟล์ PDF มีรหัสผ่าน กรุณาบันทึกแบบไม่มีรหัสผ่านแล้วลองอีกครั้ง')
  }
  if (LIVELY.test(text) || LIVELY_SHORT.test(spelledOut(withoutStreams(outside) + packed))) {
    throw new Refusal(400, 'ไฟล์ PDF มีคำสั่งหรือไฟล์แนบอยู่ข้างใน กรุณาพิมพ์เป็น PDF ใหม่แล้วลองอีกครั้ง')
  }
  return bytes
}

/** What is written in the streams that hold objects: the other streams hold pages and pictures. */
function packedObjects(bytes: Buffer, outside: string): string {
  const unpacked: string[] = []
  let room = UNPACKED_MAX
  for (const found of outside.matchAll(STREAM)) {
    const dictionary = spelledOut(found[1] ?? '')
    if (!OBJECT_STREAM.test(dictionary)) continue
    const from = found.index + found[0].length
    const until = outside.indexOf('endstream', from)
    const stream = bytes.subarray(from, until < 0 ? undefined : until)
    const text = isFlate(dictionary) ? inflated(stream, room) : stream.toString('latin1')
    room -= text.length
    unpacked.push(text)
  }
  return unpacked.join('\n')
}

function withoutStreams(outside: string): string {
  return outside.replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, '')
}

function isFlate(dictionary: string): boolean {
  if (/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|$|>)/.test(dictionary)) return true
  // Packed in a way that we cannot look into.
  if (/\/Filter(?![A-Za-z])/.test(dictionary)) throw broken()
  return false
}

function inflated(stream: Buffer, room: number): string {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, room) }).toString('latin1')
  } catch {
    throw broken()
  }
}

/** A name may hide its letters: /J#53 is /JS. */
function spelledOut(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function broken(): Refusal {
  return new Refusal(400, 'ไฟล์ PDF ไม่ครบหรือเสียหาย กรุณาบันทึกใหม่แล้วลองอีกครั้ง')
}
