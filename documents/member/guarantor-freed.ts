// หนังสือแจ้งพ้นภาระค้ำประกัน: the loan is paid off or the cooperative let them go, and whoever stood for it stands for it no longer.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { Satang } from '#domain/money/money.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, notes, paragraphs } from '../paper/parts.ts'
import { GENUINE, type Holder, holderFacts } from './holder.ts'
import { baht } from './loan-terms.ts'

export interface GuarantorFreed {
  asOf: Day
  guarantor: Holder
  /** Shortened: whose loan it was the guarantor knows. */
  borrowerName: string
  loanNo: string
  /** What was guaranteed. */
  amount: Satang
  why: 'paid' | 'released'
}

const WHY = {
  paid: 'ได้รับชำระครบแล้ว',
  released: 'ไม่มีท่านเป็นผู้ค้ำประกันแล้ว',
} as const

export function guarantorFreed(given: GuarantorFreed): Content {
  const { asOf, guarantor, borrowerName, loanNo, amount, why } = given
  return {
    kind: 'guarantor-freed',
    asOf,
    fileName: `หนังสือแจ้งพ้นภาระค้ำประกัน_${guarantor.membershipNo}`,
    totals: [['วงเงินค้ำประกันที่พ้นภาระ', amount]],
    tables: [],
    sheets: oneSheet('guarantor-freed', `สัญญากู้เลขที่ ${loanNo}`, [
      facts(holderFacts(guarantor)),
      paragraphs([
        `เรียน ${guarantor.name}`,
        `สหกรณ์ขอแจ้งว่า หนี้ตามสัญญากู้เลขที่ ${loanNo} ของ ${borrowerName} ซึ่งท่านค้ำประกันไว้ในวงเงิน ${baht(amount)} ${WHY[why]} ตามข้อมูล ณ วันที่ ${longDate(asOf)} ท่านจึงพ้นภาระค้ำประกันตามสัญญานี้`,
        'สหกรณ์ขอขอบคุณที่ท่านให้ความไว้วางใจ',
      ]),
      notes([GENUINE]),
    ]),
  }
}
