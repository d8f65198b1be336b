// What a member is asked to stand for: all of the loan that is theirs to know, and what they may still answer for.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { GuaranteeAsks } from '#contract/member/loan-request.ts'
import { inTransaction } from '#database/core/connect.ts'
import { unitNamesOf } from '#database/queries/member/member-detail.ts'
import {
  type AskWithRequest,
  answerAsk,
  asksTo,
  askTo,
} from '#database/queries/request/guarantee-ask.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { guarantorCapacity, guarantorFindings } from '#domain/loan-right/guarantor.ts'
import { fullName } from '#domain/person/full-name.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { askingDays } from '../request-desk/lapse.ts'
import { isOpenAsk } from './guarantee-signing.ts'
import { guarantorFacts, guarantorRules } from './guarantor-standing.ts'
import { guaranteedLoan } from './loan-terms.ts'

const DAY_MS = 24 * 3_600_000

type AskRow = GuaranteeAsks['asks'][number]

export async function readAsks(reading: Reading): Promise<Omit<GuaranteeAsks, 'as_of'>> {
  const { live, membershipNo } = reading
  const [asks, days] = await Promise.all([live(asksTo, membershipNo), live(askingDays)])
  const units = await live(
    unitNamesOf,
    asks.map(({ borrower_no }) => borrower_no),
  )
  const rows: AskRow[] = []
  for (const ask of asks)
    rows.push(await askRow(reading, ask, { days, unit: units.get(ask.borrower_no) ?? '' }))
  return { asks: rows }
}

async function askRow(
  reading: Reading,
  ask: AskWithRequest,
  { days, unit }: { days: number; unit: string },
): Promise<AskRow> {
  const loan = ask.payload as RequestedLoan
  const day = bangkokDate(new Date())
  const of = { borrowerNo: ask.borrower_no, requestId: ask.request_id, replaces: loan.replaces }
  const [rules, facts, { loan: loanRules }] = await Promise.all([
    guarantorRules(reading, loan, day),
    guarantorFacts(reading, of),
    reading.rules(),
  ])
  const told = guaranteedLoan(loan, loanRules)
  const { lastDueOn } = told
  const against = guarantorFindings(rules, facts, { amount: ask.amount, lastDueOn }, day).find(
    ({ passes }) => passes === false,
  )
  const after = { standsFor: [...facts.standsFor, ask.amount] }
  const isOpen = isOpenAsk(ask)
  return {
    ask: ask.ask,
    state: isOpen ? 'open' : stateOf(ask),
    borrower_name: fullName(ask),
    borrower_unit: unit,
    product: loan.product,
    amount: loan.amount,
    months: loan.months,
    method: loan.method,
    rate_ppm: loan.ratePpm,
    first_instalment: told.firstInstalment,
    first_due_on: told.firstDueOn,
    last_due_on: lastDueOn,
    own_amount: ask.amount,
    co_guarantors: loan.guarantors
      .filter(({ membershipNo }) => membershipNo !== reading.membershipNo)
      .map(({ name }) => name),
    asked_at: ask.asked_at.toISOString(),
    answered_at: ask.answered_at?.toISOString() ?? null,
    answer_by: isOpen ? bangkokDate(new Date(ask.asked_at.getTime() + days * DAY_MS)) : null,
    room_before: roomOf(guarantorCapacity(rules, facts)),
    room_after: roomOf(guarantorCapacity(rules, after)),
    why_not: isOpen ? (against?.says ?? '') : '',
  }
}

function stateOf({ state, round, request_round }: AskWithRequest): AskRow['state'] {
  if (round !== request_round || state === 'asked' || state === 'void' || state === 'lapsed')
    return 'over'
  return state
}

function roomOf({ contractsLeft, amountLeft }: ReturnType<typeof guarantorCapacity>) {
  return { contracts_left: contractsLeft, amount_left: amountLeft }
}

/** Quietly: to the borrower it looks as if nobody had answered yet. */
export async function declineAsk(
  request: FastifyRequest,
  params: { ask: string },
): Promise<OkReply> {
  const { server, member } = request
  const { membershipNo: guarantor } = member
  return inTransaction(server.db, async (trx) => {
    const found = await askTo(trx, { ask: params.ask, guarantor })
    if (!found) throw new Refusal(404, 'ไม่พบคำขอให้ค้ำประกันนี้')
    const answer = { state: 'declined', from: ['asked'], at: new Date() } as const
    if (!isOpenAsk(found) || !(await answerAsk(trx, params.ask, answer)))
      throw new Refusal(409, 'คำขอนี้ตอบไปแล้วหรือสิ้นสุดแล้ว')
    const detail = { request_no: requestNo(found) }
    await recordAudit(trx, request, { action: 'loan.guarantee_decline', detail })
    return okReply('บันทึกแล้วว่าท่านไม่ค้ำประกัน ผู้กู้จะไม่ทราบว่าท่านปฏิเสธ')
  })
}
