// The papers of a loan, each for whoever signed it or to whom it is written: the borrower's with the request and beside the contract, a
// guarantor's own beside what they stand for.

import type { LoanPapers } from '#contract/member/loan.ts'
import type { LoanPaper } from '#contract/shared/loan-paper.ts'
import type { Db } from '#database/core/connect.ts'
import { loansOf } from '#database/queries/figures/loan.ts'
import {
  madeLoans,
  type SignedForLoan,
  signedByBorrower,
  signedByGuarantors,
} from '#database/queries/request/loan-paper.ts'
import { eventsOf, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import { loanIsShown } from '#domain/request/loan-shown.ts'
import type { SigningRecord } from '#domain/signing/signing-record.ts'
import type { Reading } from '../../member-figures/member-feed.ts'
import { decisionIn, letterIn } from './letters.ts'

type Events = Awaited<ReturnType<typeof eventsOf>>

/** Of each request, in the order in which they came to be. */
export async function borrowersPapers(
  db: Db,
  rows: readonly RequestRow[],
  events: Events,
): Promise<Map<number, LoanPaper[]>> {
  const loans = rows.filter(({ kind }) => kind === 'loan')
  const signed = await signedByBorrower(
    db,
    loans.map(({ request_id }) => request_id),
  )
  const papers = new Map<number, LoanPaper[]>()
  for (const { request_id, state } of loans) {
    const own = events.filter((event) => event.request_id === request_id)
    papers.set(
      request_id,
      [
        ...signed.filter((one) => one.request_id === request_id).map(signedPaper),
        ...letterOf(request_id, state, own),
      ].sort((one, other) => one.at.localeCompare(other.at)),
    )
  }
  return papers
}

export function signedPaper({
  code,
  level,
  record,
  request_id,
  signed_at,
}: SignedForLoan): LoanPaper {
  const { document } = JSON.parse(record) as SigningRecord
  return {
    title: document.title,
    how: level === 'paper' ? 'paper' : 'electronic',
    code,
    request_id,
    at: signed_at.toISOString(),
  }
}

function letterOf(requestId: number, state: RequestRow['state'], events: Events): LoanPaper[] {
  const kind = letterIn(state)
  const decision = decisionIn(state, events)
  if (!kind || !decision) return []
  const { name: title } = PAPER_KINDS[kind]
  return [
    { title, how: 'letter', code: null, request_id: requestId, at: decision.at.toISOString() },
  ]
}

/** By contract: the member's own loans, and those they stand for. */
export async function readLoanPapers(reading: Reading): Promise<Omit<LoanPapers, 'as_of'>> {
  const { live, night, membershipNo } = reading
  const [made, stoodFor] = await Promise.all([
    live(madeLoans, { borrower: membershipNo }),
    live(signedByGuarantors, { guarantor: membershipNo }),
  ])
  return {
    contracts: made.length === 0 ? [] : await ownContracts(),
    guarantees: stoodFor.length === 0 ? [] : await ownGuarantees(),
  }

  async function ownContracts() {
    const loans = await night(loansOf, membershipNo)
    const ids = made.map(({ request_id }) => request_id)
    const [events, rows] = await Promise.all([live(eventsOf, ids), live(requestsBy, ids)])
    const papers = await live(borrowersPapers, rows, events)
    return made.flatMap(({ request_id, core_ref, content }) => {
      const contract = loans.find((loan) => loanIsShown(content, { loans: [loan], core_ref }))
      return contract ? [{ loan_no: contract.loan_no, papers: papers.get(request_id) ?? [] }] : []
    })
  }

  async function ownGuarantees() {
    const ids = stoodFor.map(({ request_id }) => request_id)
    const loans = await live(madeLoans, { requestIds: ids })
    return loans.flatMap(({ request_id, core_ref }) => {
      const papers = stoodFor.filter((one) => one.request_id === request_id).map(signedPaper)
      return core_ref === null ? [] : [{ loan_no: core_ref, papers }]
    })
  }
}

async function requestsBy(db: Db, ids: number[]): Promise<RequestRow[]> {
  const rows = await Promise.all(ids.map((id) => requestById(db, id)))
  return rows.filter((row) => row !== undefined)
}
