// A member asks for a loan; guarantors answer. Neither side learns the other's figures: nothing here says what somebody earns, owns or owes.

import { type Static, Type } from 'typebox'
import { LOAN_COLLATERALS, type LoanCollateral } from '#domain/request/loan.ts'
import { GUARANTORS_MOST } from '#domain/request/loan-draft.ts'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Count, MembershipNo, SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Ppm } from './figures.ts'
import { State, Version } from './requests.ts'

const typed = (title: string, maxLength = 40) => Type.String({ maxLength, title })
const Method = OneOf('equal-principal', 'equal-total')

const LoanForm = Closed({
  product: typed('ประเภทเงินกู้', 300),
  amount: typed('วงเงิน'),
  months: typed('จำนวนงวด'),
  method: Method,
  other_income: typed('รายได้อื่น'),
  student_loan: typed('กยศ.'),
  housing: typed('บ้าน'),
  other_deductions: typed('รายการหักอื่น'),
  purpose: typed('วัตถุประสงค์', 200),
  collateral: OneOf(...(Object.keys(LOAN_COLLATERALS) as LoanCollateral[])),
  guarantors: Type.Array(
    Closed({
      membership_no: typed('เลขสมาชิกผู้ค้ำประกัน', 6),
      name: typed('ชื่อผู้ค้ำประกัน', 100),
      amount: typed('วงเงินค้ำประกัน'),
    }),
    { maxItems: GUARANTORS_MOST },
  ),
  file_id: Nullable(Type.String({ format: 'uuid', title: 'สลิปเงินเดือน' })),
})

export const LoanRequestFeed = Feed({
  draft: Nullable(
    Closed({
      /** What is signed: this draft, as it stands. */
      reference: Type.String(),
      version: Type.Integer(),
      form: LoanForm,
      /** The name of the payslip that was sent along. */
      file_name: Nullable(Type.String()),
      /** One that was sent already and is changed. */
      mends: Nullable(Closed({ request_id: Type.Integer(), request_no: Type.String() })),
      saved_at: Instant,
    }),
  ),
  /** Where money is paid to; null where the register names no account. */
  account: Nullable(Closed({ bank: Type.String(), masked: Type.String() })),
  /** One that is under way. */
  open: Nullable(
    Closed({
      request_id: Type.Integer(),
      version: Type.Integer(),
      request_no: Type.String(),
      summary: Type.String(),
      state: State,
      may_change: Type.Boolean(),
      guarantors: Type.Array(
        Closed({
          name: Type.String(),
          amount: Amount,
          /** Who declined and who has not answered are not told apart. */
          answer: OneOf('none', 'consented', 'over'),
        }),
      ),
      certificate: OneOf('none', 'asked', 'certified'),
      /** Whether a payslip went with it, which stays when it is changed. */
      has_payslip: Type.Boolean(),
      /** Until when those who were asked may answer. */
      answer_by: Nullable(Day),
      /** As it was sent, to be changed; null where it may not be any more. */
      form: Nullable(LoanForm),
    }),
  ),
})
export type LoanRequestFeed = Static<typeof LoanRequestFeed>
export const LoanRequestReply = Reply(LoanRequestFeed)

export const LoanDraftSaved = Closed({
  /** As it was read; 0 for a first one. */
  version: SentNumber('รุ่นของร่าง', 0),
  form: LoanForm,
  mends: Nullable(Closed({ request_id: SentNumber('คำขอ', 1), version: Version })),
})
export type LoanDraftSaved = Static<typeof LoanDraftSaved>
export const LoanDraftReply = Reply(
  Closed({ reference: Type.String(), version: Type.Integer(), saved_at: Instant }),
)

export const GuarantorNamed = Closed({
  membership_no: { ...MembershipNo, title: 'เลขสมาชิกผู้ค้ำประกัน' },
  name: Type.String({ minLength: 1, maxLength: 100, title: 'ชื่อผู้ค้ำประกัน' }),
  product: typed('ประเภทเงินกู้', 300),
  /** Satang. */
  amount: SentNumber('วงเงินค้ำประกัน', 1),
  months: SentNumber('จำนวนงวด', 1),
})
export type GuarantorNamed = Static<typeof GuarantorNamed>
/** Whether they may, and nothing of why not. */
export const GuarantorReply = Reply(Closed({ name: Type.String(), may: Type.Boolean() }))

const Room = Closed({ contracts_left: Nullable(Count), amount_left: Nullable(Amount) })

export const GuaranteeAsks = Feed({
  asks: Type.Array(
    Closed({
      ask: Type.String(),
      state: OneOf('open', 'consented', 'declined', 'withdrawn', 'over'),
      borrower_name: Type.String(),
      borrower_unit: Type.String(),
      product: Type.String(),
      amount: Amount,
      months: Count,
      method: Method,
      rate_ppm: Ppm,
      first_instalment: Amount,
      first_due_on: Day,
      /** Until when the loan runs, and the guarantee with it. */
      last_due_on: Day,
      /** The most that is asked of this member. */
      own_amount: Amount,
      co_guarantors: Type.Array(Type.String()),
      asked_at: Instant,
      answered_at: Nullable(Instant),
      answer_by: Nullable(Day),
      /** Of this member's own, with and without it. */
      room_before: Room,
      room_after: Room,
      /** Why the rules do not let this member; empty where they do. */
      why_not: Type.String(),
    }),
  ),
})
export type GuaranteeAsks = Static<typeof GuaranteeAsks>
export const GuaranteeAsksReply = Reply(GuaranteeAsks)
