// What a member wanted to pay: how far each is, and the code of one.

import type { FastifyRequest } from 'fastify'
import type { PayCode, PayFeed, PayIntent } from '#contract/member/payments/pay.ts'
import { type IntentRow, intentOf, intentsOf } from '#database/queries/payment/pay-intent.ts'
import { qrRuns } from '#documents/qr/qr.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate, shortDate } from '#domain/calendar/thai-date.ts'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { formatBaht } from '#domain/money/money.ts'
import { intentRef2 } from '#domain/payment/pay-reference.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { payOffers, titleOf } from './offers.ts'
import { type PaySettings, readPaySettings } from './pay-settings.ts'

export const NO_INTENT = 'ไม่พบรหัสชำระเงินนี้'

export async function readPay(reading: Reading): Promise<Omit<PayFeed, 'as_of'>> {
  const { live, membershipNo } = reading
  const pay = await live(readPaySettings)
  const rows = await live(intentsOf, membershipNo)
  const today = bangkokDate(new Date())
  return {
    is_open: pay !== undefined,
    ...(pay ? await payOffers(reading, pay) : { offers: [] }),
    today,
    rules: (await reading.rules()).loan,
    intents: rows.map((row) => intentRow(row, today)),
  }
}

export async function readPayCode(
  { server, member }: FastifyRequest,
  params: { intentNo: string },
) {
  const row = await intentOf(server.db, member.membershipNo, Number(params.intentNo))
  if (!row) throw new Refusal(404, NO_INTENT)
  const intent = intentRow(row, bangkokDate(new Date()))
  const pay = await readPaySettings(server.db)
  const data: PayCode = {
    ...intent,
    payment: pay && intent.state === 'made' ? instruction(row, pay) : null,
  }
  return dataReply(data)
}

function instruction(row: IntentRow, { biller }: PaySettings): PayCode['payment'] {
  const { ref1, amount } = row
  const ref2 = intentRef2(row.intent_no)
  return {
    title: 'สแกนจ่ายด้วยแอปของทุกธนาคาร',
    pairs: [
      ['ผู้รับเงิน', biller.name],
      ['Biller ID', biller.id],
      ['Ref.1', ref1],
      ['Ref.2', ref2],
      ['จำนวนเงิน', `${formatBaht(amount)}\u00A0บาท`],
      ['ชำระภายใน', shortDate(row.valid_until)],
    ],
    qr: qrRuns(billPaymentText({ billerId: biller.id, ref1, ref2, amount })),
  }
}

function intentRow(row: IntentRow, today: Day): PayIntent {
  const { intent_no, purpose, about, amount, valid_until } = row
  const state = stateOf(row, today)
  return {
    intent_no,
    title: titleOf(purpose, about),
    amount,
    valid_until,
    state,
    made_at: row.made_at.toISOString(),
    slip_at: row.slip_at?.toISOString() ?? null,
    paid_on: row.paid_on,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    posted_at: state === 'posted' ? (row.moved_at?.toISOString() ?? null) : null,
    receipt: state === 'posted' ? row.core_ref : null,
  }
}

function stateOf(row: IntentRow, today: Day): PayIntent['state'] {
  if (row.state === 'done') return 'posted'
  if (row.state === 'bounced' || row.state === 'refused') return 'bounced'
  if (row.confirmed_at) return 'confirmed'
  return row.valid_until < today ? 'expired' : 'made'
}
