// Where nobody of a borrower's unit signs in, the unit certifies on paper: an officer takes the page in and records what it says. While the
// unit has somebody, it is theirs to say.

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { PaperCertificate } from '#contract/staff/desk/paper-certificate.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { isUnitAttended } from '#database/queries/identity/unit-user-list.ts'
import {
  addCertificateScan,
  hasCertificateScan,
} from '#database/queries/request/certificate-scan.ts'
import { certificateOf } from '#database/queries/request/pay-certificate.ts'
import type { RequestRow } from '#database/queries/request/request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { certifiableMonths } from '#domain/request/certified-pay.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { recordAudit } from '../audit/audit.ts'
import { requireText } from '../content/staff-text.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { othersRequest } from '../request-desk/move.ts'
import { readSentFile } from '../uploads/file-readers.ts'
import { keepCertificate, lockWaiting } from './certify.ts'

const ASK_THE_UNIT = 'หน่วยงานนี้มีผู้ใช้ระบบแล้ว กรุณาแจ้งให้หน่วยงานรับรองรายได้ในระบบ ไม่ต้องบันทึกจากกระดาษ'
const NOTHING_WAITS = 'คำขอนี้ไม่ได้รอหนังสือรับรองรายได้ กรุณาโหลดหน้าใหม่'
const REASON_MAX = 500

/** As the desk shows it; null of a loan that needs none. */
export async function deskCertificate(db: Db, { request_id, state }: RequestRow) {
  const found = await certificateOf(db, request_id)
  if (!found) return null
  const waits = state === 'asking' && found.state === 'asked'
  const isAttended = waits && (await isUnitAttended(db, found.unit_no))
  return {
    round: found.round,
    months: certifiableMonths(bangkokDate(new Date())),
    mayRecord: waits && !isAttended,
    whyNot: isAttended ? ASK_THE_UNIT : '',
    hasScan: found.scan_sha256 !== null,
  }
}

/** The unit that is waited for. */
async function requireUnattended(db: Db, row: RequestRow): Promise<string> {
  const found = await certificateOf(db, row.request_id)
  if (row.state !== 'asking' || found?.state !== 'asked') throw new Refusal(409, NOTHING_WAITS)
  if (await isUnitAttended(db, found.unit_no)) throw new Refusal(409, ASK_THE_UNIT)
  return found.unit_no
}

/** The page alone; it counts once the figures are recorded with it. */
export async function takeCertificateScan(
  request: FastifyRequest,
  params: { requestId: string },
  body: Buffer,
) {
  const { server, staff } = request
  const row = await othersRequest(request, params)
  await requireUnattended(server.db, row)
  const { kind: media_type, bytes } = await readSentFile('paperFrom', body)
  const sha256 = hash('sha256', bytes, 'buffer')
  const { request_id, round } = row
  const kept = { request_id, round, sha256, media_type, bytes, taken_by: staff.login }
  await inTransaction(server.db, (trx) => addCertificateScan(trx, kept))
  return dataReply({ scan: sha256.toString('hex') })
}

export async function recordPaperCertificate(
  request: FastifyRequest,
  params: { requestId: string },
  body: PaperCertificate,
): Promise<OkReply> {
  const { server, staff } = request
  const { request_id: requestId } = await othersRequest(request, params)
  const { round, month } = body
  const note = requireText('เหตุผลที่บันทึกแทนหน่วยงาน', body.reason, REASON_MAX)
  const scan = Buffer.from(body.scan, 'hex')
  return inTransaction(server.db, async (trx) => {
    const asked = await lockWaiting(trx, { requestId, round })
    const unitNo = await requireUnattended(trx, asked)
    if (!(await hasCertificateScan(trx, { requestId, round, sha256: scan })))
      throw new Refusal(400, 'ไม่พบหน้าสแกนของหนังสือรับรอง กรุณาแนบไฟล์อีกครั้ง')
    await keepCertificate(trx, request, {
      asked,
      said: { ...body, note },
      unitNo,
      by: staff.login,
      scan,
    })
    const detail = { request_no: requestNo(asked), month, reason: note }
    const subjectNo = asked.membership_no
    await recordAudit(trx, request, { action: 'loan.certify_paper', subjectNo, detail })
    return okReply(`บันทึกการรับรองรายได้ของคำขอ ${requestNo(asked)} จากหนังสือของหน่วยงานแล้ว`)
  })
}
