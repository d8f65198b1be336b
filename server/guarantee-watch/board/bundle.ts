// All that a lawyer needs of one case, in one file: what was known when, who was told how, what was paid, the letters and what was signed.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAs } from '#database/core/reader.ts'
import { paymentsSince } from '#database/queries/guarantee-watch/board.ts'
import { letterToPrint } from '#database/queries/guarantee-watch/letter.ts'
import {
  requestsOfLoan,
  signedByBorrower,
  signedByGuarantors,
} from '#database/queries/request/loan-paper.ts'
import { signingsOfDocument } from '#database/queries/signing/signing.ts'
import { type Table, tableOf } from '#documents/table/table.ts'
import { zip } from '#documents/table/zip.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { STATE_WORDS } from '#domain/guarantee-watch/loan-health.ts'
import { recordAudit } from '../../audit/audit.ts'
import { cooperativeOf, pdfBody, sendFile, tableBody } from '../../papers/paper.ts'
import { inTurn } from '../../papers/paper-turns.ts'
import { signedPdf } from '../../signing/signed-file.ts'
import { paperOf } from '../letters/print-letters.ts'
import { caseDetail } from './show-board.ts'

type Detail = Awaited<ReturnType<typeof caseDetail>>
type Payments = Awaited<ReturnType<typeof paymentsSince>>

export async function sendBundle(
  request: FastifyRequest,
  { caseId }: { caseId: string },
  reply: FastifyReply,
) {
  const { server, staff } = request
  return inTurn(server.papers, `staff:${staff.login}`, async () => {
    const at = new Date()
    const { detail, payments } = await readAs(server.db, { staff: staff.login }, async (trx) => {
      const detail = await caseDetail(trx, Number(caseId))
      return {
        detail,
        payments: await paymentsSince(trx, detail.loan_no, detail.default_on),
      }
    })
    const tables = tablesOf(detail, payments)
    const { nameTh: author } = await cooperativeOf(server)
    const book = await tableBody('xlsx', { title: 'สรุปรายการ', author, printedAt: at, tables })
    const files = [{ name: 'สรุปรายการ.xlsx', bytes: book.bytes as Uint8Array }]
    for (const { letter_id, paper_no } of detail.people.flatMap(({ letters }) => letters)) {
      const letter = paper_no === null ? undefined : await letterToPrint(server.db, letter_id)
      if (!letter) continue
      const { bytes } = await pdfBody(request, 'official', await paperOf(request, letter))
      files.push({ name: `หนังสือ_${(paper_no ?? '').replaceAll(/[./]/g, '-')}.pdf`, bytes })
    }
    files.push(...(await signedFiles(request, detail.loan_no)))
    const action = 'loan.watch_bundle' as const
    await recordAudit(server.db, request, {
      action,
      subjectNo: detail.borrower_no,
      detail: { count: files.length },
    })
    const name = `แฟ้มคดี_${detail.loan_no.replaceAll(/[./]/g, '-')}.zip`
    return sendFile(request, reply, { name, type: 'application/zip', bytes: zip(files, at) })
  })
}

/** Where the loan was asked for here: contract, consents and guarantees, each with the page of its signatures. */
async function signedFiles(request: FastifyRequest, loanNo: string) {
  const { db } = request.server
  const requestIds = await requestsOfLoan(db, loanNo)
  const signed = [await signedByBorrower(db, requestIds)]
  for (const requestId of requestIds) signed.push(await signedByGuarantors(db, { requestId }))
  const files = []
  for (const { code, sha256 } of signed.flat()) {
    const bytes = await signedPdf(request, sha256, await signingsOfDocument(db, sha256))
    files.push({ name: `ลงนาม_${code}.pdf`, bytes: bytes as Uint8Array })
  }
  return files
}

function moment(at: string | null): string {
  return at === null ? '' : shortMoment(at)
}

function tablesOf(detail: Detail, payments: Payments): Table[] {
  return [
    tableOf(
      'ผู้ค้ำประกัน',
      [
        { head: 'เลขสมาชิก', kind: 'text', width: 12, value: (one) => one.membership_no },
        { head: 'ชื่อ–สกุล', kind: 'text', width: 30, value: (one) => one.name },
        { head: 'รับผิดไม่เกิน', kind: 'baht', width: 16, value: (one) => one.maximum },
        { head: 'ได้รับหนังสือ', kind: 'date', width: 14, value: (one) => one.told_on },
        { head: 'วันที่พ้นกำหนด', kind: 'integer', width: 12, value: (one) => one.lost_days },
        { head: 'ดอกเบี้ยที่เรียกไม่ได้', kind: 'baht', width: 16, value: (one) => one.lost_interest },
      ],
      detail.people,
    ),
    tableOf(
      'งวดที่ค้าง',
      [
        { head: 'งวด', kind: 'date', width: 14, value: (one) => one.period },
        { head: 'ครบกำหนด', kind: 'date', width: 14, value: (one) => one.due_on },
        { head: 'ค้างชำระ', kind: 'baht', width: 16, value: (one) => one.amount },
      ],
      detail.missed_months,
    ),
    tableOf(
      'ยอดค้างของระบบหลัก',
      [{ head: 'ค้างชำระ', kind: 'baht', width: 16, value: (owed) => owed }],
      detail.core_arrears === null ? [] : [detail.core_arrears],
    ),
    tableOf(
      'ลำดับเหตุการณ์',
      [
        { head: 'ข้อมูล ณ วันที่', kind: 'date', width: 14, value: (one) => one.as_of },
        { head: 'สถานะ', kind: 'text', width: 14, value: (one) => STATE_WORDS[one.state] },
        { head: 'วันผิดนัด', kind: 'date', width: 14, value: (one) => one.default_on },
        { head: 'ค้างชำระ', kind: 'baht', width: 16, value: (one) => one.amount },
      ],
      detail.states,
    ),
    tableOf(
      'การแจ้ง',
      [
        { head: 'เมื่อ', kind: 'text', width: 22, value: (one) => moment(one.at) },
        { head: 'เลขสมาชิก', kind: 'text', width: 12, value: (one) => one.membership_no },
        { head: 'เรื่อง', kind: 'text', width: 50, value: (one) => one.words },
      ],
      detail.notices,
    ),
    tableOf(
      'หนังสือและไปรษณีย์',
      [
        { head: 'เลขที่', kind: 'text', width: 18, value: (one) => one.paper_no ?? '' },
        { head: 'ถึง', kind: 'text', width: 30, value: (one) => one.addressee },
        { head: 'ที่อยู่', kind: 'text', width: 60, value: (one) => one.address },
        { head: 'เลขไปรษณีย์', kind: 'text', width: 18, value: (one) => one.mail_no ?? '' },
        { head: 'ฝากส่ง', kind: 'date', width: 14, value: (one) => one.posted_on },
        { head: 'ได้รับ', kind: 'date', width: 14, value: (one) => one.delivered_on },
        { head: 'ส่งคืน', kind: 'date', width: 14, value: (one) => one.returned_on },
      ],
      detail.people.flatMap(({ letters }) => letters),
    ),
    tableOf(
      'ติดตามโดยเจ้าหน้าที่',
      [
        { head: 'เลขสมาชิก', kind: 'text', width: 12, value: (one) => one.membership_no },
        { head: 'เพราะ', kind: 'text', width: 30, value: (one) => one.why },
        { head: 'มอบให้', kind: 'text', width: 24, value: (one) => one.officer },
        { head: 'ได้รับหนังสือ', kind: 'date', width: 14, value: (one) => one.told_on },
        { head: 'ผลของงาน', kind: 'text', width: 50, value: (one) => one.words },
        { head: 'บันทึกเมื่อ', kind: 'text', width: 22, value: (one) => moment(one.done_at) },
      ],
      detail.done,
    ),
    tableOf(
      'การชำระตั้งแต่ผิดนัด',
      [
        { head: 'วันที่', kind: 'date', width: 14, value: (one) => one.posted_on },
        { head: 'ใบเสร็จ', kind: 'text', width: 18, value: (one) => one.receipt_no ?? '' },
        { head: 'เงินต้น', kind: 'baht', width: 16, value: (one) => one.principal },
        { head: 'ดอกเบี้ย', kind: 'baht', width: 16, value: (one) => one.interest },
        { head: 'คงเหลือ', kind: 'baht', width: 16, value: (one) => one.balance },
        { head: 'ผู้ชำระ', kind: 'text', width: 12, value: (one) => one.payer_no ?? '' },
      ],
      payments,
    ),
    tableOf(
      'แก้วันผิดนัด',
      [
        { head: 'เมื่อ', kind: 'text', width: 22, value: (one) => moment(one.at) },
        { head: 'จาก', kind: 'date', width: 14, value: (one) => one.was_on },
        { head: 'เป็น', kind: 'date', width: 14, value: (one) => one.default_on },
        { head: 'เหตุผล', kind: 'text', width: 50, value: (one) => one.reason },
        { head: 'โดย', kind: 'text', width: 24, value: (one) => one.officer },
      ],
      detail.corrections,
    ),
  ]
}
