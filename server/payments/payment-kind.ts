// A payment on its way into the core system: it was decided when the bank's file was released, and nothing of the night speaks for or
// against it.

import { publicationNow } from '#database/queries/import/publication.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { PAYMENT, type PaymentPayload, partsInOrder, partTitle } from '#domain/request/payment.ts'
import type { DeskKind } from '../request-desk/kinds.ts'

export const paymentKind: DeskKind = {
  async judge({ live }) {
    const night = await live(publicationNow)
    return { verdict: { findings: [] }, rulesVersion: 0, runId: night?.run_id ?? 0 }
  },
  facts(_, { payload }) {
    const { parts, value_date, bank, payer_bank, ref1, ref2 } = payload as PaymentPayload
    return [
      ...parts.map((part) => ({
        label: partTitle(part),
        value: `${formatBaht(part.amount)} บาท`,
      })),
      { label: 'วันที่ชำระ', value: shortDate(value_date) },
      { label: 'ธนาคารที่รับ / ธนาคารผู้ชำระ', value: `${bank} / ${payer_bank || '–'}` },
      { label: 'Ref.1 / Ref.2', value: `${ref1 || '–'} / ${ref2 || '–'}` },
    ]
  },
  order({ payload }) {
    const paid = payload as PaymentPayload
    const { parts, value_date, bank, payer_bank, ref1, ref2 } = paid
    return {
      content: {
        action: 'post_payment',
        amount: PAYMENT.amount(paid),
        value_date,
        parts: partsInOrder(parts),
        bank,
        payer_bank,
        ref1,
        ref2,
      },
    }
  },
  isShown: () => null,
}
