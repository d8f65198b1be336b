import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'
import { isZip, plainOffice } from './sent-office.ts'
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
