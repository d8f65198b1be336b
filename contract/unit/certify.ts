// The employer certifies the pay of somebody who asks for a loan. Of the loan it learns the product's name and nothing more.

import { type Static, Type } from 'typebox'
import { Day, Instant, Month, MonthQueryField } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Amount, Count, MembershipNo, SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const Pay = Closed({
  month: Month,
  income: Amount,
  coop_deducted: Amount,
  other_deducted: Amount,
})
export type CertifiedPay = Static<typeof Pay>

const Person = {
  request_no: Type.String(),
  membership_no: MembershipNo,
  name: Type.String(),
  product: Type.String(),
}

const Waiting = Closed({
  request_id: Count,
  /** How often the borrower has signed: what is certified is of this one. */
  round: Count,
  ...Person,
  asked_at: Instant,
  answer_by: Day,
  /** What this unit certified last of the same person. */
  last: Nullable(Pay),
  /** What the cooperative billed them through this unit. */
  billed: Type.Array(Closed({ month: Month, amount: Amount })),
})
export type WaitingCertificate = Static<typeof Waiting>

const Answered = Closed({
  request_id: Count,
  round: Count,
  ...Person,
  state: OneOf('certified', 'not_ours'),
  /** Null where the person is not theirs. */
  pay: Nullable(Pay),
  note: Type.String(),
  by: Type.String(),
  at: Instant,
})
export type AnsweredCertificate = Static<typeof Answered>

export const Certificates = Closed({
  /** Of which pay may be certified, newest first. */
  months: Type.Array(Month),
  /** Oldest first. */
  waiting: Type.Array(Waiting),
  waiting_count: Count,
  /** Of the last twelve months, newest first. */
  answered: Type.Array(Answered),
  answered_count: Count,
})
export const CertificatesReply = Reply(Certificates)

const Round = SentNumber('รอบของคำขอ', 1)
const PAY_MAX = 9_999_999_999
const sentAmount = (title: string) => Type.Integer({ minimum: 0, maximum: PAY_MAX, title })

/** The same of a unit that certifies, and of an officer who has its paper. */
export const SentPay = {
  round: Round,
  month: MonthQueryField('เดือนที่รับรอง'),
  income: sentAmount('รายได้'),
  coop_deducted: sentAmount('ยอดหักสหกรณ์'),
  other_deducted: sentAmount('ยอดหักอื่น'),
}

export const PayCertified = Closed({
  ...SentPay,
  note: Type.String({ maxLength: 500, title: 'หมายเหตุ' }),
})
export type PayCertified = Static<typeof PayCertified>

export const NotOurs = Closed({
  round: Round,
  reason: Type.String({ minLength: 1, maxLength: 300, title: 'เหตุผล' }),
})
export type NotOurs = Static<typeof NotOurs>
