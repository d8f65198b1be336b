// หนังสือแจ้งผลไม่อนุมัติเงินกู้: by which clause and why, and what the member can do. It never tells what a guarantor did or did not do.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Content, Part } from '../paper/official.ts'
import { facts, paragraphs } from '../paper/parts.ts'
import type { Holder } from './holder.ts'
import { baht, loanLetter, steps } from './loan-terms.ts'

export interface LoanRefusalLetter {
  asOf: Day
  holder: Holder
  /** คข.2569/000123 */
  requestNo: string
  product: string
  requested: Satang
  decidedOn: Day
  decidedBy: string
  /** As it is counted: "เงินเดือนคงเหลือไม่พอ". */
  reason: string
  /** In the officer's words to the member. */
  explanation: string
  /** "ข้อ 14 ระเบียบว่าด้วยการให้เงินกู้ พ.ศ. 2567"; null where the reason is no rule. */
  clause: string | null
  /** What would help, each a sentence; may be none. */
  advice: string[]
}

export function loanRefusalLetter(given: LoanRefusalLetter): Content {
  const { asOf, holder, product, requested, decidedOn, decidedBy } = given
  return {
    kind: 'loan-refusal',
    asOf,
    fileName: `แจ้งผลเงินกู้_${holder.membershipNo}`,
    totals: [['จำนวนเงินที่ขอกู้', requested]],
    tables: [],
    sheets: loanLetter('loan-refusal', given, [
      `ตามที่ท่านขอกู้${product} จำนวน ${baht(requested)} ${decidedBy} พิจารณาเมื่อวันที่ ${longDate(decidedOn)} แล้ว ไม่สามารถอนุมัติคำขอนี้ได้ ด้วยเหตุผลต่อไปนี้`,
      facts([
        ['เหตุผล', given.reason],
        ...(given.clause ? [['ตามระเบียบ', given.clause] as const] : []),
        ['คำอธิบาย', given.explanation],
      ]),
      ...adviceParts(given.advice),
      paragraphs([
        'ผลนี้ไม่ตัดสิทธิท่านในการยื่นคำขอใหม่ หากเห็นว่าข้อมูลที่ใช้พิจารณาไม่ถูกต้อง หรือต้องการให้ทบทวน โปรดติดต่อสหกรณ์ตามที่อยู่ข้างต้นหรือทางระบบสมาชิก',
      ]),
    ]),
  }
}

function adviceParts(advice: readonly string[]): Part[] {
  if (advice.length === 0) return []
  return [{ part: 'heading', text: 'สิ่งที่ท่านทำได้' }, steps(advice)]
}
