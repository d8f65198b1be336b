// Word and Excel files are zips. They are kept as they came, so what could run, or fetch something from elsewhere
// when it is opened, is refused.

import { inflateRawSync } from 'node:zlib'
import { Refusal } from '../http/errors.ts'

const ENTRIES_MAX = 2_000
const RELATIONS_MAX = 1_000_000
const LIVELY = /vbaProject|macrosheets|activeX|\/embeddings\/|\/externalLinks\//i
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Entry {
  name: string
  method: number
  packed: number
  header: number
}

export function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'PK\x03\x04'
}

export function plainOffice(bytes: Buffer) {
  const entries = entriesOf(bytes)
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const media_type = has('word/document.xml') ? DOCX : has('xl/workbook.xml') ? XLSX : undefined
  if (!media_type || !has('[Content_Types].xml')) {
    throw new Refusal(400, 'ไฟล์ต้องเป็น PDF, Word (.docx), Excel (.xlsx) หรือรูปภาพ')
  }
  if (
    entries.some(({ name }) => LIVELY.test(name)) ||
    entries.some((entry) => reachesOut(bytes, entry))
  ) {
    throw new Refusal(400, 'ไฟล์มีมาโคร วัตถุฝัง หรือลิงก์ไปยังไฟล์ภายนอก กรุณาบันทึกเป็นไฟล์ธรรมดาแล้วลองอีกครั้ง')
  }
  return { media_type, bytes }
}

/** Links that a reader presses are fine; templates, pictures and sheets that come from elsewhere are not. */
function reachesOut(bytes: Buffer, entry: Entry): boolean {
  if (!entry.name.endsWith('.rels')) return false
  const relations = textOf(bytes, entry).match(/<Relationship\b[^>]*>/g) ?? []
  return relations.some(
    (relation) => /TargetMode="External"/i.test(relation) && !/\/hyperlink"/.test(relation),
  )
}

function textOf(bytes: Buffer, { header, packed, method }: Entry): string {
  if (header + 30 > bytes.length) throw torn()
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const data = bytes.subarray(start, start + packed)
  try {
    return (
      method === 8 ? inflateRawSync(data, { maxOutputLength: RELATIONS_MAX }) : data
    ).toString('utf8')
  } catch {
    throw torn()
  }
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) throw torn()
  const count = bytes.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw torn()
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw torn()
    // A password hides what is inside from us too.
    if (bytes.readUInt16LE(at + 8) & 1) throw torn()
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      header: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function torn(): Refusal {
  return new Refusal(400, 'เปิดไฟล์นี้ไม่ได้ ไฟล์อาจเสียหายหรือมีรหัสผ่าน กรุณาบันทึกใหม่แล้วลองอีกครั้ง')
}
