// Loans that are behind, as officers work on them, and the letters to guarantors.

import { type Static, Type } from 'typebox'
import { Day, DayQuery, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Amount, MembershipNo } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '#contract/shared/shapes.ts'

const Batch = {
  batch_id: Type.Integer(),
  batch_no: Type.String(),
  state: OneOf('built', 'released', 'cancelled'),
  letters: Type.Integer(),
  posted: Type.Integer(),
  delivered: Type.Integer(),
  returned: Type.Integer(),
  builder: Type.String(),
  built_at: Instant,
  releaser: Nullable(Type.String()),
  released_at: Nullable(Instant),
  reason: Type.String(),
}

const Letter = {
  letter_id: Type.Integer(),
  /** Null while it waits for the second person. */
  paper_no: Nullable(Type.String()),
  attempt: Type.Integer(),
  membership_no: MembershipNo,
  addressee: Type.String(),
  address: Type.String(),
  loan_no: Type.String(),
  case_id: Type.Integer(),
  mail_no: Nullable(Type.String()),
  posted_on: Nullable(Day),
  delivered_on: Nullable(Day),
  returned_on: Nullable(Day),
  return_reason: Type.String(),
}

export const LetterBatches = Closed({
  batches: Type.Array(Closed(Batch)),
  /** Guarantors to whom a letter is due today. */
  due: Type.Integer(),
  /** Who signed the last ones. */
  signer: Type.String(),
  signer_position: Type.String(),
})
export type LetterBatches = Static<typeof LetterBatches>
export const LetterBatchesReply = Reply(LetterBatches)

export const LetterBatchDetail = Closed({
  ...Batch,
  signer: Type.String(),
  signer_position: Type.String(),
  may_release: Type.Boolean(),
  may_cancel: Type.Boolean(),
  /** Why this officer does not release it, though it waits; empty where they may. */
  why_not: Type.String(),
  lines: Type.Array(Closed(Letter)),
})
export type LetterBatchDetail = Static<typeof LetterBatchDetail>
export const LetterBatchReply = Reply(LetterBatchDetail)

export const LetterSigner = Closed({
  signer: Type.String({ maxLength: 200, title: 'ผู้ลงนาม' }),
  signer_position: Type.String({ maxLength: 200, title: 'ตำแหน่ง' }),
})
export type LetterSigner = Static<typeof LetterSigner>

export const LetterReason = Closed({
  reason: Type.String({ maxLength: 1_000, title: 'เหตุผล' }),
})

export const POST_FILE_MAX = 500_000

/** What the post said, as the table that was downloaded and filled in. */
export const PostFile = Closed({
  csv: Type.String({ maxLength: POST_FILE_MAX, title: 'ตารางผลไปรษณีย์' }),
  /** Only look; nothing is kept. */
  dry_run: Type.Boolean(),
})
export type PostFile = Static<typeof PostFile>

export const PostReport = Closed({
  /** What would be kept, or was. */
  kept: Type.Integer(),
  /** Lines that say what is known already. */
  known: Type.Integer(),
  is_kept: Type.Boolean(),
  refused: Type.Array(Closed({ line: Type.Integer(), says: Type.String() })),
})
export type PostReport = Static<typeof PostReport>
export const PostReportReply = Reply(PostReport)

// The board.

export const BoardQuery = Closed({
  step: Type.Optional(OneOf('all', 'borrower', 'quiet', 'letter', 'red', 'daily', 'lost', 'unit')),
  q: Type.Optional(Type.String({ maxLength: 100, title: 'คำค้นหา' })),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' })),
})

const BoardStep = OneOf('borrower', 'quiet', 'letter', 'red', 'daily', 'lost', 'unit')

const BoardRow = {
  case_id: Type.Integer(),
  loan_no: Type.String(),
  borrower_no: MembershipNo,
  borrower: Type.String(),
  /** How far the clock is, or that it is the employer's doing. */
  step: BoardStep,
  default_on: Day,
  /** Below nothing once the sixty days are over. */
  days_left: Type.Integer(),
  /** Months that were billed and did not come, and what is missing of them. */
  missed: Type.Integer(),
  amount: Amount,
  /** Of a contract that the core system has in default and bills no more: what it says is owed. Null of others, and where it says nothing. */
  core_arrears: Nullable(Amount),
  guarantors: Type.Integer(),
  /** Of them those who have the letter. */
  told: Type.Integer(),
  /** Of them those whom no letter reaches by itself. */
  tasks: Type.Integer(),
}

export const GuaranteeBoard = Closed({
  cases: Type.Array(Closed(BoardRow)),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  steps: Type.Array(Closed({ step: BoardStep, count: Type.Integer() })),
  /** The oldest hundred. */
  tasks: Type.Array(
    Closed({
      task_id: Type.Integer(),
      /** The loan's case; null where it was never behind. */
      case_id: Nullable(Type.Integer()),
      /** Of a letter that does not arrive, or of somebody whose standing changed. */
      is_letter: Type.Boolean(),
      loan_no: Type.String(),
      membership_no: MembershipNo,
      why: Type.String(),
      officer: Type.String(),
      opened_at: Instant,
      is_own: Type.Boolean(),
    }),
  ),
  tasks_total: Type.Integer(),
})
export type GuaranteeBoard = Static<typeof GuaranteeBoard>
export const GuaranteeBoardReply = Reply(GuaranteeBoard)

export const GuaranteeCase = Closed({
  ...BoardRow,
  state: OneOf('behind', 'unit', 'cured', 'undone'),
  is_open: Type.Boolean(),
  may_work: Type.Boolean(),
  default_by: OneOf('core', 'bill', 'officer'),
  /** The sixtieth day. */
  last_day: Day,
  missed_months: Type.Array(Closed({ period: Day, due_on: Day, amount: Amount })),
  people: Type.Array(
    Closed({
      membership_no: MembershipNo,
      name: Type.String(),
      address: Type.String(),
      maximum: Amount,
      need: OneOf('wait', 'send', 'send_again', 'on_its_way', 'told', 'task'),
      told_on: Nullable(Day),
      /** What can no longer be asked of them. */
      lost_days: Type.Integer(),
      lost_interest: Amount,
      letters: Type.Array(Closed(Letter)),
    }),
  ),
  notices: Type.Array(Closed({ membership_no: MembershipNo, words: Type.String(), at: Instant })),
  states: Type.Array(
    Closed({
      state: OneOf('behind', 'unit', 'cured', 'undone'),
      default_on: Day,
      amount: Amount,
      as_of: Day,
      at: Instant,
    }),
  ),
  corrections: Type.Array(
    Closed({
      default_on: Day,
      was_on: Day,
      reason: Type.String(),
      officer: Type.String(),
      at: Instant,
    }),
  ),
  done: Type.Array(
    Closed({
      task_id: Type.Integer(),
      membership_no: MembershipNo,
      why: Type.String(),
      officer: Type.String(),
      told_on: Nullable(Day),
      words: Type.String(),
      done_at: Nullable(Instant),
    }),
  ),
})
export type GuaranteeCase = Static<typeof GuaranteeCase>
export const GuaranteeCaseReply = Reply(GuaranteeCase)

export const DefaultDay = Closed({
  default_on: DayQuery('วันผิดนัด'),
  reason: Type.String({ maxLength: 1_000, title: 'เหตุผล' }),
})
export type DefaultDay = Static<typeof DefaultDay>

export const TaskResult = Closed({
  /** The day the guarantor was told in writing; null where they were not. */
  told_on: Nullable(DayQuery('วันที่แจ้งผู้ค้ำประกัน')),
  words: Type.String({ maxLength: 1_000, title: 'ผลของงาน' }),
})
export type TaskResult = Static<typeof TaskResult>
