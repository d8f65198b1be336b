// A guarantor consents: to these terms, up to this amount, with a signature. The last of those who were asked sends the request to the
// desk. May be taken back until it is ordered.

import type { FastifyInstance } from 'fastify'
import {
  type AskWithRequest,
  answerAsk,
  askTo,
  lockGuarantors,
  lockRequestOfAsk,
} from '#database/queries/request/guarantee-ask.ts'
import { guaranteeContract } from '#documents/member/guarantee-contract.ts'
import type { Content } from '#documents/paper/official.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { guarantorFindings } from '#domain/loan-right/guarantor.ts'
import { formatBaht } from '#domain/money/money.ts'
import { fullName } from '#domain/person/full-name.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { stateAfter } from '#domain/request/request-state.ts'
import { Refusal } from '../http/errors.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { ownReading } from '../member-figures/own-reading.ts'
import { readHolder } from '../papers/member-paper.ts'
import { moveRequest, notifyMoved } from '../request-desk/move.ts'
import type { KindOfSigning } from '../signing/kinds.ts'
import { guarantorFacts, guarantorRules } from './guarantor-standing.ts'
import { guaranteedLoan } from './loan-terms.ts'
import { settleAsking } from './settle.ts'
import { termsHash } from './terms.ts'

interface GuaranteePaper {
  ask: AskWithRequest
  loan: RequestedLoan
  signing: RequestedLoan['signing']
}

/** Of the borrower it names who they are and where they work, and nothing that they earn or own. */
export async function guaranteePaper(
  server: FastifyInstance,
  reading: Reading,
  { ask, loan, signing }: GuaranteePaper,
): Promise<Content> {
  const { loan: rules } = await reading.rules()
  const borrower = await readMember(server, ask.borrower_no, readHolder)
  return guaranteeContract({
    asOf: reading.asOf,
    signing,
    guarantor: await readHolder(reading),
    borrower: { ...borrower, name: fullName(ask) },
    loan: guaranteedLoan(loan, rules),
    maximum: ask.amount,
    madeBy: madeBy(),
    coGuarantors: loan.guarantors
      .filter((one) => one.membershipNo !== reading.membershipNo)
      .map(({ name }) => name),
  })
}

/** A loan that is not made by then is not stood for. */
const MADE_WITHIN_DAYS = 90

export const guaranteeSigning: KindOfSigning = {
  prepare({ server, membershipNo }, reference) {
    return readMember(server, membershipNo, async (reading) => {
      const found = await reading.live(askTo, { ask: askIn(reference), guarantor: membershipNo })
      const { loan, ask } = openAsk(found)
      await mayStandFor(reading, ask, loan)
      const content = await guaranteePaper(server, reading, { ask, loan, signing: 'electronic' })
      return { content, statements: statementsOf(ask), amount: ask.amount }
    })
  },
  async signed(trx, request, { membershipNo, signingId, reference }) {
    const { server } = request
    const id = askIn(reference)
    await lockGuarantors(trx, [membershipNo])
    const asked = await lockRequestOfAsk(trx, id)
    const { loan, ask } = openAsk(await askTo(trx, { ask: id, guarantor: membershipNo }))
    if (!asked || !ask.terms_sha256.equals(termsHash(loan))) throw new Refusal(409, CHANGED)
    const judged = await ownReading(trx, server, membershipNo, (reading) =>
      mayStandFor(reading, ask, loan),
    )
    const answer = {
      state: 'consented',
      from: ['asked'],
      at: new Date(),
      signingId,
      judged,
    } as const
    if (!(await answerAsk(trx, id, answer))) throw new Refusal(409, CHANGED)
    await settleAsking(trx, request, asked)
  },
  async withdrawn(trx, request, { membershipNo, reference }) {
    const id = askIn(reference)
    const asked = await lockRequestOfAsk(trx, id)
    const found = await askTo(trx, { ask: id, guarantor: membershipNo })
    const isStanding = found?.state === 'consented' && found.round === found.request_round
    if (!asked || !isStanding || !(asked.state === 'asking' || stateAfter(asked.state, 'reopen')))
      throw new Refusal(409, 'สหกรณ์ส่งคำสั่งจ่ายเงินกู้แล้ว จึงถอนความยินยอมไม่ได้ กรุณาติดต่อสหกรณ์')
    const at = new Date()
    await answerAsk(trx, id, { state: 'withdrawn', from: ['consented'], at })
    if (asked.state === 'asking') return
    // Whoever it was is not told to the borrower: one who is missing is missing.
    const step = { move: 'reopen', actor: 'time', at, memberWords: MISSING } as const
    const columns = { checked_by: null, approved_by: null }
    const state = await moveRequest(trx, asked, { ...step, columns })
    await notifyMoved(trx, request.server.sealing, [asked], { state, at })
  },
}

const MISSING = 'ผู้ค้ำประกันยังไม่ครบ กรุณาระบุผู้ค้ำประกันใหม่แล้วลงนามส่งอีกครั้ง'
const CHANGED = 'ผู้กู้แก้ไขคำขอหรือคำขอนี้สิ้นสุดแล้ว กรุณาเปิดหน้า “การค้ำประกัน” อีกครั้ง'
const GONE = 'ไม่พบคำขอให้ค้ำประกันนี้'

function statementsOf({ amount }: AskWithRequest): string[] {
  return [
    'ข้าพเจ้าได้อ่านสัญญาค้ำประกันและเข้าใจว่าจะต้องชำระแทนเมื่อผู้กู้ผิดนัด',
    `ข้าพเจ้ารับผิดไม่เกิน ${formatBaht(amount)} บาท และไม่ใช่ลูกหนี้ร่วม`,
    'ข้าพเจ้าค้ำประกันโดยสมัครใจ ไม่มีผู้ใดบังคับ',
  ]
}

function askIn(reference: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference)) throw new Refusal(404, GONE)
  return reference
}

function openAsk(ask: AskWithRequest | undefined): { ask: AskWithRequest; loan: RequestedLoan } {
  if (!ask) throw new Refusal(404, GONE)
  if (!isOpenAsk(ask)) throw new Refusal(409, CHANGED)
  return { ask, loan: ask.payload as RequestedLoan }
}

/** Answered once: who declined is asked again only by a new signature of the borrower's. */
export function isOpenAsk({ state, round, request_round, request_state }: AskWithRequest): boolean {
  return state === 'asked' && round === request_round && request_state === 'asking'
}

function madeBy() {
  return bangkokDate(new Date(Date.now() + MADE_WITHIN_DAYS * 24 * 3_600_000))
}

/** What the rules do not allow is not signed: whoever stands for too much already is told so. */
async function mayStandFor(reading: Reading, ask: AskWithRequest, loan: RequestedLoan) {
  const day = bangkokDate(new Date())
  const [rules, facts, { loan: loanRules }] = await Promise.all([
    guarantorRules(reading, loan, day),
    guarantorFacts(reading, {
      borrowerNo: ask.borrower_no,
      requestId: ask.request_id,
      replaces: loan.replaces,
    }),
    reading.rules(),
  ])
  const { lastDueOn } = guaranteedLoan(loan, loanRules)
  const findings = guarantorFindings(rules, facts, { amount: ask.amount, lastDueOn }, day)
  const against = findings.find(({ passes }) => passes === false)
  if (!isAllowed(findings)) throw new Refusal(409, `ค้ำประกันไม่ได้ ${against?.says ?? ''}`)
  return findings
}
