// The signed paper as one file: the paper to its last byte as it was signed, then the page that tells who signed it and how, the
// evidence as an attached file, and the cooperative's seal on all of it. The checker of scripts/verify-signing reads it by itself.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { issuedPaper } from '#database/queries/paper/issued-paper.ts'
import type { Signing } from '#database/queries/signing/signing.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { scanOf } from '#database/queries/signing/signing-scan.ts'
import { signingLog } from '#documents/member/signing-log.ts'
import { officialPaper } from '#documents/paper/official.ts'
import { type Attached, appendedPages } from '#documents/pdf/append-pages.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'
import { BUNDLE_FORMAT, type SigningRecord } from '#domain/signing/signing-record.ts'
import { issuingCooperative } from '../papers/issuing.ts'
import { pdfBody } from '../papers/paper.ts'
import { isPicture, printedScan } from '../uploads/sent-picture.ts'
import { type SealingKey, sealingKey } from './seal.ts'

export const EVIDENCE_FILE = 'signing.json'

/** Of all signatures under one paper. */
export async function signedPdf(
  request: FastifyRequest,
  sha256: Buffer,
  signings: readonly Signing[],
): Promise<Buffer> {
  const { server } = request
  const document = await documentOf(server.db, sha256)
  const last = signings.at(-1)
  if (!document || !last) throw new RangeError('what was signed is kept')
  const scans = await scansOf(server.db, signings)
  const paper = document.paper_code ? await issuedPaper(server.db, document.paper_code) : undefined
  const log = signingLog({
    kind: paper?.kind ?? 'terms',
    asOf: paper?.as_of ?? bangkokDate(last.signed_at),
    records: signings.map(({ record }) => JSON.parse(record) as SigningRecord),
    chainSeqs: signings.map(({ chain_seq }) => chain_seq),
    scans: await picturesOf(scans),
  })
  const page = officialPaper(log, await issuingCooperative(server), {
    number: document.number ?? '',
    code: document.paper_code ?? last.code,
    issuedAt: last.signed_at,
    publicUrl: server.settings.publicUrl,
  })
  const { bytes: logPage } = await pdfBody(request, 'official', page)
  const key = await sealingKey(server.db, server.sealing)
  return signedFile(key, { document, logPage, signings, scans })
}

interface ToFile {
  document: { bytes: Buffer; media_type: string }
  logPage: Buffer
  signings: readonly Signing[]
  /** Pages with ink, of those that were signed on paper. */
  scans?: readonly Pick<ToFile['document'], 'bytes' | 'media_type'>[]
}

async function scansOf(db: Db, signings: readonly Signing[]) {
  const scans = []
  for (const { scan_sha256, sha256 } of signings) {
    const scan = scan_sha256 && (await scanOf(db, scan_sha256, sha256))
    if (scan) scans.push(scan)
  }
  return scans
}

/** As they are printed behind the log page; of what came as a PDF there is only the file itself. */
function picturesOf(scans: Required<ToFile>['scans']): Promise<Buffer[]> {
  return Promise.all(
    scans.filter(({ bytes }) => isPicture(bytes)).map(({ bytes }) => printedScan(bytes)),
  )
}

/** The same signatures and log page give the same bytes. */
export function signedFile(
  key: SealingKey,
  { document, logPage, signings, scans = [] }: ToFile,
): Buffer {
  // What is no paper, such as the words of the terms, is attached to the page that tells of it.
  const isPaper = document.media_type === 'application/pdf'
  const base = isPaper ? document.bytes : logPage
  const evidence = Buffer.from(evidenceOf(key, isPaper ? document.bytes.length : 0, signings))
  const { update, startXref } = appendedPages(base, isPaper ? logPage : undefined, [
    ...(isPaper ? [] : [wordsOf(document)]),
    ...scans.map(attachedScan),
    // Last, so that nothing in another file is taken for it.
    {
      name: EVIDENCE_FILE,
      mediaType: 'application/json',
      bytes: evidence,
      says: 'หลักฐานการลงนาม สำหรับผู้ตรวจสอบ',
    },
  ])
  const sealed = Buffer.concat([base, update])
  const seal = `%coop-seal/1 ${key.publicKey.toString('hex')} ${key.seal(sealed).toString('hex')}\n`
  return Buffer.concat([sealed, Buffer.from(`${seal}startxref\n${startXref}\n%%EOF\n`)])
}

function wordsOf({ bytes, media_type: mediaType }: ToFile['document']): Attached {
  return { name: 'signed-words.html', mediaType, bytes, says: 'ข้อความที่ลงนาม' }
}

function attachedScan({ bytes, media_type: mediaType }: ToFile['document'], at: number): Attached {
  const name = `scan-${at + 1}.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`
  return { name, mediaType, bytes, says: 'หน้าที่ลงลายมือชื่อ' }
}

function evidenceOf({ publicKey }: SealingKey, length: number, signings: readonly Signing[]) {
  return canonicalJson({
    format: BUNDLE_FORMAT,
    document_bytes: length,
    key: publicKey.toString('hex'),
    signings: signings.map(({ record, sealed_text, seal, public_key }) => ({
      record: JSON.parse(record) as Canonical,
      sealed: JSON.parse(sealed_text) as Canonical,
      seal: seal.toString('hex'),
      key: public_key.toString('hex'),
    })),
  })
}
