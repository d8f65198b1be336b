// คำขอเปลี่ยนแปลงค่าหุ้น: what a member asks and what follows from it, as they sign it.

import type { Day } from '#domain/calendar/day.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import {
  firstBillWords,
  SHARE_CHANGE,
  type ShareChange,
  type ShareEffect,
} from '#domain/request/share-change.ts'
import type { Content } from '../paper/official.ts'
import { facts, figures, paragraphs } from '../paper/parts.ts'
import { type Holder, holderFacts } from './holder.ts'

export interface ShareChangeRequest {
  asOf: Day
  holder: Holder
  wish: ShareChange
  /** What is paid a month until now. */
  monthly: Satang
  effect: ShareEffect
}

export function shareChangeRequest(given: ShareChangeRequest): Content {
  const { asOf, holder, wish, monthly, effect } = given
  const { billBefore, billAfter, firstPeriod } = effect
  const title = PAPER_KINDS['share-change'].name
  return {
    kind: 'share-change',
    asOf,
    fileName: `คำขอเปลี่ยนค่าหุ้น_${holder.membershipNo}`,
    totals: [
      ['ค่าหุ้นรายเดือนเดิม', monthly],
      ['จำนวนเงินที่ขอ', wish.amount],
    ],
    tables: [],
    sheets: [
      {
        title,
        about: SHARE_CHANGE.summary(wish),
        parts: [
          facts(holderFacts(holder)),
          figures([
            ['ค่าหุ้นรายเดือนเดิม', formatBaht(monthly)],
            ['จำนวนเงินที่ขอ', formatBaht(wish.amount)],
            ['รายการเรียกเก็บล่าสุด', formatBaht(billBefore)],
            ['รายการเรียกเก็บเมื่อเปลี่ยนแล้ว', formatBaht(billAfter)],
          ]),
          paragraphs([
            `ข้าพเจ้าขอให้สหกรณ์${SHARE_CHANGE.summary(wish)} ${firstBillWords(firstPeriod)}`,
            'คำขอนี้มีผลเมื่อเจ้าหน้าที่ตรวจ ผู้มีอำนาจอนุมัติ และระบบหลักของสหกรณ์บันทึกแล้ว',
          ]),
        ],
      },
    ],
  }
}
