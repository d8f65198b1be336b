import { visitorLine } from '#domain/text/visitor-text.ts'
import { readWholeFile } from '#imports/night/source.ts'
import { type ZipEntry, zipEntries } from '#imports/zip/zip-entries.ts'
import { Refusal } from '../http/errors.ts'
import { reachesOut } from './office-relations.ts'
import { isPdf, plainPdf } from './sent-pdf.ts'
import { isPicture, paperPictureFrom } from './sent-picture.ts'

const NAME_MAX = 150

const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
}

/** A paper for everybody to download: what its bytes say it is, and nothing that does more than be read. */
export async function documentFrom(body: Buffer | undefined) {
  if (!body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
  if (isPdf(body)) return { media_type: 'application/pdf', bytes: plainPdf(body) }
  if (isPicture(body)) return { media_type: 'image/webp', bytes: await paperPictureFrom(body) }
  if (isZip(body)) return plainOffice(body)
  throw new Refusal(400, 'ไฟล์ต้องเป็น PDF, Word (.docx), Excel (.xlsx) หรือรูปภาพ')
}

/** The name people save it under, with the ending of what it is; `otherwise` where nothing is left of it. */
export function documentName(sent: string, mediaType: string, otherwise = ''): string {
  const bare =
    visitorLine(sent)
      .replace(/[/\\]/g, '-')
      .replace(/\.(pdf|docx?|xlsx?|webp|jpe?g|png)$/i, '')
      .trim() || otherwise
  if (!bare) throw new Refusal(400, 'กรุณากรอกชื่อเอกสาร')
  const ending = ENDINGS[mediaType] ?? ''
  return [...bare].slice(0, NAME_MAX - ending.length).join('') + ending
}

// Word and Excel files are zips. They are kept as they came, so what could run, or fetch something from elsewhere
// when it is opened, is refused.

const LIMITS = { entriesMax: 2_000, ratioMax: Number.POSITIVE_INFINITY }
const RELATIONS_MAX = 1_000_000
const LIVELY = /vbaProject|macrosheets|activeX|\/embeddings\/|\/externalLinks\//i
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'PK\x03\x04'
}

async function plainOffice(bytes: Buffer) {
  const entries = await zipEntries(bytes, LIMITS).catch(() => {
    throw damaged()
  })
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const media_type = has('word/document.xml') ? DOCX : has('xl/workbook.xml') ? XLSX : undefined
  if (!media_type || !has('[Content_Types].xml')) {
    throw new Refusal(400, 'ไฟล์ต้องเป็น PDF, Word (.docx), Excel (.xlsx) หรือรูปภาพ')
  }
  if (entries.some(({ name }) => LIVELY.test(name)) || (await someReachesOut(entries))) {
    throw new Refusal(400, 'ไฟล์มีมาโคร วัตถุฝัง หรือลิงก์ไปยังไฟล์ภายนอก กรุณาบันทึกเป็นไฟล์ธรรมดาแล้วลองอีกครั้ง')
  }
  return { media_type, bytes }
}

async function someReachesOut(entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries)
    if (/\.rels$/i.test(entry.name) && reachesOut(await bytesOf(entry))) return true
  return false
}

async function bytesOf(entry: ZipEntry): Promise<Buffer> {
  try {
    return await readWholeFile(entry, RELATIONS_MAX)
  } catch {
    throw damaged()
  }
}

function damaged(): Refusal {
  return new Refusal(400, 'เปิดไฟล์นี้ไม่ได้ ไฟล์อาจเสียหายหรือมีรหัสผ่าน กรุณาบันทึกใหม่แล้วลองอีกครั้ง')
}
