// The letters about a unit's month, its own and the cooperative's, with what a bank needs to take the money.

import { billPaymentText } from '#domain/bill-payment-qr.ts'
import { type NoticeFields, noticeLetter, type Sender } from '#domain/collection-notice.ts'
import type { Letter } from '#domain/letter.ts'
import { formatBaht } from '#domain/money.ts'
import { monthAndYear } from '#domain/thai-date.ts'
import { groupSumsOf, sumOf, type UnitBill } from '#domain/unit-bill.ts'
import { type LetterFields, unitLetter } from '#domain/unit-letter.ts'
import { paymentReference } from '#domain/unit-payment.ts'
import type { Pair } from '../facts.ts'
import { type Frame, frameOf, type Occasion } from '../frame.ts'
import { type QrRuns, qrRuns } from '../qr/runs.ts'

/** The data of templates/letter.typ. */
export interface LetterPaper {
  frame: Frame
  letters: { letter: Letter; payment: Payment | null }[]
}

export interface Payment {
  title: string
  pairs: Pair[]
  qr: QrRuns
}

export interface Biller {
  id: string
  name: string
}

export function letterPaper(
  bill: UnitBill,
  fields: LetterFields,
  biller: Biller | undefined,
  occasion: Occasion,
): LetterPaper {
  const title = `หนังสือนำส่ง ประจำเดือน${monthAndYear(bill.period)}`
  return {
    frame: frameOf(title, occasion, { checkOnly: false }),
    letters: [
      {
        letter: unitLetter(letterFacts(bill, occasion.cooperative.nameTh), fields),
        payment: paymentOf(bill, biller),
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
  const title = `หนังสือแจ้งรายการเรียกเก็บ ประจำเดือน${monthAndYear(bills[0]?.period ?? '')}`
  const { nameTh } = occasion.cooperative
  return {
    frame: frameOf(title, occasion, { checkOnly: false }),
    letters: bills.map((bill) => ({
      letter: noticeLetter(letterFacts(bill, nameTh), fields, sender),
      payment: paymentOf(bill, biller),
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

export function paymentOf(bill: UnitBill, biller: Biller | undefined): Payment | null {
  const amount = sumOf(bill.lines).billed
  if (!biller || amount === 0) return null
  const { ref1, ref2 } = paymentReference(bill.unit.unit_no, bill.period)
  return {
    title: 'ชำระเงินผ่านธนาคาร (Bill Payment) สแกนจ่ายด้วยแอปของทุกธนาคาร',
    pairs: [
      ['ผู้รับเงิน', biller.name],
      ['Biller ID', biller.id],
      ['Ref.1 รหัสหน่วยงาน', ref1],
      ['Ref.2 งวดเดือน', ref2],
      ['จำนวนเงิน', `${formatBaht(amount)}\u00A0บาท`],
    ],
    qr: qrRuns(billPaymentText({ billerId: biller.id, ref1, ref2, amount })),
  }
}
