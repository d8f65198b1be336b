import { inflateSync } from 'node:zlib'
import { Refusal } from '../http/errors.ts'

// What a reader could be made to run, open or unpack by a paper that only has to be read. The short ones are
// looked for outside streams only: in megabytes of a scanned page three such letters stand by chance. Where to open
// (/OpenAction) is said by every office program, and is as harmless as what it does.
const LIVELY = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z])/
const LIVELY_SHORT = /\/(?:JS|XFA|AA)(?![A-Za-z])/
// A file may pack its objects together; more than this would be for the sake of unpacking it.
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/
const UNPACKED_MAX = 16 * 1024 * 1024

export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-'
}

/** A paper as it came; one that does anything beside being read is refused. */
export function plainPdf(bytes: Buffer): Buffer {
  const whole = bytes.toString('latin1')
  if (!/%%EOF\s*$/.test(whole.slice(-1_024))) throw broken()
  if (ENCRYPTED.test(spelledOut(whole))) throw locked()
  const { outside, streams } = partsOf(whole)
  const packed = packedObjects(bytes, streams)
  if (ENCRYPTED.test(spelledOut(packed))) throw locked()
  if (LIVELY.test(spelledOut(whole + packed)) || LIVELY_SHORT.test(spelledOut(outside + packed))) {
    throw new Refusal(400, 'ไฟล์ PDF มีคำสั่งหรือไฟล์แนบอยู่ข้างใน กรุณาพิมพ์เป็น PDF ใหม่แล้วลองอีกครั้ง')
  }
  return bytes
}

interface Stream {
  /** What stands before it, since the stream before: its own dictionary is in there. */
  dictionary: string
  from: number
  until: number
}

/** From the first byte to the last, once: a file of nothing but beginnings of streams is as quickly read as any. */
function partsOf(whole: string): { outside: string; streams: Stream[] } {
  const streams: Stream[] = []
  const outside: string[] = []
  let at = 0
  for (;;) {
    const word = beginningAfter(whole, at)
    const before = whole.slice(at, word)
    outside.push(before)
    if (word === undefined) break
    const from = whole.indexOf('\n', word) + 1
    const until = whole.indexOf('endstream', from)
    streams.push({ dictionary: spelledOut(before), from, until: until < 0 ? whole.length : until })
    if (until < 0) {
      // It never ends: what we take for a page may be anything.
      outside.push(whole.slice(from))
      break
    }
    at = until + 'endstream'.length
  }
  return { outside: outside.join(''), streams }
}

/** Where the word stands that begins a stream; it has a line of its own, or ends one. */
function beginningAfter(whole: string, at: number): number | undefined {
  for (
    let word = whole.indexOf('stream', at);
    word >= 0;
    word = whole.indexOf('stream', word + 6)
  ) {
    const then = word + 'stream'.length
    if (whole[then] === '\n' || (whole[then] === '\r' && whole[then + 1] === '\n')) return word
  }
  return undefined
}

/** What is written in the streams that hold objects: the other streams hold pages and pictures. */
function packedObjects(bytes: Buffer, streams: readonly Stream[]): string {
  const unpacked: string[] = []
  let room = UNPACKED_MAX
  for (const { dictionary, from, until } of streams) {
    if (!OBJECT_STREAM.test(dictionary)) continue
    const stream = bytes.subarray(from, until)
    const text = isFlate(dictionary) ? inflated(stream, room) : stream.toString('latin1')
    room -= text.length
    unpacked.push(text)
  }
  return unpacked.join('\n')
}

function isFlate(dictionary: string): boolean {
  if (/\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:[\]/>]|$)/.test(dictionary)) return true
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

function locked(): Refusal {
  return new Refusal(400, 'ไฟล์ PDF มีรหัสผ่าน กรุณาบันทึกแบบไม่มีรหัสผ่านแล้วลองอีกครั้ง')
}

function broken(): Refusal {
  return new Refusal(400, 'ไฟล์ PDF ไม่ครบหรือเสียหาย กรุณาบันทึกใหม่แล้วลองอีกครั้ง')
}
