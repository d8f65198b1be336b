// What a member fills in to ask for a loan: kept as typed, checked when it is signed (loan-signing.ts).

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type {
  GuarantorNamed,
  LoanDraftSaved,
  LoanRequestFeed,
} from '#contract/member/loan-request.ts'
import type { Db } from '#database/core/connect.ts'
import { ownFileName } from '#database/queries/member/member-file.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { asksOfRequest } from '#database/queries/request/guarantee-ask.ts'
import {
  type LoanDraft,
  loanDraftOf,
  removeLoanDraft,
  saveLoanDraft,
} from '#database/queries/request/loan-draft.ts'
import { certificateOf } from '#database/queries/request/pay-certificate.ts'
import { openRequestOf, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { filesOfRequest } from '#database/queries/request/request-file.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dayAfterMonths } from '#domain/loan-right/facts.ts'
import { guarantorFindings } from '#domain/loan-right/guarantor.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { satang } from '#domain/money/money.ts'
import { bankName } from '#domain/money/thai-bank.ts'
import { LOAN, type RequestedLoan } from '#domain/request/loan.ts'
import { formOf } from '#domain/request/loan-draft.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { stateAfter } from '#domain/request/request-state.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { askingDays } from '../request-desk/lapse.ts'
import { registerNow } from '../request-desk/register-now.ts'
import { findGuarantor } from './find-guarantor.ts'
import { guarantorFacts, guarantorRules } from './guarantor-standing.ts'
import { consentCounts, termsHash } from './terms.ts'

const SAVES = { name: 'loan-draft', max: 600, seconds: 3600 }
const NAMES = { name: 'loan-guarantor', max: 40, seconds: 24 * 60 * 60 }
const DAY_MS = 24 * 3_600_000

export async function readLoanRequest(reading: Reading): Promise<Omit<LoanRequestFeed, 'as_of'>> {
  const { live, membershipNo } = reading
  const [draft, open, { payBank, payAccount }] = await Promise.all([
    live(loanDraftOf, membershipNo),
    live(openRequestOf, membershipNo, 'loan' as const),
    registerNow(reading),
  ])
  return {
    draft: draft ? await draftRow(reading, draft) : null,
    account: payAccount ? { bank: bankName(payBank), masked: maskAccount(payAccount) } : null,
    open: open ? await openRow(reading, open) : null,
  }
}

async function draftRow({ live, membershipNo }: Reading, draft: LoanDraft) {
  const { form, version, mends, saved_at } = draft
  const fileId = form.file_id
  const mended = mends === null ? undefined : await live(requestById, mends)
  const file_name = fileId ? await live(ownFileName, { membershipNo, fileId }) : null
  return {
    reference: referenceOf(draft),
    version,
    // A file that is gone is asked for again.
    form: { ...form, file_id: file_name === null ? null : fileId },
    file_name,
    mends: mended ? { request_id: mended.request_id, request_no: requestNo(mended) } : null,
    saved_at: saved_at.toISOString(),
  }
}

function referenceOf({ draft, version }: Pick<LoanDraft, 'draft' | 'version'>): string {
  return `${draft}.${version}`
}

async function openRow({ live }: Reading, row: RequestRow) {
  const loan = row.payload as RequestedLoan
  const [asks, certificate, days, files] = await Promise.all([
    live(asksOfRequest, row.request_id),
    live(certificateOf, row.request_id),
    live(askingDays),
    live(filesOfRequest, row.request_id),
  ])
  const may_change = stateAfter(row.state, 'ask_again') !== undefined
  const terms = termsHash(loan)
  const isAsking = row.state === 'asking'
  return {
    request_id: row.request_id,
    version: row.version,
    request_no: requestNo(row),
    summary: LOAN.summary(loan),
    state: row.state,
    may_change,
    guarantors: loan.guarantors.map(({ membershipNo, name, amount }) => {
      const ask = asks.find(({ guarantor_no }) => guarantor_no === membershipNo)
      const answer = consentCounts(ask, terms, amount) ? 'consented' : isAsking ? 'none' : 'over'
      return { name, amount, answer } as const
    }),
    certificate: loan.certificate
      ? certificate?.state === 'certified'
        ? ('certified' as const)
        : ('asked' as const)
      : ('none' as const),
    has_payslip: files.length > 0,
    answer_by: isAsking ? bangkokDate(new Date(row.moved_at.getTime() + days * DAY_MS)) : null,
    form: may_change ? formOf(loan, await live(firstNamesOf, loan.guarantors)) : null,
  }
}

/** What the borrower knew them by. */
async function firstNamesOf(db: Db, guarantors: RequestedLoan['guarantors']) {
  const names = new Map<string, string>()
  for (const { membershipNo } of guarantors) {
    const found = await memberOfAnyState(db, membershipNo)
    names.set(membershipNo, found?.member_name ?? '')
  }
  return names
}

export async function saveDraft(request: FastifyRequest, body: LoanDraftSaved) {
  const { server, member } = request
  const { membershipNo } = member
  await limitTries(server.db, server.secrets.csrf, SAVES, `member:${membershipNo}`)
  const { version, form, mends } = body
  if (mends) await requireChangeable(request, mends)
  const saved = await saveLoanDraft(server.db, {
    membershipNo,
    version,
    form,
    mends: mends && { requestId: mends.request_id, version: mends.version },
  })
  if (!saved) throw new Refusal(409, 'ร่างคำขอกู้ถูกแก้ไขจากอีกหน้าต่างหนึ่ง กรุณาโหลดหน้าใหม่เพื่อดูฉบับล่าสุด')
  const { saved_at } = saved
  return dataReply({
    reference: referenceOf(saved),
    version: saved.version,
    saved_at: saved_at.toISOString(),
  })
}

async function requireChangeable(
  { server, member }: FastifyRequest,
  mends: { request_id: number; version: number },
): Promise<void> {
  const found = await requestById(server.db, mends.request_id)
  if (found?.membership_no !== member.membershipNo || found.kind !== 'loan')
    throw new Refusal(404, 'ไม่พบคำขอนี้')
  if (!stateAfter(found.state, 'ask_again'))
    throw new Refusal(409, `คำขอ ${requestNo(found)} แก้ไขไม่ได้แล้ว`)
}

export async function discardDraft({ server, member }: FastifyRequest): Promise<OkReply> {
  await removeLoanDraft(server.db, member.membershipNo)
  return okReply('ลบร่างคำขอกู้แล้ว')
}

/** Whether whom the borrower has named may stand for it. Read in their name; the borrower learns yes or no. */
export async function nameGuarantor(request: FastifyRequest, body: GuarantorNamed) {
  const { server, member } = request
  const { membershipNo: borrowerNo } = member
  await limitTries(server.db, server.secrets.csrf, NAMES, `member:${borrowerNo}`)
  const name = await findGuarantor(server, borrowerNo, body)
  const detail = { name }
  await recordAudit(server.db, request, {
    action: 'loan.guarantor_named',
    subjectNo: body.membership_no,
    detail,
  })
  const may = await readMember(server, body.membership_no, async (reading) => {
    const day = bangkokDate(new Date())
    const [rules, facts] = await Promise.all([
      guarantorRules(reading, body, day),
      guarantorFacts(reading, { borrowerNo, requestId: null, replaces: [] }),
    ])
    const wish = { amount: satang(body.amount), lastDueOn: dayAfterMonths(day, body.months) }
    return isAllowed(guarantorFindings(rules, facts, wish, day))
  })
  return dataReply({ name, may })
}
