// The letters about a unit's month, its own and the cooperative's, with what a bank needs to take the money.

import { monthAndYear } from '#domain/calendar/thai-date.ts'
import {
  type NoticeFields,
  noticeLetter,
  type Sender,
} from '#domain/collection/collection-notice.ts'
import type { Letter } from '#domain/paper/letter.ts'
import { groupSumsOf, sumOf, type UnitBill } from '#domain/unit/unit-bill.ts'
import { type LetterFields, type SentResult, unitLetter } from '#domain/unit/unit-letter.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { type Frame, frameOf, type Occasion } from '../paper/frame.ts'
import { type Biller, type Payment, paymentFor } from './payment.ts'

/** The data of templates/letter.typ. */
export interface LetterPaper {
  frame: Frame
  letters: { letter: Letter; payment: Payment | null; emblem: boolean }[]
}

export function letterPaper(
  bill: UnitBill,
  { fields, sent }: { fields: LetterFields; sent: SentResult | null },
  biller: Biller | undefined,
  occasion: Occasion,
): LetterPaper {
  const title = `หนังสือนำส่ง ประจำเดือน${monthAndYear(bill.period)}`
  return {
    frame: frameOf(title, occasion, { checkOnly: false }),
    letters: [
      {
        letter: unitLetter(letterFacts(bill, occasion.cooperative.nameTh), fields, sent),
        payment: paymentOf(bill, biller, sent),
        // The emblem is the cooperative's, and this letter is the unit's.
        emblem: false,
      },
    ],
  }
}

/** One letter a unit, on a sheet each. */
export function noticePaper(
  bills: readonly UnitBill[],
  { fields, sender }: { fields: NoticeFields; sender: Sender },
  biller: Biller | undefined,
  occasion: Occasion,
): LetterPaper {
  const month = bills[0] ? ` ประจำเดือน${monthAndYear(bills[0].period)}` : ''
  const title = `หนังสือแจ้งรายการเรียกเก็บ${month}`
  const { nameTh } = occasion.cooperative
  return {
    frame: frameOf(title, occasion, { checkOnly: false }),
    letters: bills.map((bill) => ({
      letter: noticeLetter(letterFacts(bill, nameTh), fields, sender),
      payment: paymentOf(bill, biller, null),
      emblem: true,
    })),
  }
}

export function letterFacts(bill: UnitBill, cooperative: string) {
  const { unit, period, dueOn, people } = bill
  return {
    cooperative,
    unit,
    period,
    dueOn,
    people: people.length,
    billed: sumOf(bill.lines).billed,
    groups: groupSumsOf(bill.lines),
  }
}

/** Of all that was deducted, once it was reported; before that of the bill. */
export function paymentOf(
  bill: UnitBill,
  biller: Biller | undefined,
  sent: SentResult | null,
): Payment | null {
  const amount = sent ? amountToPay(sent) : sumOf(bill.lines).billed
  return paymentFor({ unitNo: bill.unit.unit_no, period: bill.period, amount }, biller)
}
