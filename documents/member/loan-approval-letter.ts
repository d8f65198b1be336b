// หนังสือแจ้งอนุมัติเงินกู้: what was granted, by whom, and what comes next.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import type { Content } from '../paper/official.ts'
import { facts, figures } from '../paper/parts.ts'
import type { Holder } from './holder.ts'
import { baht, type LoanTerms, loanLetter, repaymentFacts, steps } from './loan-terms.ts'

export interface LoanApprovalLetter {
  asOf: Day
  holder: Holder
  /** คข.2569/000123 */
  requestNo: string
  /** As granted. */
  terms: LoanTerms
  /** As asked for. */
  requested: Satang
  decidedOn: Day
  /** "คณะกรรมการเงินกู้ ครั้งที่ 11/2569" */
  decidedBy: string
  /** What the cooperative wants first; none is said where there is none. */
  conditions: string[]
  /** Until when contract and guarantees are to be signed by hand; null where they are signed already. */
  signBy: Day | null
}

export function loanApprovalLetter(given: LoanApprovalLetter): Content {
  const { asOf, holder, terms, decidedOn, decidedBy } = given
  return {
    kind: 'loan-approval',
    asOf,
    fileName: `แจ้งอนุมัติเงินกู้_${holder.membershipNo}`,
    totals: [['วงเงินที่อนุมัติ', terms.amount]],
    tables: [],
    sheets: loanLetter('loan-approval', given, [
      `ตามที่ท่านขอกู้${terms.product} จำนวน ${baht(given.requested)} ${decidedBy} เมื่อวันที่ ${longDate(decidedOn)} อนุมัติให้ท่านกู้ได้ดังนี้`,
      figures([['วงเงินที่อนุมัติ (บาท)', formatBaht(terms.amount)]], bahtText(terms.amount)),
      facts([
        ['ประเภทเงินกู้', terms.product],
        ...repaymentFacts(terms),
        ['จ่ายเข้าบัญชี', `${terms.payTo.bank} ${terms.payTo.masked}`],
      ]),
      { part: 'heading', text: 'ขั้นต่อไป' },
      steps(nextSteps(given)),
    ]),
  }
}

function nextSteps({ terms, conditions, signBy }: LoanApprovalLetter): string[] {
  const numbers = terms.replaces.map(({ loanNo }) => loanNo).join(', ')
  return [
    ...conditions,
    ...(signBy
      ? [
          `ผู้กู้${terms.guarantors.length > 0 ? 'และผู้ค้ำประกันทุกคน' : ''}ลงนามในเอกสารที่สหกรณ์ภายในวันที่ ${longDate(signBy)} พร้อมบัตรประจำตัวประชาชน หากมาภายหลังวันดังกล่าว โปรดติดต่อสหกรณ์ก่อน`,
        ]
      : []),
    ...(numbers
      ? [`สหกรณ์หักเงินกู้ชำระปิดสัญญา ${numbers} พร้อมดอกเบี้ยถึงวันจ่ายเงินกู้ แล้วโอนส่วนที่เหลือเข้าบัญชีของท่าน`]
      : ['สหกรณ์โอนเงินกู้เข้าบัญชีของท่าน']),
    'เมื่อโอนแล้ว ดูสัญญา ตารางผ่อนชำระ และรายการเรียกเก็บได้ในระบบสมาชิก เมนูเงินกู้',
  ]
}
