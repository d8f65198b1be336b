// Batches of orders to the core system.

import { type Static, Type } from 'typebox'
import { Day, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Amount, MembershipNo } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '#contract/shared/shapes.ts'

const Batch = {
  batch_id: Type.Integer(),
  batch_no: Type.String(),
  state: OneOf('built', 'released', 'cancelled'),
  /** The batch that this one takes back. */
  reverses: Nullable(Type.String()),
  rows: Type.Integer(),
  sum: Amount,
  /** Lines that the core system has not answered. */
  open: Type.Integer(),
  sha256: Type.String(),
  builder: Type.String(),
  built_at: Instant,
  releaser: Nullable(Type.String()),
  released_at: Nullable(Instant),
  reason: Type.String(),
}

/** An answer of the core system that does not fit, until an officer has looked at it. */
const Problem = {
  problem_id: Type.Integer(),
  order_no: Type.String(),
  outcome: OneOf('accepted', 'refused'),
  says: Type.String(),
  core_ref: Nullable(Type.String()),
  reason: Type.String(),
  as_of: Day,
  /** Where it is one of ours. */
  batch_id: Nullable(Type.Integer()),
}

export const OrderBatches = Closed({
  batches: Type.Array(Closed(Batch)),
  problems: Type.Array(Closed(Problem)),
})
export type OrderBatches = Static<typeof OrderBatches>
export const OrderBatchesReply = Reply(OrderBatches)

export const OrderBatchDetail = Closed({
  ...Batch,
  may_release: Type.Boolean(),
  may_cancel: Type.Boolean(),
  may_reverse: Type.Boolean(),
  /** Why this officer does not release it, though it waits; empty where they may. */
  why_not: Type.String(),
  lines: Type.Array(
    Closed({
      order_no: Type.String(),
      request_id: Type.Integer(),
      request_no: Type.String(),
      summary: Type.String(),
      membership_no: MembershipNo,
      name: Type.String(),
      amount: Amount,
      reverses: Nullable(Type.String()),
      result: Nullable(OneOf('accepted', 'refused', 'reversed', 'cancelled')),
      core_ref: Nullable(Type.String()),
      reason: Type.String(),
      /** The published night shows what was ordered: an officer may confirm it. */
      proposed: Type.Boolean(),
      may_record: Type.Boolean(),
    }),
  ),
})
export type OrderBatchDetail = Static<typeof OrderBatchDetail>
export const OrderBatchReply = Reply(OrderBatchDetail)

/** What an officer saw in the core system. */
export const OrderResultBody = Closed({
  order_no: Type.String({ minLength: 1, maxLength: 40, title: 'เลขที่คำสั่ง' }),
  outcome: { ...OneOf('accepted', 'refused'), title: 'ผล' },
  core_ref: Type.String({ maxLength: 60, title: 'เลขอ้างอิงของระบบหลัก' }),
  reason: Type.String({ maxLength: 500, title: 'เหตุผล' }),
})
export type OrderResultBody = Static<typeof OrderResultBody>

export const OrderReason = Closed({
  reason: Type.String({ maxLength: 2_000, title: 'เหตุผล' }),
})
