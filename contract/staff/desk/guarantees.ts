// Loans that are behind, as officers work on them, and the letters to guarantors.

import { type Static, Type } from 'typebox'
import { Day, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { MembershipNo } from '#contract/shared/numbers.ts'
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
