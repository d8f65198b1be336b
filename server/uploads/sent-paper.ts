// Papers that people send along with words of theirs: a picture or a PDF, as the body of a request of its own. It is
// looked at rather than believed.

import { Refusal } from '../http/errors.ts'
import { isPdf, plainPdf } from './sent-pdf.ts'
import { isPicture, paperPictureFrom } from './sent-picture.ts'
import { takeFiles } from './take-files.ts'

export const PAPER_MAX = 3 * 1024 * 1024

const TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/octet-stream',
]

/** The routes of `app` take a file and nothing else. */
export const takePapers = takeFiles(TYPES, PAPER_MAX)

export async function paperFrom(body: Buffer | undefined) {
  if (!body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
  if (isPdf(body)) return { kind: 'application/pdf' as const, bytes: plainPdf(body) }
  if (isPicture(body)) return { kind: 'image/webp' as const, bytes: await paperPictureFrom(body) }
  throw new Refusal(400, 'ไฟล์ต้องเป็น PDF หรือรูป JPEG, PNG, WebP')
}
