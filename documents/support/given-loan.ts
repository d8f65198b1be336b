// For tests only: a loan that is asked for.

import { DEFAULT_RULES } from '#domain/loan/loan.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { satang } from '#domain/money/money.ts'
import type { DeductionConsent } from '../member/deduction-consent.ts'
import type { GuaranteeContract } from '../member/guarantee-contract.ts'
import type { GuarantorFreed } from '../member/guarantor-freed.ts'
import type { GuarantorNotice } from '../member/guarantor-notice.ts'
import type { LoanApprovalLetter } from '../member/loan-approval-letter.ts'
import type { LoanContract } from '../member/loan-contract.ts'
import type { LoanRefusalLetter } from '../member/loan-refusal-letter.ts'
import type { LoanPaper } from '../member/loan-request.ts'
import type { LoanTerms } from '../member/loan-terms.ts'
import type { AgendaRequest, LoanAgenda } from '../staff/loan-agenda.ts'
import { asOf, holder } from './given-member.ts'

const NAMES = [
  'นายศักดิ์สิทธิ์ ปิ่นเพชรรุ่งเรือง',
  'นางสาวกุลิสรา ณ ตะกั่วทุ่งวัฒนกิจเจริญ',
  'ว่าที่ร้อยตรีหญิงพิมพ์พิชชา ศรีสุวรรณภูมิพิทักษ์วงศ์สกุล',
  'นายปู่ ดี',
  'นางจุฬาลักษณ์ เกื้อกูลผู้ใหญ่',
  'พันจ่าเอกหม่อมหลวงปริญญ์ อิศรางกูร ณ อยุธยา',
]

export const TERMS: LoanTerms = {
  product: 'เงินกู้สามัญ',
  typeCode: '02',
  amount: satang(600_000_00),
  months: 120,
  method: 'equal-principal',
  ratePpm: 57_500,
  purpose: 'ซ่อมแซมบ้านและชำระหนี้นอกระบบ',
  startsOn: '2026-11-25',
  firstDueOn: '2026-11-30',
  lastDueOn: '2036-10-31',
  firstInstalment: satang(5_472_60),
  dearestInstalment: satang(7_905_75),
  lastInstalment: satang(5_024_42),
  replaces: [{ loanNo: 'สม.2567/01234', balance: satang(435_000_00) }],
  collateral: 'persons',
  guarantors: givenGuarantors(2, 300_000_00),
  payTo: { bank: 'ธนาคารกรุงไทย', masked: 'xxx-x-x1234-x' },
  income: satang(38_750_00),
  studentLoan: satang(1_200_00),
  housing: satang(6_500_00),
  otherDeductions: satang(0),
}

export function givenGuarantors(count: number, amount: number) {
  return NAMES.slice(0, count).map((name, at) => ({
    name,
    membershipNo: `00${2031 + at * 111}`,
    amount: satang(amount),
  }))
}

export function givenLoanPaper(different: Partial<LoanTerms> = {}): LoanPaper {
  return { asOf, signing: 'paper', holder, terms: { ...TERMS, ...different } }
}

/** Own shares stand for it, and nobody else does. */
export const WITHIN_SHARES: Partial<LoanTerms> = {
  product: 'เงินกู้ฉุกเฉิน',
  typeCode: '01',
  amount: satang(50_000_00),
  months: 12,
  method: 'equal-total',
  purpose: 'ค่ารักษาพยาบาล',
  lastDueOn: '2027-10-31',
  firstInstalment: satang(4_300_00),
  dearestInstalment: satang(4_300_00),
  lastInstalment: satang(4_281_17),
  replaces: [],
  collateral: 'shares',
  guarantors: [],
}

export function givenGuarantee(different: Partial<GuaranteeContract> = {}): GuaranteeContract {
  return {
    asOf,
    signing: 'electronic',
    guarantor: {
      membershipNo: '002031',
      name: 'นายศักดิ์สิทธิ์ ปิ่นเพชรรุ่งเรือง',
      unit: 'สำนักงานสาธารณสุขอำเภอเมืองภูแสงธาร',
    },
    borrower: holder,
    loan: TERMS,
    maximum: satang(300_000_00),
    madeBy: '2026-12-31',
    coGuarantors: ['นางสาวกุลิสรา ณ ตะกั่วทุ่งวัฒนกิจเจริญ'],
    ...different,
  }
}

export function givenGuarantorNotice(different: Partial<GuarantorNotice> = {}): GuarantorNotice {
  return {
    asOf,
    guarantor: {
      membershipNo: '002031',
      name: 'นายศักดิ์สิทธิ์ ปิ่นเพชรรุ่งเรือง',
      address: '99/9 หมู่ 4 ซอยธารใส 2 ถนนเลียบธารใส ต.ธารใส อ.เมืองภูแสงธาร จ.ภูแสงธาร 99000',
    },
    borrower: holder,
    loan: {
      loanNo: 'สม.2567/01234',
      product: TERMS.product,
      principal: TERMS.amount,
      balance: satang(435_000_00),
      openedOn: '2024-11-25',
    },
    defaultOn: '2026-09-06',
    missed: [
      { period: '2026-08-01', dueOn: '2026-09-05', amount: satang(7_905_75) },
      { period: '2026-09-01', dueOn: '2026-10-05', amount: satang(7_881_25) },
    ],
    maximum: satang(300_000_00),
    instalment: satang(7_905_75),
    signer: { name: 'นางอรทัย แสงทอง', position: 'ผู้จัดการ' },
    attempt: 1,
    ...different,
  }
}

export function givenGuarantorFreed(): GuarantorFreed {
  return {
    asOf,
    guarantor: holder,
    borrowerName: 'ศักดิ์สิทธิ์ ป.',
    loanNo: 'สม.2560/00777',
    amount: satang(300_000_00),
    why: 'paid',
  }
}

export function givenLoanContract(different: Partial<LoanTerms> = {}): LoanContract {
  const given = givenLoanPaper(different)
  const { amount: principal, ratePpm, months, startsOn, method } = given.terms
  const loan = { principal, ratePpm, months, startsOn, method }
  return { ...given, schedule: schedule(loan, DEFAULT_RULES) }
}

export function givenDeductionConsent(): DeductionConsent {
  return { asOf, signing: 'paper', holder, loan: TERMS }
}

const DECIDED = {
  asOf,
  holder,
  requestNo: 'คข.2569/000123',
  requested: satang(600_000_00),
  decidedOn: '2026-11-18',
  decidedBy: 'คณะกรรมการเงินกู้ ครั้งที่ 11/2569',
} as const

export function givenApproval(): LoanApprovalLetter {
  return {
    ...DECIDED,
    terms: { ...TERMS, amount: satang(550_000_00) },
    conditions: ['ยื่นสลิปเงินเดือนเดือนพฤศจิกายน 2569 ก่อนวันจ่ายเงินกู้'],
    signBy: '2026-12-18',
  }
}

export function givenRefusal(): LoanRefusalLetter {
  return {
    ...DECIDED,
    product: 'เงินกู้สามัญ',
    reason: 'เงินเดือนคงเหลือไม่พอ',
    explanation:
      'เมื่อหักงวดแรก 7,905.75 บาทแล้ว เงินเดือนคงเหลือ 5,210.00 บาท คิดเป็นร้อยละ 13.45 ต่ำกว่าร้อยละ 15 ที่ระเบียบกำหนด',
    clause: 'ข้อ 14 ระเบียบว่าด้วยการให้เงินกู้แก่สมาชิกและดอกเบี้ยเงินกู้ พ.ศ. 2567',
    advice: ['ลดวงเงินเหลือ 412,000 บาท', 'หรือยื่นใหม่ตั้งแต่งวดเดือนธันวาคม 2569 เมื่อหนี้เดิมลดลง'],
  }
}

export function givenAgenda(count = 6): LoanAgenda {
  return {
    asOf,
    committee: 'คณะกรรมการเงินกู้',
    meetingNo: '11/2569',
    heldOn: '2026-11-18',
    preparedBy: 'นางสาวอรทัย แสงทอง',
    requests: Array.from({ length: count }, (_, at) => givenAgendaRequest(at)),
  }
}

function givenAgendaRequest(at: number): AgendaRequest {
  const within = at % 3 === 2
  const passes = { says: 'ผ่านทุกข้อ 14 ข้อ', clause: '', overridden: null }
  const against = {
    says: 'เงินเดือนคงเหลือร้อยละ 13.45 ต่ำกว่าร้อยละ 15',
    clause: 'ข้อ 14',
    overridden: 'มีค่าเวรประจำเดือนละ 4,000 บาท หน่วยงานรับรองแล้ว',
  }
  return {
    requestNo: `คข.2569/000${123 + at}`,
    borrower: { ...holder, name: NAMES[at % NAMES.length] ?? '', membershipNo: `00${1201 + at}` },
    product: within ? 'เงินกู้ฉุกเฉิน' : 'เงินกู้สามัญ',
    amount: satang(within ? 50_000_00 : 600_000_00),
    months: within ? 12 : 120,
    firstInstalment: satang(within ? 4_300_00 : 7_905_75),
    purpose: within ? 'ค่ารักษาพยาบาล' : 'ซ่อมแซมบ้านและชำระหนี้นอกระบบ',
    ownCollateral: within ? 'หุ้นของผู้กู้' : null,
    guarantors: within ? [] : givenGuarantors(at === 4 ? 6 : 2, 0),
    findings: at % 3 === 1 ? [{ ...passes, says: 'ผ่าน 13 จาก 14 ข้อ' }, against] : [passes],
  }
}
