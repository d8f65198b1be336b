// Files as somebody could send them: whole ones of every kind, and the same with something broken.

import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { xlsx } from '#documents/table/sheet.ts'
import type { Random } from '#web/testing/every-page/random.ts'
import { zipOf } from '../support/outside/zip.ts'

export interface SentFile {
  type: string
  bytes: Buffer
}

export const FILE_NAMES = [
  'a.pdf',
  'unit.csv',
  'ผล.xlsx',
  'a.png',
  'a.docx',
  '../a.pdf',
  'a.pdf.exe',
  'ก'.repeat(200),
]

export async function wholeFiles(): Promise<SentFile[]> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  const csv = 'เลขสมาชิก,เลขบัตร,จำนวนเงิน\r\n000001,1234567890121,"1,000.00"\r\n'
  const packed = deflateRawSync(Buffer.from(csv))
  const part = { packed, size: Buffer.byteLength(csv), crc: crc32(csv) }
  const columns = [{ head: 'เลขสมาชิก', kind: 'text', width: 10 }] as const
  const table = { name: 'ผล', columns: [...columns], rows: [], foot: null }
  const workbook = { title: 'ผล', author: 'x', printedAt: new Date(0), tables: [table] }
  return [
    { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n') },
    { type: 'image/png', bytes: await picture.clone().png().toBuffer() },
    { type: 'image/jpeg', bytes: await picture.clone().jpeg().toBuffer() },
    { type: 'image/webp', bytes: await picture.clone().webp().toBuffer() },
    { type: 'text/csv', bytes: Buffer.from(csv) },
    { type: 'application/zip', bytes: zipOf(new Map([['unit.csv', part]])) },
    {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: Buffer.from(await xlsx(workbook)),
    },
    { type: 'application/octet-stream', bytes: Buffer.from(csv) },
    { type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    { type: 'application/pdf', bytes: Buffer.alloc(0) },
  ]
}

/** One of them, often with something broken. */
export function sentFile(files: readonly SentFile[], chance: Random): SentFile {
  const { type, bytes } = chance.of(files)
  const sent = chance.one(3) ? bytes : broken(bytes, chance)
  return { type: chance.one(5) ? chance.of(files).type : type, bytes: sent }
}

function broken(bytes: Buffer, chance: Random): Buffer {
  const at = chance.between(0, Math.max(0, bytes.length - 1))
  switch (chance.between(0, 4)) {
    case 0:
      return bytes.subarray(0, at)
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(0, at), bytes.subarray(at)])
    case 2:
      return Buffer.concat(Array<Buffer>(chance.of([2, 50, 400])).fill(bytes.subarray(0, 2_000)))
    case 3:
      return Buffer.concat([bytes.subarray(0, 8), Buffer.from('"\n('.repeat(2_000))])
    default: {
      const changed = Buffer.from(bytes)
      for (let left = chance.between(1, 8); left > 0 && changed.length > 0; left--)
        changed[chance.between(0, changed.length - 1)] = chance.between(0, 255)
      return changed
    }
  }
}
