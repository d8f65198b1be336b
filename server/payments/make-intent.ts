// A member says what they want to pay, and gets a code for it. Nothing is paid by it: that is the bank's to say.

import type { FastifyRequest } from 'fastify'
import type { PayWish } from '#contract/member/payments/pay.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addIntent, openIntents } from '#database/queries/payment/pay-intent.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { tooLittleWords } from '#domain/payment/least-payment.ts'
import { memberRef1 } from '#domain/payment/pay-reference.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { shareStanding, verdictOn } from '../request-desk/judge-share-change.ts'
import { type PayOffers, payOffers, VALID_DAYS } from './offers.ts'
import { requirePay } from './pay-settings.ts'

/** Nobody needs more at a time, and a program that makes them by the thousand gets no further. */
const OPEN_MAX = 20
const ABOUT_MAX = 60

export async function makeIntent(request: FastifyRequest, wish: PayWish) {
  const { server, member } = request
  const { membershipNo } = member
  const pay = await requirePay(server.db)
  const amount = satang(wish.amount)
  const { purpose } = wish
  const about = await readMember(server, membershipNo, async (reading) => {
    const offers = await payOffers(reading, pay)
    return allowed(reading, offers, { ...wish, amount })
  })
  const today = bangkokDate(new Date())
  const validUntil = purpose === 'closing' ? today : daysLater(today, VALID_DAYS)
  const intent = { membershipNo, purpose, about, amount }
  const intent_no = await inTransaction(server.db, async (trx) => {
    const { same, open } = await openIntents(trx, intent, today)
    if (same !== undefined) return same
    if (open >= OPEN_MAX)
      throw new Refusal(
        409,
        `ท่านมีรหัสชำระเงินที่ยังใช้ได้ครบ ${OPEN_MAX} รายการแล้ว กรุณาชำระหรือรอให้หมดอายุก่อน`,
      )
    return addIntent(trx, { ...intent, ref1: memberRef1(membershipNo, purpose), validUntil })
  })
  return dataReply({ intent_no })
}

/** What it is for, as it is kept; a refusal where it is not offered, or not so much. */
async function allowed(
  reading: Reading,
  { offers, withheld }: PayOffers,
  { purpose, about, amount }: Omit<PayWish, 'amount'> & { amount: Satang },
): Promise<string> {
  const offer = offers.find(
    (one) => one.purpose === purpose && (purpose === 'other' || one.about === about),
  )
  const why = withheld.find((one) => one.purpose === purpose && one.about === about)
  if (why) throw new Refusal(409, why.says)
  if (!offer) throw new Refusal(409, 'รายการนี้ชำระไม่ได้แล้ว กรุณาโหลดหน้าใหม่')
  if (offer.amount !== null && offer.amount !== amount)
    throw new Refusal(409, `ยอดที่ต้องชำระเปลี่ยนเป็น ${formatBaht(offer.amount)} บาท กรุณาโหลดหน้าใหม่`)
  if (offer.least !== null && amount < offer.least)
    throw new Refusal(400, tooLittleWords(offer.least))
  if (offer.most !== null && amount > offer.most)
    throw new Refusal(400, `ชำระได้ไม่เกิน ${formatBaht(offer.most)} บาท`)
  if (purpose === 'share') await requireShare(reading, amount)
  if (purpose !== 'other') return about
  const words = visitorLine(about)
  if (!words || words.length > ABOUT_MAX)
    throw new Refusal(400, `กรอกเรื่องที่ชำระ ไม่เกิน ${ABOUT_MAX} ตัวอักษร`)
  return words
}

/** By the rules of buying once; what is left of the salary is not touched by what one pays oneself. */
async function requireShare(reading: Reading, amount: Satang): Promise<void> {
  const { findings } = verdictOn({ change: 'extra', amount }, await shareStanding(reading))
  const against = findings.find(({ rule, passes }) => passes === false && rule !== 'residual')
  if (against) throw new Refusal(400, against.says)
}
