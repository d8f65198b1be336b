// บันทึกการลงนาม: the page behind a signed paper that tells who signed it, when and how.

import type { Day } from '#domain/calendar/day.ts'
import { longDate, longMoment } from '#domain/calendar/thai-date.ts'
import type { PaperKind } from '#domain/paper/issued-paper.ts'
import { maskedMembershipNo } from '#domain/person/membership-no.ts'
import { COUNSEL_DECIDES, SIGNING_LEVELS, signedWords } from '#domain/signing/levels.ts'
import { ROLE_WORDS, type SigningRecord } from '#domain/signing/signing-record.ts'
import type { Pair } from '../paper/facts.ts'
import type { Content, Part } from '../paper/official.ts'
import { facts, notes, paragraphs } from '../paper/parts.ts'

interface SigningLog {
  kind: PaperKind
  asOf: Day
  records: SigningRecord[]
  /** Where each stands in the audit's chain. */
  chainSeqs: number[]
  /** Pages with ink, as pictures: files that hang on a PDF are not seen on a phone. */
  scans?: readonly Buffer[]
}

export function signingLog({ kind, asOf, records, chainSeqs, scans = [] }: SigningLog): Content {
  const document = records[0]?.document
  return {
    kind,
    asOf,
    fileName: '',
    totals: [],
    tables: [],
    sheets: [
      {
        title: 'บันทึกการลงนาม',
        about:
          document?.media_type === 'text/html'
            ? `${document.title} ${document.number} ข้อความที่ลงนามแนบอยู่ในไฟล์นี้ ชื่อ signed-words.html`
            : 'หน้านี้ต่อท้ายเอกสารที่ลงนาม หน้าก่อนนี้ไม่ถูกแก้ไขแม้แต่ไบต์เดียว',
        parts: [
          facts([['ลายนิ้วมือเอกสารก่อนลงนาม (SHA-256)', inGroups(document?.sha256 ?? '')]]),
          ...records.flatMap((record, at) => signingParts(record, chainSeqs[at] ?? 0)),
          notes([COUNSEL_DECIDES, HOW_TO_CHECK]),
        ],
      },
      ...scans.map((scan) => ({
        title: 'หน้าที่ลงลายมือชื่อ',
        about: 'ภาพสแกนของหน้าที่ลงลายมือชื่อบนกระดาษ ไฟล์ที่รับไว้แนบอยู่ในไฟล์นี้',
        parts: [{ part: 'picture' as const, jpeg: [...scan], says: 'หน้าสแกนที่มีลายมือชื่อ' }],
      })),
    ],
  }
}

const HOW_TO_CHECK =
  'ตรวจสอบได้ด้วยรหัสตรวจสอบท้ายหน้า หรือนำไฟล์นี้ไปตรวจโดยไม่ต้องใช้เว็บไซต์ด้วยโปรแกรมตรวจลายมือชื่อของสหกรณ์ หลักฐานทั้งหมดแนบอยู่ในไฟล์'

function signingParts(record: SigningRecord, chainSeq: number): Part[] {
  const { signer, level, signed_at, statements, code, device, address, withdraws, purpose } = record
  const { name, how, limit } = SIGNING_LEVELS[level]
  const who = signer.role === 'member' ? maskedMembershipNo(signer.id) : signer.id
  return [
    { part: 'heading', text: withdraws ? `ถอนการลงนาม ${withdraws}` : signedWords(purpose, level) },
    facts([
      ['ผู้ลงนาม', `${signer.name} (${ROLE_WORDS[signer.role]} ${who})`],
      ['เมื่อ', longMoment(signed_at)],
      ['วิธี', name],
      ...('officer' in record.evidence
        ? counterFacts(record.evidence)
        : [['อุปกรณ์', `${device} จาก ${address}`] as const]),
      ['ลำดับในบันทึกการใช้งาน', String(chainSeq)],
      ['รหัสการลงนาม', code],
    ]),
    paragraphs(statements.map((said, at) => `${at + 1}. ${said}`)),
    notes([how, `ข้อจำกัด: ${limit}`]),
  ]
}

type OnPaper = Extract<SigningRecord['evidence'], { officer: string }>

/** Who took in the page with the ink; the page itself is attached. */
function counterFacts({ officer, confirmed_by, scan_sha256, signed_on }: OnPaper): Pair[] {
  return [
    ['ลงลายมือชื่อเมื่อ', longDate(signed_on as Day)],
    ['เจ้าหน้าที่ผู้บันทึก', officer],
    ['เจ้าหน้าที่ผู้ยืนยัน', confirmed_by ?? 'ไม่มี (บันทึกคนเดียว)'],
    ['ลายนิ้วมือหน้าสแกน (SHA-256)', inGroups(scan_sha256)],
  ]
}

/** Eight and eight, as it is read aloud. */
function inGroups(hex: string): string {
  return (hex.match(/.{1,8}/g) ?? []).join(' ')
}
