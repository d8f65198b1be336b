// How a unit pays by any bank: whom, for which month, and the exact amount, as a code to scan.

import type { Day } from '#domain/calendar/day.ts'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { paymentReference } from '#domain/unit/unit-payment.ts'
import type { Pair } from '../paper/facts.ts'
import { type QrRuns, qrRuns } from '../qr/qr.ts'

export interface Payment {
  title: string
  pairs: Pair[]
  qr: QrRuns
}

export interface Biller {
  id: string
  name: string
}

/** Null where the cooperative has set no biller, or there is nothing to pay. */
export function paymentFor(
  { unitNo, period, amount }: { unitNo: string; period: Day; amount: Satang },
  biller: Biller | undefined,
): Payment | null {
  if (!biller || amount === 0) return null
  const { ref1, ref2 } = paymentReference(unitNo, period)
  return {
    title: 'ชำระเงินผ่านธนาคาร (Bill Payment) สแกนจ่ายด้วยแอปของทุกธนาคาร',
    pairs: [
      ['ผู้รับเงิน', biller.name],
      ['Biller ID', biller.id],
      ['Ref.1 หน่วยงานและงวด', ref1],
      ['Ref.2 งวดเดือน', ref2],
      ['จำนวนเงิน', `${formatBaht(amount)}\u00A0บาท`],
    ],
    qr: qrRuns(billPaymentText({ billerId: biller.id, ref1, ref2, amount })),
  }
}
