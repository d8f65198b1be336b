// The letter that tells a borrower what was decided. It is written of what the request keeps, so that it says the same whenever it
// is opened, under the number of the day on which it was decided.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { eventsOf, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { loanApprovalLetter } from '#documents/member/loan-approval-letter.ts'
import { loanRefusalLetter } from '#documents/member/loan-refusal-letter.ts'
import type { Content } from '#documents/paper/official.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import type { PaperKind } from '#domain/paper/issued-paper.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { requestNo } from '#domain/request/request-no.ts'
import type { RequestState } from '#domain/request/request-state.ts'
import { Refusal } from '../../http/errors.ts'
import type { Reading } from '../../member-figures/member-feed.ts'
import { readHolder, sendMemberPaper } from '../../papers/member-paper.ts'
import type { LoanVerdict } from '../judge-loan.ts'
import { loanTerms } from '../loan-terms.ts'

const NO_LETTER = 'คำขอนี้ยังไม่มีหนังสือแจ้งผล'
/** Whoever comes later is asked to call first. */
const SIGN_WITHIN_DAYS = 30
const ADVICE = 'ลองจำนวนเงินหรือจำนวนงวดอื่นได้ที่ระบบสมาชิก หน้า «สิทธิกู้ของฉัน» แล้วยื่นคำขอใหม่'

type Event = Awaited<ReturnType<typeof eventsOf>>[number]

/** Which letter there is in a state; none while nothing is decided. */
export function letterIn(state: RequestState): PaperKind | undefined {
  if (state === 'refused') return 'loan-refusal'
  const isApproved = state === 'approved' || state === 'ordered' || state === 'done'
  return isApproved ? 'loan-approval' : undefined
}

/** The decision that the letter tells. */
export function decisionIn(state: RequestState, events: readonly Event[]): Event | undefined {
  const act = state === 'refused' ? 'refuse' : 'approve'
  return letterIn(state) && events.findLast((event) => event.act === act)
}

export async function readLetter(reading: Reading, row: RequestRow): Promise<Content> {
  const events = await reading.live(eventsOf, [row.request_id])
  const decision = decisionIn(row.state, events)
  if (row.kind !== 'loan' || !decision) throw new Refusal(404, NO_LETTER)
  const loan = row.payload as RequestedLoan
  const decidedOn = bangkokDate(decision.at)
  const told = {
    asOf: decidedOn,
    holder: await readHolder(reading),
    requestNo: requestNo(row),
    requested: loan.amount,
    decidedOn,
    decidedBy: deciderOf(decision),
  }
  const content =
    row.state === 'refused'
      ? loanRefusalLetter({ ...told, product: loan.product, ...refusalIn(decision) })
      : loanApprovalLetter({ ...told, ...grantedBy(row, loan, decision.at), conditions: [] })
  return { ...content, decidedAt: decision.at }
}

function grantedBy({ judged }: RequestRow, loan: RequestedLoan, decidedAt: Date) {
  const { facts, rules } = (judged as LoanVerdict).judgedBy
  return {
    terms: loanTerms(loan, facts, rules),
    signBy: loan.signing === 'paper' ? signBy(decidedAt) : null,
  }
}

function signBy(decidedAt: Date) {
  return bangkokDate(new Date(decidedAt.getTime() + SIGN_WITHIN_DAYS * 24 * 3_600_000))
}

/** What a committee resolved names its meeting. */
function deciderOf({ act, staff_words }: Event): string {
  return act === 'approve' && staff_words ? `สหกรณ์ (${staff_words})` : 'สหกรณ์'
}

/** As it was told: the counted reason, then the officer's words. */
function refusalIn({ member_words, clause }: Event) {
  const [reason = '', ...said] = member_words.split(' · ')
  return { reason, explanation: said.join(' · '), clause: clause || null, advice: [ADVICE] }
}

export function sendOwnLetter(
  request: FastifyRequest,
  { requestId }: { requestId: string },
  reply: FastifyReply,
) {
  return sendMemberPaper(request, reply, async (reading) => {
    const row = await reading.live(requestById, Number(requestId))
    if (row?.membership_no !== reading.membershipNo) throw new Refusal(404, NO_LETTER)
    return readLetter(reading, row)
  })
}
