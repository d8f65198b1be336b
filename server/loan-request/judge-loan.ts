// What the cooperative's lending rules make of a loan that is asked for, with what guarantors and the employer have said.

import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { isUnitAttended } from '#database/queries/identity/unit-user-list.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { asksOfRequest, type GuaranteeAsk } from '#database/queries/request/guarantee-ask.ts'
import { certificateOf, type PayCertificate } from '#database/queries/request/pay-certificate.ts'
import { filesOfRequest } from '#database/queries/request/request-file.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate, longDate } from '#domain/calendar/thai-date.ts'
import type { JudgedBy } from '#domain/loan-right/dry-run.ts'
import type { Lending, LoanWish, MemberFacts } from '#domain/loan-right/facts.ts'
import { type BorrowingRight, borrowingRight } from '#domain/loan-right/right.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { bankName } from '#domain/money/thai-bank.ts'
import { LOAN_COLLATERALS, type LoanSecret, type RequestedLoan } from '#domain/request/loan.ts'
import { loanIsShown } from '#domain/request/loan-shown.ts'
import { plainBaht } from '#domain/request/order-file.ts'
import { Refusal } from '../http/errors.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { readRight } from '../member-figures/right.ts'
import type { DeskKind, Verdict } from '../request-desk/kinds.ts'
import { approveLoan } from './approve-loan.ts'
import { contractsOf } from './contract-signing.ts'
import {
  consentFindings,
  ownFindings,
  payslipFindings,
  rateFinding,
  replacesFinding,
} from './findings.ts'
import {
  billedFor,
  type Certified,
  certificateFacts,
  certificateFindings,
  certifiedBy,
} from './judge-certificate.ts'
import { deskCertificate } from './paper-certificate.ts'
import { deskPapers } from './papers/desk-papers.ts'

export interface LoanVerdict extends Verdict {
  instalment: BorrowingRight['instalment']
  residual: BorrowingRight['residual']
  persons: number
  certified: Certified | null
  /** By which it was judged, so that other rules can be tried on it later. */
  judgedBy: JudgedBy
}

export interface LoanGround {
  facts: MemberFacts
  lending: Lending
  rulesVersion: number
  day: Day
}

/** By the rules and figures of today; refuses where the loan is not lent on the site any more. */
export async function loanGround(reading: Reading, product: string): Promise<LoanGround> {
  const { lendings, rules, facts, rule_set, day } = await readRight(reading)
  const found = lendings.find((lending) => lending.product.name === product)
  if (!found?.product.online)
    throw new Refusal(409, 'สหกรณ์ยังไม่เปิดรับคำขอกู้ประเภทนี้ทางเว็บไซต์ กรุณาติดต่อสหกรณ์')
  return { facts, lending: { ...found, rules }, rulesVersion: rule_set?.version ?? 0, day }
}

export function loanVerdict(
  loan: RequestedLoan,
  ground: LoanGround,
  said: {
    asks: GuaranteeAsk[]
    certificate: PayCertificate | undefined
    billed: Satang | null
    /** Somebody of the unit can sign in to certify. */
    isAttended: boolean
    isPayslipSent: boolean
  },
): LoanVerdict {
  const { lending, day } = ground
  const certified = certifiedBy(said.certificate)
  const facts = paidTo(ground.facts, certified)
  const wish = wishOf(loan, facts, certified)
  const right = borrowingRight(facts, wish, lending, day)
  return {
    findings: [
      ...ownFindings(right.lines),
      rateFinding(loan, lending),
      replacesFinding(loan, right),
      ...payslipFindings(lending, said.isPayslipSent),
      ...consentFindings(loan, right.guarantors, said.asks),
      ...certificateFindings(loan, ground.facts, certified, said),
    ],
    instalment: right.instalment,
    residual: right.residual,
    persons: right.guarantors,
    certified,
    ...(certified?.recordedBy && { recordedBy: certified.recordedBy }),
    judgedBy: { facts, wish, ratePpm: lending.ratePpm, rules: lending.rules, day },
  }
}

/** Who is certified to earn less than the register says is judged by that. */
function paidTo(facts: MemberFacts, certified: Certified | null): MemberFacts {
  if (!certified) return facts
  return { ...facts, salary: satang(Math.min(facts.salary, certified.income)) }
}

/** What the employer certified counts in the place of what the member said. */
export function wishOf(
  loan: RequestedLoan,
  facts: Pick<MemberFacts, 'salary'>,
  certified: Certified | null,
): LoanWish {
  const { amount, months, method } = loan
  if (!certified) {
    const { otherIncome, studentLoan, housing, otherDeductions } = loan
    return { amount, months, method, otherIncome, studentLoan, housing, otherDeductions }
  }
  const nothing = satang(0)
  return {
    amount,
    months,
    method,
    otherIncome: satang(Math.max(0, certified.income - facts.salary)),
    studentLoan: nothing,
    housing: nothing,
    otherDeductions: certified.otherDeducted,
  }
}

export async function judgeLoan(
  reading: Reading,
  loan: RequestedLoan,
  requestId: number | undefined,
  isPayslipSent?: boolean,
) {
  const [ground, night, slips, asks, certificate, files] = await Promise.all([
    loanGround(reading, loan.product),
    reading.live(publicationNow),
    reading.night(slipsOf, reading.membershipNo),
    requestId === undefined ? [] : reading.live(asksOfRequest, requestId),
    requestId === undefined ? undefined : reading.live(certificateOf, requestId),
    requestId === undefined ? [] : reading.live(filesOfRequest, requestId),
  ])
  const billed = billedFor(slips, certificate)
  const isAttended =
    certificate?.state !== 'asked' || (await reading.live(isUnitAttended, certificate.unit_no))
  return {
    verdict: loanVerdict(loan, ground, {
      asks,
      certificate,
      billed,
      isAttended,
      isPayslipSent: isPayslipSent ?? files.length > 0,
    }),
    rulesVersion: ground.rulesVersion,
    runId: night?.run_id ?? 0,
    ground,
  }
}

export const loanKind: DeskKind = {
  async judge(reading, asked) {
    const loan = asked.payload as RequestedLoan
    const { verdict, rulesVersion, runId } = await judgeLoan(reading, loan, asked.request_id)
    return { verdict, rulesVersion, runId }
  },
  facts(verdict, { payload }) {
    return factsInWords(payload as RequestedLoan, verdict as LoanVerdict)
  },
  approving: approveLoan,
  contracts: async (db, row) =>
    (row.payload as RequestedLoan).signing === 'paper' && row.approved_by !== null
      ? contractsOf(db, row)
      : [],
  certificate: deskCertificate,
  papers: deskPapers,
  order({ payload, payload_sealed }, sealing) {
    const loan = payload as RequestedLoan
    if (!payload_sealed) throw new RangeError('a loan is paid into an account')
    const { payAccount } = JSON.parse(sealing.open(payload_sealed)) as LoanSecret
    return {
      content: {
        action: 'open_loan',
        type_code: loan.typeCode,
        amount: loan.amount,
        months: String(loan.months),
        method: loan.method,
        rate: formatRate(loan.ratePpm).slice(0, -1),
        pays_off: loan.replaces.join(' '),
        pay_bank: loan.payBank,
        pay_account: loan.payMasked,
        collateral: loan.collateral,
        guarantors: loan.guarantors
          .map(({ membershipNo, amount }) => `${membershipNo}:${plainBaht(amount)}`)
          .join(' '),
        starts_on: [loan.startsOn, bangkokDate(new Date())].sort()[1] ?? loan.startsOn,
      },
      secret: { pay_account: payAccount },
    }
  },
  isShown: (_asked, { loans, core_ref }, { content, asOf }) =>
    loanIsShown(content, { loans, core_ref }, asOf),
}

function factsInWords(loan: RequestedLoan, { instalment, residual, certified }: LoanVerdict) {
  const baht = (amount: Satang) => `${formatBaht(amount)} บาท`
  const bank = bankName(loan.payBank)
  const source = certified
    ? certified.recordedBy
      ? 'หนังสือรับรองของหน่วยงาน'
      : 'หน่วยงานรับรอง'
    : 'ทะเบียนและคำบอกของผู้กู้'
  return [
    { label: 'ประเภท', value: loan.product },
    { label: 'วงเงิน', value: baht(loan.amount) },
    { label: 'จำนวนงวด', value: `${loan.months} งวด` },
    { label: 'ดอกเบี้ย', value: `${formatRate(loan.ratePpm)} ต่อปี` },
    {
      label: 'งวดแรก',
      value: instalment ? `${baht(instalment.first)} ${longDate(instalment.dueOn)}` : '–',
    },
    { label: 'รายได้', value: `${baht(residual.income)} (${source})` },
    { label: 'หักนอกสหกรณ์', value: baht(residual.outside) },
    { label: 'เหลือหลังหักทั้งหมด', value: baht(residual.left) },
    ...(certified ? certificateFacts(certified) : []),
    { label: 'หลักประกัน', value: LOAN_COLLATERALS[loan.collateral] },
    { label: 'วัตถุประสงค์', value: loan.purpose || '–' },
    { label: 'จ่ายเข้า', value: `${bank} ${loan.payMasked}` },
  ]
}
