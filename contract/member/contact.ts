// Where a member is reached and paid, and what they want changed of it.

import { type Static, Type } from 'typebox'
import { THAI_BANK_CODES } from '#domain/money/thai-bank.ts'
import { CONTACT_COLUMNS, type ContactColumn } from '#domain/request/contact.ts'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Feed } from './figures.ts'

const Values = Object.fromEntries(
  Object.entries(CONTACT_COLUMNS).map(([name, title]) => [
    name,
    Type.String({ maxLength: 120, title }),
  ]),
) as Record<ContactColumn, ReturnType<typeof Type.String>>

export const ContactFeed = Feed({
  /** '' where the register has nothing. */
  contact: Closed(Values),
  mobile: Type.String(),
  /** The account that is paid to now; null where nothing is known. */
  bank: Nullable(Closed({ name: Type.String(), account_masked: Type.String() })),
  hold_hours: Type.Integer(),
  /** Kinds of which a request is under way. */
  open: Type.Array(OneOf('contact', 'phone', 'bank_account')),
})
export type ContactFeed = Static<typeof ContactFeed>
export const ContactReply = Reply(ContactFeed)

/** One that an officer gave back, as it was read. */
const Mends = Type.Optional(
  Closed({ requestId: SentNumber('คำขอ', 1), version: SentNumber('รุ่นของคำขอ', 1) }),
)

export const ContactWish = Closed({ ...Values, mends: Mends })
export type ContactWish = Static<typeof ContactWish>

export const PhoneWish = Closed({
  mobile: Type.String({ minLength: 9, maxLength: 20, title: 'หมายเลขโทรศัพท์ใหม่' }),
  mends: Mends,
})
export type PhoneWish = Static<typeof PhoneWish>

const Wish = Type.String({ format: 'uuid', title: 'คำขอ' })

/** The code that was sent to what is new. */
export const WishProof = Closed({
  wish: Wish,
  code: Type.String({ pattern: '^[0-9]{6}$', title: 'รหัสยืนยัน' }),
})
export type WishProof = Static<typeof WishProof>

export const BankAccountWish = Closed({
  bank: { ...OneOf(...THAI_BANK_CODES), title: 'ธนาคาร' },
  number: Type.String({ minLength: 6, maxLength: 24, title: 'เลขที่บัญชี' }),
  name: Type.String({ minLength: 1, maxLength: 120, title: 'ชื่อบัญชี' }),
  file_id: Type.String({ format: 'uuid', title: 'ภาพสมุดบัญชี' }),
  mends: Mends,
})
export type BankAccountWish = Static<typeof BankAccountWish>

/** What is signed next is named by it. */
export const WishReply = Reply(Closed({ wish: Wish }))

const CodeSent = { sent_to: Type.String(), expires_at: Instant }

export const PhoneCodeReply = Reply(Closed({ wish: Wish, ...CodeSent }))

/** Whether a code went to a new e-mail, without which it is not signed for. */
export const ContactWishReply = Reply(Closed({ wish: Wish, code: Nullable(Closed(CodeSent)) }))
