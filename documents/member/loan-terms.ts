// What is lent and on what terms, as the papers of a loan say it. Plain data: nothing here is reckoned.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { METHODS } from '../calculator/loan-schedule.ts'
import type { Pair } from '../paper/facts.ts'
import type { Content, Part } from '../paper/official.ts'
import { facts, notes, paragraphs } from '../paper/parts.ts'
import { GENUINE, type Holder, holderFacts } from './holder.ts'

/** A letter to a member about the loan that they asked for. */
export function loanLetter(
  kind: 'loan-approval' | 'loan-refusal',
  { holder, requestNo }: { holder: Holder; requestNo: string },
  [answer, ...parts]: [answer: string, ...Part[]],
): Content['sheets'] {
  return [
    {
      title: PAPER_KINDS[kind].name,
      about: `คำขอเลขที่ ${requestNo}`,
      parts: [
        facts(holderFacts(holder)),
        paragraphs([`เรียน ${holder.name}`, answer]),
        ...parts,
        notes([GENUINE]),
      ],
    },
  ]
}

export interface LoanTerms
  extends Pick<
    RequestedLoan,
    'product' | 'typeCode' | 'amount' | 'months' | 'method' | 'ratePpm' | 'purpose'
  > {
  /** The day it is expected to be paid out, from which the instalments were reckoned. */
  startsOn: Day
  firstDueOn: Day
  lastDueOn: Day
  firstInstalment: Satang
  dearestInstalment: Satang
  lastInstalment: Satang
  /** Contracts that are paid off with it. */
  replaces: { loanNo: string; balance: Satang }[]
  collateral: 'shares' | 'deposit' | 'persons'
  guarantors: Guarantor[]
  payTo: { bank: string; masked: string }
  /** A month, as the borrower declared it. */
  income: Satang
  studentLoan: Satang
  housing: Satang
  otherDeductions: Satang
}

export interface Guarantor {
  name: string
  membershipNo: string
  /** The most that is asked of this one. */
  amount: Satang
}

/** What a guarantor is told of the loan: nothing of what the borrower earns, owns or owes besides. */
export type GuaranteedLoan = Pick<
  LoanTerms,
  | 'product'
  | 'amount'
  | 'months'
  | 'method'
  | 'ratePpm'
  | 'purpose'
  | 'firstDueOn'
  | 'lastDueOn'
  | 'firstInstalment'
  | 'dearestInstalment'
  | 'lastInstalment'
>

/** How this very paper is signed: with ink on the printed page, or in the portal. A loan that is signed on paper in the end may well be asked for in the portal. */
export type SignedHow = 'paper' | 'electronic'

export function baht(amount: Satang): string {
  return `${formatBaht(amount)}\u00A0บาท`
}

/** Which loan, and how it is paid back. */
export function repaymentFacts(loan: GuaranteedLoan): Pair[] {
  const { firstInstalment, dearestInstalment, lastInstalment, firstDueOn, lastDueOn } = loan
  return [
    ['วัตถุประสงค์', loan.purpose],
    ['อัตราดอกเบี้ย', `${formatRate(loan.ratePpm)} ต่อปี`],
    ['จำนวนงวด', `${loan.months}\u00A0งวด รายเดือน`],
    ['วิธีผ่อนชำระ', METHODS[loan.method]],
    ['งวดแรก', `${longDate(firstDueOn)} ประมาณ ${baht(firstInstalment)}`],
    // The first month may be a short one: then another is dearer.
    ...(dearestInstalment > firstInstalment
      ? [['งวดที่สูงที่สุด', `ประมาณ ${baht(dearestInstalment)}`] as const]
      : []),
    ['งวดสุดท้าย', `${longDate(lastDueOn)} ประมาณ ${baht(lastInstalment)}`],
  ]
}

/** Under their headings, numbered through, as one refers to them. */
export function clauses(
  chapters: readonly (readonly [heading: string, lines: string[]])[],
): Part[] {
  let no = 0
  return chapters.flatMap(([text, lines]): Part[] => [
    { part: 'heading', text },
    { part: 'clauses', pairs: lines.map((said) => [`ข้อ\u00A0${++no}`, said]) },
  ])
}

/** What is to be done, in order. */
export function steps(lines: readonly string[]): Part {
  return { part: 'clauses', pairs: lines.map((said, at) => [`${at + 1}.`, said]) }
}

/** Room for ink, or where the signatures are found. */
export function signedBy(how: SignedHow, signers: { name: string | null; role: string }[]): Part[] {
  if (how === 'paper') return [{ part: 'signatures', signers }]
  return [notes(['ลงนามทางอิเล็กทรอนิกส์ ชื่อผู้ลงนาม วันเวลา และวิธียืนยันตัวอยู่ในหน้า «บันทึกการลงนาม» ท้ายเอกสาร'])]
}
