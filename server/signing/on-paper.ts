// Signed by hand before an officer: they print what is to be signed, take in the scanned page, and a second one looks at both
// before it stands (docs/decisions/0043-signed-on-paper.md).

import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { ScanQuery, ToPrint } from '#contract/staff/desk/paper-signing.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { presentMember } from '#database/queries/member/member.ts'
import {
  addAttempt,
  paperAttemptOf,
  spendAttempt,
} from '#database/queries/signing/signing-attempt.ts'
import { addScan } from '#database/queries/signing/signing-scan.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate, longDate } from '#domain/calendar/thai-date.ts'
import { SIGNING_KINDS, type SigningKind } from '#domain/signing/signing-kinds.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { requireOther } from '../members/staff-member.ts'
import type { ConfirmedAct } from '../two-people/acts.ts'
import { heldForSecond } from '../two-people/pending.ts'
import { readSentFile } from '../uploads/file-readers.ts'
import { printed } from './begin.ts'
import { KINDS_OF_SIGNING } from './kinds.ts'
import { roundOf, writeSigning } from './record.ts'

/** As long as a document nobody signed is kept. */
const PRINTED_MINUTES = 2 * 24 * 60

export async function printForInk(
  request: FastifyRequest,
  { no }: { no: string },
  { kind, reference }: ToPrint,
) {
  const { server } = request
  await requireOther(request, no)
  const toSign = await KINDS_OF_SIGNING[kind].prepare({ server, membershipNo: no }, reference)
  await roundOf(server.db, { membership_no: no, kind, reference })
  const { content, sha256, number } = await printed(request, no, toSign)
  const attempt = await inTransaction(server.db, async (trx) => {
    const wanted = {
      membership_no: no,
      // Of no session of the member's: it cannot be signed from there.
      family: randomUUID(),
      kind,
      reference,
      statements: toSign.statements,
      sha256,
      level: 'paper' as const,
      salt: randomBytes(32),
      withdraws: null,
    }
    const added = await addAttempt(trx, wanted, PRINTED_MINUTES)
    const detail = { kind, reference }
    await recordAudit(trx, request, { action: 'signing.print', subjectNo: no, detail })
    return added.attempt
  })
  const title = content.sheets[0]?.title ?? ''
  return dataReply({ attempt, purpose: SIGNING_KINDS[kind].name, title, number })
}

interface Taken {
  attempt: string
  no: string
  kind: SigningKind
  reference: string
  statements: string[]
  /** Both in hex. */
  document: string
  scan: { sha256: string; bytes: number; mediaType: string }
  signedOn: string
}

export async function takeScan(
  request: FastifyRequest,
  { no, attempt }: { no: string; attempt: string },
  { signed_on }: ScanQuery,
  body: Buffer,
): Promise<OkReply> {
  const { server, staff } = request
  await requireOther(request, no)
  const printedOne = await paperAttemptOf(server.db, attempt, no)
  if (!printedOne?.isOpen)
    throw new Refusal(409, 'เอกสารนี้หมดเวลาหรือบันทึกไปแล้ว กรุณาพิมพ์ให้สมาชิกลงลายมือชื่อใหม่')
  requireBetween(signed_on, printedOne.expires_at)
  const { kind: mediaType, bytes } = await readSentFile('paperFrom', body)
  const sha256 = hash('sha256', bytes, 'buffer')
  const { sha256: document, reference, statements } = printedOne
  const kind = printedOne.kind as SigningKind
  const taken: Taken = {
    attempt,
    no,
    kind,
    reference,
    statements,
    document: document.toString('hex'),
    scan: { sha256: sha256.toString('hex'), bytes: bytes.length, mediaType },
    signedOn: signed_on,
  }
  return inTransaction(server.db, async (trx) => {
    if (!(await spendAttempt(trx, attempt)))
      throw new Refusal(409, 'เอกสารนี้บันทึกไปแล้ว กรุณาโหลดหน้าใหม่')
    const kept = { sha256, document, media_type: mediaType, bytes }
    await addScan(trx, { ...kept, membership_no: no, taken_by: staff.login })
    const says = [
      `สมาชิกเลขที่ ${no}`,
      `ลงนาม${SIGNING_KINDS[kind].name} เมื่อ ${longDate(signed_on)}`,
      'เปิดดูเอกสารและหน้าสแกน เทียบลายมือชื่อก่อนยืนยัน',
    ]
    const subject = `${no} ${kind} ${reference}`
    const proposal = { kind: 'paper_signing' as const, subject, content: taken, says }
    const held = await heldForSecond(trx, request, proposal)
    if (held) return okReply(held)
    await write(trx, request, taken, { officer: staff.login, confirmedBy: null })
    return okReply('บันทึกลายมือชื่อบนกระดาษแล้ว')
  })
}

function requireBetween(signedOn: Day, expiresAt: Date): void {
  const printedOn = bangkokDate(new Date(expiresAt.getTime() - PRINTED_MINUTES * 60_000))
  if (signedOn < printedOn || signedOn > bangkokDate(new Date()))
    throw new Refusal(400, 'วันที่ลงลายมือชื่อต้องไม่ก่อนวันที่พิมพ์เอกสาร และไม่เกินวันนี้')
}

export async function inkConfirmed(
  { request, trx, proposer }: ConfirmedAct,
  taken: Taken,
): Promise<undefined> {
  await requireOther(request, taken.no)
  await write(trx, request, taken, { officer: proposer.login, confirmedBy: request.staff.login })
}

interface Officers {
  officer: string
  confirmedBy: string | null
}

async function write(
  trx: Db,
  request: FastifyRequest,
  taken: Taken,
  { officer, confirmedBy }: Officers,
): Promise<void> {
  const { no, kind, reference, statements, scan, signedOn } = taken
  const member = await presentMember(trx, no)
  if (!member) throw new Refusal(409, 'ไม่พบสมาชิกนี้ในทะเบียน จึงบันทึกลายมือชื่อไม่ได้')
  const signed = await writeSigning(trx, request, {
    kind,
    purpose: SIGNING_KINDS[kind].name,
    reference,
    sha256: Buffer.from(taken.document, 'hex'),
    membershipNo: no,
    attempt: taken.attempt,
    scan: Buffer.from(scan.sha256, 'hex'),
    signer: { role: 'member', id: no, name: `${member.name} ${member.surname}` },
    statements,
    level: 'paper',
    evidence: {
      officer,
      confirmed_by: confirmedBy,
      scan_sha256: scan.sha256,
      scan_bytes: scan.bytes,
      scan_media_type: scan.mediaType,
      signed_on: signedOn,
    },
    device: 'เคาน์เตอร์สหกรณ์',
    session_seconds: 0,
  })
  await KINDS_OF_SIGNING[kind].signed?.(trx, request, signed)
}
