// Files that people choose by mistake, told by their bytes rather than by their names: what each is, and what to
// save it as instead.

import { zipEntries } from '../zip/zip-entries.ts'

const SAVE_AS = 'บันทึกเป็น .xlsx หรือ CSV แล้วเลือกไฟล์ใหม่'

/** A sentence about a file that holds no table we read; nothing where it may be one. */
export async function notATable(bytes: Buffer): Promise<string | undefined> {
  if (startsWith(bytes, 'PK\x03\x04')) return inZip(bytes)
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) return inCompound(bytes)
  return (
    OTHERS.find(({ starts }) => starts.some((start) => startsWith(bytes, start)))?.says ??
    asPage(bytes)
  )
}

// biome-ignore format: a table reads in columns
const OTHERS: readonly { starts: readonly string[]; says: string }[] = [
  { starts: ['%PDF-'],     says: `ไฟล์นี้เป็น PDF ซึ่งมีไว้พิมพ์ ระบบอ่านยอดจาก PDF ไม่ได้ กรุณาส่งออกจากระบบเงินเดือนเป็น Excel (.xlsx) หรือ CSV` },
  { starts: ['{\\rtf'],    says: `ไฟล์นี้เป็นเอกสารข้อความ (RTF) ไม่ใช่ตาราง กรุณาคัดลอกตารางไปวางใน Excel ${SAVE_AS}` },
  { starts: ['\xff\xd8\xff', '\x89PNG', 'RIFF'], says: 'ไฟล์นี้เป็นรูปภาพ ระบบอ่านยอดจากรูปไม่ได้ กรุณาใช้ไฟล์ Excel (.xlsx) หรือ CSV ส่วนสลิปให้แนบที่ “หลักฐานการโอน”' },
  { starts: ['Rar!', '7z\xbc\xaf', '\x1f\x8b'], says: 'ไฟล์นี้เป็นไฟล์บีบอัด กรุณาคลายไฟล์ก่อน แล้วเลือกไฟล์ Excel หรือ CSV ที่อยู่ข้างใน' },
]

async function inZip(bytes: Buffer): Promise<string | undefined> {
  const names = await namesIn(bytes)
  if (names.has('xl/workbook.xml')) return undefined
  if (names.has('xl/workbook.bin'))
    return `ไฟล์นี้เป็น Excel แบบไบนารี (.xlsb) กรุณาเปิดด้วย Excel แล้ว${SAVE_AS}`
  if (names.has('word/document.xml'))
    return `ไฟล์นี้เป็นเอกสาร Word (.docx) ไม่ใช่ตาราง กรุณาคัดลอกตารางไปวางใน Excel ${SAVE_AS}`
  if (names.has('ppt/presentation.xml'))
    return `ไฟล์นี้เป็นงานนำเสนอ PowerPoint (.pptx) กรุณาคัดลอกตารางไปวางใน Excel ${SAVE_AS}`
  // LibreOffice says first what it is, unpacked.
  const kind = bytes.subarray(0, 120).toString('latin1')
  if (kind.includes('opendocument.spreadsheet'))
    return `ไฟล์นี้เป็นตารางแบบ OpenDocument (.ods) กรุณาเปิดแล้ว${SAVE_AS}`
  if (kind.includes('opendocument.text'))
    return `ไฟล์นี้เป็นเอกสาร OpenDocument (.odt) ไม่ใช่ตาราง กรุณาคัดลอกตารางไปวางใน Excel ${SAVE_AS}`
  // A damaged file has no names, and some other program's workbook has names of its own: their reader will say.
  if (names.size === 0 || names.has('[Content_Types].xml')) return undefined
  return 'ไฟล์นี้เป็นไฟล์บีบอัด (.zip) กรุณาคลายไฟล์ก่อน แล้วเลือกไฟล์ Excel หรือ CSV ที่อยู่ข้างใน'
}

const NAMES_MAX = 1_000

/** The names of its own list, at the end of a zip: a workbook that lies in one has names, too. */
async function namesIn(bytes: Buffer): Promise<Set<string>> {
  const limits = { entriesMax: NAMES_MAX, ratioMax: Number.POSITIVE_INFINITY }
  const entries = await zipEntries(bytes, limits).catch(() => [])
  return new Set(entries.map(({ name }) => name))
}

/** The compound file of Office 97; what Office locks with a password comes in one, too. */
function inCompound(bytes: Buffer): string {
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))
  if (holds('EncryptedPackage'))
    return 'ไฟล์นี้ใส่รหัสผ่านไว้ จึงอ่านไม่ได้ กรุณาเปิดด้วย Excel เอารหัสผ่านออก บันทึก แล้วเลือกไฟล์ใหม่'
  if (holds('WordDocument'))
    return `ไฟล์นี้เป็นเอกสาร Word แบบเก่า (.doc) ไม่ใช่ตาราง กรุณาคัดลอกตารางไปวางใน Excel ${SAVE_AS}`
  return `ไฟล์นี้เป็น Excel แบบเก่า (.xls) กรุณาเปิดด้วย Excel แล้ว${SAVE_AS}`
}

// Payroll programs often write a page of the web and name it .xls, and Excel opens it with a warning.
const PAGE = /^\s*<(?:!doctype html|html|head|body|table|meta|\?xml)/i

function asPage(bytes: Buffer): string | undefined {
  const start = bytes
    .subarray(0, 200)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  if (!PAGE.test(start)) return undefined
  return `ไฟล์นี้เป็นหน้าเว็บ (HTML/XML) แม้ชื่อจะลงท้ายด้วย .xls กรุณาเปิดด้วย Excel แล้ว${SAVE_AS}`
}

function startsWith(bytes: Buffer, start: string): boolean {
  return bytes.subarray(0, start.length).toString('latin1') === start
}
