// What stands in a month's letter: what the unit wrote, or what it wrote last, or what is usual.

import type { PaymentInstruction, SavedLetter } from '#contract/unit/letter.ts'
import type { Db } from '#database/core/connect.ts'
import { receivedOf } from '#database/queries/payment/unit-payment.ts'
import { settings } from '#database/queries/site/setting.ts'
import { letterOf } from '#database/queries/unit/unit-letter.ts'
import { resultMonthOf, resultTotalsOf } from '#database/queries/unit/unit-result.ts'
import type { Biller, Payment } from '#documents/unit/payment.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { isBillerId } from '#domain/money/bill-payment-qr.ts'
import type { LetterFields, SentResult } from '#domain/unit/unit-letter.ts'

export async function readLetter(
  db: Db,
  unitNo: string,
  period: Day,
  now: Date,
): Promise<SavedLetter> {
  const last = await letterOf(db, unitNo, period)
  const own = last?.period === period ? last : undefined
  return {
    // A number and a day are of one letter only; who signs stays the same from month to month.
    letter_no: own?.letter_no ?? '',
    dated_on: own?.dated_on ?? bangkokDate(now),
    refers_to: own?.refers_to ?? '',
    addressed_to: last?.addressed_to ?? '',
    signer: last?.signer ?? '',
    signer_position: last?.signer_position ?? '',
    changed_by: own?.changed_by ?? null,
    changed_at: own?.changed_at.toISOString() ?? null,
  }
}

export function fieldsOf(saved: SavedLetter): LetterFields {
  return {
    letterNo: saved.letter_no,
    datedOn: saved.dated_on,
    refersTo: saved.refers_to,
    addressedTo: saved.addressed_to,
    signer: saved.signer,
    signerPosition: saved.signer_position,
  }
}

export interface Reported {
  /** Null until the unit has sent its result, and again while it corrects it. */
  sent: SentResult | null
  /** The cooperative has the money: nothing is left to pay by a code. */
  settled: boolean
}

export async function readReported(db: Db, unitNo: string, period: Day): Promise<Reported> {
  const month = await resultMonthOf(db, { unitNo, period })
  const isTold = month?.state === 'sent' || month?.state === 'closed'
  const received = (await receivedOf(db, unitNo)).some((one) => one.period === period)
  const settled = received || month?.state === 'closed' || (month?.paid_on ?? null) !== null
  if (!isTold || !month.sent_at) return { sent: null, settled }
  const totals = await resultTotalsOf(db, { unitNo, period })
  return {
    sent: {
      on: bangkokDate(month.sent_at),
      people: totals.full + totals.partial,
      reported: totals.reported,
      refunds: totals.refunds,
      partial: totals.partial,
      none: totals.none,
      transferredOn: month.transferred_on,
    },
    settled,
  }
}

/** Whom a bank pays; undefined where the cooperative has set nobody, or nobody that a bank would know. */
export async function readBiller(db: Db, cooperative: string): Promise<Biller | undefined> {
  const { biller_id: id = '', biller_name: name } = await settings(db)
  return isBillerId(id) ? { id, name: name || cooperative } : undefined
}

export function paymentInstruction(payment: Payment | null): PaymentInstruction {
  return payment && { ...payment, pairs: payment.pairs.map((pair) => [...pair]) }
}
