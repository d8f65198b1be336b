// What a committee decides at its next meeting, on one paper: every loan that is checked and theirs to approve.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAs } from '#database/core/reader.ts'
import { unitNamesOf } from '#database/queries/member/member-detail.ts'
import { requestQueue } from '#database/queries/request/request.ts'
import { officialPaper } from '#documents/paper/official.ts'
import { type AgendaRequest, loanAgenda } from '#documents/staff/loan-agenda.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { fullName } from '#domain/person/full-name.ts'
import { APPROVAL_BANDS, bandOf } from '#domain/request/approval-band.ts'
import { LOAN_COLLATERALS, type RequestedLoan } from '#domain/request/loan.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { issued, issuingCooperative } from '../papers/issuing.ts'
import { pdfBody, sendFile } from '../papers/paper.ts'
import { inTurn } from '../papers/paper-turns.ts'
import { readDeskRules } from '../request-desk/desk-rules.ts'
import type { LoanVerdict } from './judge-loan.ts'

/** What one meeting gets through. */
const MOST = 200

export async function sendAgenda(
  request: FastifyRequest,
  { no, on }: { no: string; on: Day },
  reply: FastifyReply,
) {
  const { server, staff } = request
  const { bands } = await readDeskRules(server.db)
  const page = {
    states: ['checked'],
    kind: 'loan',
    limit: MOST,
    offset: 0,
    oldestFirst: true,
  } as const
  const { rows } = await requestQueue(server.db, page)
  const theirs = rows.filter(({ amount }) => bandOf(amount, bands) === 'committee')
  if (theirs.length === 0) throw new Refusal(409, 'ไม่มีคำขอกู้ที่ตรวจแล้วและอยู่ในอำนาจคณะกรรมการ')
  const members = theirs.map(({ membership_no }) => membership_no)
  const reader = { staff: staff.login }
  const units = await readAs(server.db, reader, (trx) => unitNamesOf(trx, members))
  const content = loanAgenda({
    asOf: bangkokDate(new Date()),
    committee: APPROVAL_BANDS.committee,
    meetingNo: visitorLine(no),
    heldOn: on,
    preparedBy: staff.name,
    requests: theirs.map((row) => agendaRequest(row, units.get(row.membership_no) ?? '')),
  })
  return inTurn(server.papers, `staff:${staff.login}`, async () => {
    const issue = await issued(server, null, content, new Date())
    const paper = officialPaper(content, await issuingCooperative(server), issue)
    const body = await pdfBody(request, 'official', paper)
    const detail = { letter_no: issue.number, count: theirs.length, meeting: visitorLine(no) }
    await recordAudit(server.db, request, { action: 'loan.agenda', detail })
    return sendFile(request, reply, { ...body, name: `${content.fileName}.pdf` })
  })
}

function agendaRequest(
  row: Awaited<ReturnType<typeof requestQueue>>['rows'][number],
  unit: string,
): AgendaRequest {
  const loan = row.payload as RequestedLoan
  const { findings, instalment } = row.judged as LoanVerdict
  return {
    requestNo: requestNo(row),
    borrower: { membershipNo: row.membership_no, name: fullName(row), unit },
    product: loan.product,
    amount: loan.amount,
    months: loan.months,
    firstInstalment: instalment?.first ?? satang(0),
    purpose: loan.purpose,
    ownCollateral: loan.collateral === 'persons' ? null : LOAN_COLLATERALS[loan.collateral],
    guarantors: loan.guarantors.map(({ name, membershipNo }) => ({ name, membershipNo })),
    findings: findings
      .filter(({ passes, isRed }) => passes !== true || isRed)
      .map(({ says, clause, override }) => ({ says, clause, overridden: override ?? null })),
  }
}
