// Paying the cooperative by a code that any bank's app reads.

import { type Static, Type } from 'typebox'
import { Calculators } from '#contract/public/calculators.ts'
import { Day, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { PAY_PURPOSE_NAMES } from '#domain/payment/pay-purpose.ts'
import { SLIP_REFERENCE } from '#domain/payment/slip-code.ts'
import { Amount, SentNumber } from '../../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'
import { PaymentInstruction } from '../../unit/letter.ts'
import { Feed } from '../figures.ts'
import { LoanContract } from '../loan.ts'

const Purpose = OneOf(...PAY_PURPOSE_NAMES)

const Offer = Closed({
  purpose: Purpose,
  /** The month, the contract, the account or the fund; empty where the member says it. */
  about: Type.String(),
  title: Type.String(),
  says: Type.String(),
  /** Null where the member chooses. */
  amount: Nullable(Amount),
  /** Of what is free: no less, because interest is paid first. */
  least: Nullable(Amount),
  most: Nullable(Amount),
  /** Of more principal: with the rules, all that domain/loan/loan-what-if.ts needs to say what it saves. */
  loan: Type.Optional(
    Closed({
      balance: Amount,
      rate_ppm: Type.Integer(),
      months_left: Type.Integer(),
      months_paid: Type.Integer(),
      method: LoanContract.properties.method,
      instalment: Amount,
      last_on: Day,
      next_due: Nullable(Closed({ due_on: Day })),
    }),
  ),
  /** Of shares: what the member has. */
  share: Type.Optional(Closed({ balance: Amount, par_value: Amount })),
})
export type PayOffer = Static<typeof Offer>

/** What is owed and gets no code, and why. */
const Withheld = Closed({
  purpose: Purpose,
  about: Type.String(),
  title: Type.String(),
  says: Type.String(),
})
export type PayWithheld = Static<typeof Withheld>

const Intent = {
  intent_no: Type.Integer(),
  title: Type.String(),
  amount: Amount,
  valid_until: Day,
  /** How far it is: made, and no longer good; confirmed by the bank; posted; or refused by the core system. */
  state: OneOf('made', 'expired', 'confirmed', 'posted', 'bounced'),
  made_at: Instant,
  /** When the bank's slip was attached, which says that it was paid and pays nothing; null where none was. */
  slip_at: Nullable(Instant),
  paid_on: Nullable(Day),
  confirmed_at: Nullable(Instant),
  posted_at: Nullable(Instant),
  /** Of the core system; null where it told none. */
  receipt: Nullable(Type.String()),
}

export const PayFeed = Feed({
  is_open: Type.Boolean(),
  offers: Type.Array(Offer),
  withheld: Type.Optional(Type.Array(Withheld)),
  /** The day that what is saved is reckoned from. */
  today: Day,
  rules: Calculators.properties.loan,
  intents: Type.Array(Closed(Intent)),
})
export type PayFeed = Static<typeof PayFeed>
export type PayIntent = PayFeed['intents'][number]
export const PayReply = Reply(PayFeed)

export const PayWish = Closed({
  purpose: { ...Purpose, title: 'เรื่องที่ชำระ' },
  about: Type.String({ maxLength: 200, title: 'รายการที่ชำระ' }),
  amount: { ...SentNumber('จำนวนเงิน', 1), description: 'satang' },
})
export type PayWish = Static<typeof PayWish>
export const PayMade = Reply(Closed({ intent_no: Type.Integer() }))

/** The bank's slip of a code: a file that was sent before, and what its own code says, as far as it was read or typed. */
export const PaySlip = Closed({
  file_id: Type.String({ format: 'uuid', title: 'สลิป' }),
  bank: Type.String({ pattern: '^([0-9]{3})?$', title: 'ธนาคาร' }),
  reference: Type.String({ pattern: SLIP_REFERENCE, title: 'เลขอ้างอิง' }),
})
export type PaySlip = Static<typeof PaySlip>

export const PayCode = Closed({
  ...Intent,
  /** How to pay it; null once it is paid or no longer good. */
  payment: PaymentInstruction,
})
export type PayCode = Static<typeof PayCode>
export const PayCodeReply = Reply(PayCode)
