// The bank's files of payments, as officers take, decide and release them.

import { type Static, Type } from 'typebox'
import { Day, Instant, Month, MonthQueryField } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Amount, MembershipNo, SentNumber } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '#contract/shared/shapes.ts'
import { EXCEPTIONS, type Exception } from '#domain/payment/match.ts'
import { PAY_PURPOSE_NAMES } from '#domain/payment/pay-purpose.ts'

export const BANK_LAYOUT_NAMES = ['cross-bank', 'csv', 'csv-thai'] as const

const Sum = Closed({ count: Type.Integer(), sum: Amount })

export const BankFileQuery = Closed({
  name: Type.String({ minLength: 1, maxLength: 120, title: 'ชื่อไฟล์' }),
  layout: { ...OneOf(...BANK_LAYOUT_NAMES), title: 'รูปแบบไฟล์' },
  /** Told what would be taken, and nothing is. */
  dry: OneOf('yes', 'no'),
})
export type BankFileQuery = Static<typeof BankFileQuery>

const Problem = Closed({ line: Type.Integer(), says: Type.String() })

export const BankFileRead = Closed({
  /** Null where nothing was taken: a dry run, a refused file, or one that brings nothing new. */
  file_id: Nullable(Type.Integer()),
  problems: Type.Array(Problem),
  /** Null where it cannot be read. */
  read: Nullable(
    Closed({
      bank: Type.String(),
      account: Type.String(),
      dated_on: Day,
      credit: Sum,
      debit: Sum,
      /** Taken before. */
      known: Type.Integer(),
      matched: Sum,
      /** For an officer, by why. */
      exceptions: Type.Array(
        Closed({
          reason: OneOf(...(Object.keys(EXCEPTIONS) as Exception[])),
          count: Type.Integer(),
          sum: Amount,
        }),
      ),
    }),
  ),
})
export type BankFileRead = Static<typeof BankFileRead>
export const BankFileReadReply = Reply(BankFileRead)

const File = {
  file_id: Type.Integer(),
  name: Type.String(),
  bank: Type.String(),
  account: Type.String(),
  dated_on: Day,
  credits: Type.Integer(),
  credit_sum: Amount,
  debits: Type.Integer(),
  debit_sum: Amount,
  state: OneOf('taken', 'released', 'refused'),
  /** Of this file; what another brought before is not among them. */
  lines: Type.Integer(),
  matched: Type.Integer(),
  undecided: Type.Integer(),
  /** What becomes payments. */
  accepted_sum: Amount,
  /** Empty where the folder brought it. */
  taker: Type.String(),
  /** Who looked at what the folder brought; null until then, and of what an officer took. */
  checker: Nullable(Type.String()),
  taken_at: Instant,
  releaser: Nullable(Type.String()),
  released_at: Nullable(Instant),
  reason: Type.String(),
}

export const BankFiles = Closed({
  is_open: Type.Boolean(),
  files: Type.Array(Closed(File)),
  /** Files are also taken out of a folder. */
  has_folder: Type.Boolean(),
  /** Out of that folder, not taken, and not looked at by anybody yet. */
  refused: Type.Array(
    Closed({
      folder_file_id: Type.Integer(),
      name: Type.String(),
      at: Instant,
      problems: Type.Array(Problem),
    }),
  ),
  /** What should have come out of the folder and has not: on which day, and until when one came on the days before. */
  awaited: Type.Optional(Closed({ on: Day, usually_by: Type.String() })),
})
export type BankFiles = Static<typeof BankFiles>
export const BankFilesReply = Reply(BankFiles)

const Purpose = OneOf(...PAY_PURPOSE_NAMES)

const Part = Closed({ purpose: Purpose, of: Type.String(), amount: Amount })

export const BankLinesQuery = Closed({
  show: Type.Optional(OneOf('exceptions', 'all')),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' })),
})

export const BankFileDetail = Closed({
  ...File,
  may_decide: Type.Boolean(),
  /** It came out of the folder, and nobody has checked it. */
  may_check: Type.Boolean(),
  may_release: Type.Boolean(),
  may_refuse: Type.Boolean(),
  /** Why this officer does not release it, though it waits; empty where they may. */
  why_not: Type.String(),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
  rows: Type.Array(
    Closed({
      line_id: Type.Integer(),
      sequence: Type.Integer(),
      kind: OneOf('C', 'D'),
      paid_on: Day,
      paid_at: Type.String(),
      payer: Type.String(),
      ref1: Type.String(),
      ref2: Type.String(),
      amount: Amount,
      outcome: OneOf('matched', ...(Object.keys(EXCEPTIONS) as Exception[])),
      /** Whom and what for: as it was decided or matched, or as it is proposed. */
      membership_no: Nullable(MembershipNo),
      parts: Type.Array(Part),
      /** Where it is a unit's month, or its reference names one. */
      unit_no: Type.Optional(Type.String()),
      period: Type.Optional(Month),
      /** The slip that the member attached to the code that this is for. It decides nothing. */
      slip: Type.Optional(
        Closed({
          bank: Type.String(),
          reference: Type.String(),
          sent_at: Instant,
          /** Of its picture; null once that is deleted. */
          file_name: Nullable(Type.String()),
        }),
      ),
      decision: Nullable(OneOf('accept', 'set_aside', 'unit')),
      decider: Nullable(Type.String()),
      reason: Type.String(),
      /** What the bank took back, and what is nothing, is nobody's payment. */
      may_accept: Type.Boolean(),
    }),
  ),
})
export type BankFileDetail = Static<typeof BankFileDetail>
export type BankFileRow = BankFileDetail['rows'][number]
export const BankFileReply = Reply(BankFileDetail)

export const BankLineDecision = Closed({
  decision: { ...OneOf('accept', 'set_aside', 'unit'), title: 'การตัดสินใจ' },
  /** What a unit remitted for a month. */
  unit_no: Type.Optional(Type.String({ pattern: '^([0-9]{8})?$', title: 'รหัสหน่วยงาน' })),
  period: Type.Optional(MonthQueryField('งวดเดือน')),
  /** Empty where it is no member's. */
  membership_no: Type.String({ pattern: '^([0-9]{1,6})?$', title: 'เลขสมาชิก' }),
  parts: Type.Array(
    Closed({
      purpose: { ...Purpose, title: 'เรื่องที่ชำระ' },
      of: Type.String({ maxLength: 60, title: 'รายการที่ชำระ' }),
      amount: { ...SentNumber('จำนวนเงิน', 1), description: 'satang' },
    }),
    { maxItems: 12, title: 'การแบ่งยอด' },
  ),
  reason: Type.String({ maxLength: 500, title: 'เหตุผล' }),
})
export type BankLineDecision = Static<typeof BankLineDecision>

export const BankFileReason = Closed({ reason: Type.String({ maxLength: 500, title: 'เหตุผล' }) })
