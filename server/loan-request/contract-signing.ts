// The contracts of a loan that is signed by hand: the borrower's with the consent to deduct, and each guarantor's, printed after approval, signed before an officer and
// confirmed by another (server/signing/on-paper.ts). The last of them lets the loan be ordered.

import type { Db } from '#database/core/connect.ts'
import {
  type AskWithRequest,
  asksOfRequest,
  askTo,
  lockRequestOfAsk,
} from '#database/queries/request/guarantee-ask.ts'
import { setAwaitsPaper } from '#database/queries/request/loan-request.ts'
import { lockRequest, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { signedReferences } from '#database/queries/signing/signing.ts'
import { deductionConsent } from '#documents/member/deduction-consent.ts'
import type { Holder } from '#documents/member/holder.ts'
import { loanContract } from '#documents/member/loan-contract.ts'
import type { LoanTerms } from '#documents/member/loan-terms.ts'
import type { Day } from '#domain/calendar/day.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { Refusal } from '../http/errors.ts'
import { readMember } from '../member-figures/member-feed.ts'
import { readRight } from '../member-figures/right.ts'
import { readHolder } from '../papers/member-paper.ts'
import type { KindOfSigning, ToSign } from '../signing/kinds.ts'
import { guaranteePaper } from './guarantee-signing.ts'
import { loanTerms, scheduleOf } from './loan-terms.ts'

const NOT_NOW = 'ไม่มีสัญญาที่รอลงลายมือชื่อของคำขอนี้'

export const loanContractSigning = borrowersPaper((paper, { loan, rules }) => ({
  content: loanContract({ ...paper, schedule: scheduleOf(loan, rules) }),
  statements: [READ, BORROWS],
}))

/** The unit reads it: without it nothing is deducted from the pay. */
export const deductionConsentSigning = borrowersPaper(({ terms: loan, ...paper }) => ({
  content: deductionConsent({ ...paper, loan }),
  statements: [READ, DEDUCT],
}))

interface BorrowersPaper {
  asOf: Day
  signing: 'paper'
  holder: Holder
  terms: LoanTerms
}

/** What the borrower signs by hand. */
function borrowersPaper(
  draw: (
    paper: BorrowersPaper,
    of: { loan: RequestedLoan; rules: LoanRules },
  ) => Pick<ToSign, 'content' | 'statements'>,
): KindOfSigning {
  return {
    prepare({ server, membershipNo }, reference) {
      return readMember(server, membershipNo, async (reading) => {
        const row = await reading.live(requestById, idIn(reference))
        const loan = waitingLoan(row, membershipNo, reference)
        const { facts, rules } = await readRight(reading)
        const holder = await readHolder(reading)
        const terms = loanTerms(loan, facts, rules)
        const paper = { asOf: reading.asOf, signing: 'paper' as const, holder, terms }
        return { ...draw(paper, { loan, rules }), amount: loan.amount }
      })
    },
    async signed(trx, _request, { membershipNo, reference }) {
      const row = await lockRequest(trx, idIn(reference))
      waitingLoan(row, membershipNo, reference)
      await letBeOrdered(trx, row as RequestRow)
    },
  }
}

export const guaranteeContractSigning: KindOfSigning = {
  prepare({ server, membershipNo }, reference) {
    return readMember(server, membershipNo, async (reading) => {
      const found = await reading.live(askTo, { ask: askIn(reference), guarantor: membershipNo })
      const { ask, loan } = waitingGuarantee(found)
      const content = await guaranteePaper(server, reading, { ask, loan, signing: 'paper' })
      return { content, statements: [READ, GUARANTEES], amount: ask.amount }
    })
  },
  async signed(trx, _request, { membershipNo, reference }) {
    const row = await lockRequestOfAsk(trx, askIn(reference))
    waitingGuarantee(await askTo(trx, { ask: reference, guarantor: membershipNo }))
    if (row) await letBeOrdered(trx, row)
  },
}

const READ = 'ข้าพเจ้าได้อ่านสัญญานี้ครบถ้วนแล้ว'
const DEDUCT = 'ข้าพเจ้ายินยอมให้หน่วยงานหักเงินเดือนตามเอกสารนี้'
const BORROWS = 'ข้าพเจ้ากู้เงินและผูกพันตามสัญญานี้'
const GUARANTEES = 'ข้าพเจ้าค้ำประกันไม่เกินวงเงินในสัญญานี้ โดยสมัครใจ'

/** «123.2»: of which request, and of which signature of the borrower's. */
function idIn(reference: string): number {
  if (!/^[1-9][0-9]{0,8}\.[1-9][0-9]{0,3}$/.test(reference)) throw new Refusal(404, NOT_NOW)
  return Number(reference.split('.')[0])
}

function referenceOf({ request_id, round }: Pick<RequestRow, 'request_id' | 'round'>): string {
  return `${request_id}.${round}`
}

function askIn(reference: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference))
    throw new Refusal(404, NOT_NOW)
  return reference
}

function waitingLoan(
  row: RequestRow | undefined,
  membershipNo: string,
  reference: string,
): RequestedLoan {
  if (row?.membership_no !== membershipNo || row.kind !== 'loan' || referenceOf(row) !== reference)
    throw new Refusal(404, NOT_NOW)
  if (row.state !== 'approved' || !row.awaits_paper) throw new Refusal(404, NOT_NOW)
  return row.payload as RequestedLoan
}

function waitingGuarantee(ask: AskWithRequest | undefined) {
  const isStanding = ask?.state === 'consented' && ask.round === ask.request_round
  if (!isStanding || ask.request_state !== 'approved') throw new Refusal(404, NOT_NOW)
  return { ask, loan: ask.payload as RequestedLoan }
}

/** Once all who have to sign by hand have signed. */
async function letBeOrdered(trx: Db, row: RequestRow): Promise<void> {
  const waiting = await contractsOf(trx, row)
  if (waiting.every(({ isSigned }) => isSigned)) await setAwaitsPaper(trx, row.request_id, false)
}

export interface LoanContractPaper {
  kind: 'loan_contract' | 'deduction_consent' | 'guarantee_contract'
  reference: string
  membershipNo: string
  name: string
  isSigned: boolean
}

/** Who signs what by hand, and who has. */
export async function contractsOf(db: Db, row: RequestRow): Promise<LoanContractPaper[]> {
  const { guarantors } = row.payload as RequestedLoan
  const asks = await asksOfRequest(db, row.request_id)
  const papers = [
    ...(['loan_contract', 'deduction_consent'] as const).map((kind) => ({
      kind,
      reference: referenceOf(row),
      membershipNo: row.membership_no,
      name: 'ผู้กู้',
    })),
    ...asks.map(({ ask, guarantor_no }) => ({
      kind: 'guarantee_contract' as const,
      reference: ask,
      membershipNo: guarantor_no,
      name: guarantors.find((one) => one.membershipNo === guarantor_no)?.name ?? guarantor_no,
    })),
  ]
  const signed = await signedReferences(
    db,
    papers.map(({ reference }) => reference),
  )
  return papers.map((paper) => ({
    ...paper,
    isSigned: signed.has(`${paper.kind} ${paper.reference}`),
  }))
}
