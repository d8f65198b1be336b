import { type Static, Type } from 'typebox'
import { Amount, Feed } from '#contract/member/figures.ts'
import { Day, DayQuery, Instant, Month, MonthQueryField } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable } from '../shared/shapes.ts'
import { BilledMonth, BillGroup, UnitOfBill } from './bill.ts'

/** What a unit writes into its letter; longer than any of them is a mistake or worse. */
export const LetterWords = Closed({
  period: MonthQueryField('งวดเดือน'),
  letter_no: Type.String({ maxLength: 60, title: 'เลขที่หนังสือ' }),
  dated_on: DayQuery('วันที่หนังสือ'),
  addressed_to: Type.String({ maxLength: 200, title: 'เรียน' }),
  refers_to: Type.String({ maxLength: 200, title: 'อ้างถึง' }),
  signer: Type.String({ maxLength: 120, title: 'ผู้ลงนาม' }),
  signer_position: Type.String({ maxLength: 200, title: 'ตำแหน่งผู้ลงนาม' }),
})
export type LetterWords = Static<typeof LetterWords>

const SavedLetter = Closed({
  letter_no: Type.String(),
  dated_on: Day,
  addressed_to: Type.String(),
  refers_to: Type.String(),
  signer: Type.String(),
  signer_position: Type.String(),
  /** Of this month's letter; null while nobody has written anything into it. */
  changed_by: Nullable(Type.String()),
  changed_at: Nullable(Instant),
})
export type SavedLetter = Static<typeof SavedLetter>

/** How to pay by a bank; null where the cooperative has set no biller. */
export const PaymentInstruction = Nullable(
  Closed({
    title: Type.String(),
    pairs: Type.Array(Type.Array(Type.String())),
    qr: Closed({ size: Type.Integer(), runs: Type.Array(Type.Array(Type.Integer())) }),
  }),
)
export type PaymentInstruction = Static<typeof PaymentInstruction>

export const DeliveryBookFeed = Feed({
  unit: UnitOfBill,
  cooperative: Type.String(),
  months: Type.Array(BilledMonth),
  letter: Nullable(
    Closed({
      period: Month,
      due_on: Nullable(Day),
      people: Type.Integer(),
      billed: Amount,
      groups: Type.Array(BillGroup),
      /** What the unit reported, and what the letter is about since; null until it has. */
      sent: Nullable(
        Closed({
          on: Day,
          people: Type.Integer(),
          /** Deducted of what was billed. */
          reported: Amount,
          /** Deducted and not billed: paid with the rest, and to be given back. */
          refunds: Amount,
          partial: Type.Integer(),
          none: Type.Integer(),
          transferred_on: Nullable(Day),
        }),
      ),
      fields: SavedLetter,
      payment: PaymentInstruction,
      /** The cooperative's own letter of this month; null until it is issued. */
      notice: Nullable(Closed({ letter_no: Type.String(), dated_on: Day })),
    }),
  ),
})
export type DeliveryBookFeed = Static<typeof DeliveryBookFeed>
export const DeliveryBookReply = Reply(DeliveryBookFeed)
export const LetterSaved = Reply(SavedLetter)
