import { type Static, Type } from 'typebox'
import { Day, Instant, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { LINE_KINDS, REASONS } from '#domain/import/collection.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, InterestBasis, StatementRef } from './figures.ts'
import { CollectionState } from './welcome.ts'

const LineKind = OneOf(...LINE_KINDS)

export const CollectionLine = Closed({
  seq: Type.Integer(),
  line_kind: LineKind,
  /** What the line is for, in Thai: the kind of loan or account where there is one. */
  title: Type.String(),
  ref_no: Nullable(Type.String()),
  /** Of the loan or account it is for. */
  statement: Nullable(StatementRef),
  instalment: Nullable(Type.Integer()),
  principal: Amount,
  interest: Amount,
  billed: Amount,
  deducted: Amount,
  /** Of a loan with a receipt: what was received of each, as the ledger has it. */
  received_principal: Nullable(Amount),
  received_interest: Nullable(Amount),
  /** What is left of the loan, or held in shares or deposit, after this month. */
  remaining: Nullable(Amount),
  basis: Nullable(InterestBasis),
})
export type CollectionLine = Static<typeof CollectionLine>

export const CollectionReason = OneOf(...REASONS)

const ChangedLine = Closed({
  line_kind: LineKind,
  title: Type.String(),
  ref_no: Nullable(Type.String()),
  change: OneOf('new', 'gone', 'more', 'less', 'same'),
  before: Amount,
  after: Amount,
  difference: Amount,
  /** A Thai sentence: why it is not as it was. */
  why: Type.String(),
})
export type ChangedLine = Static<typeof ChangedLine>

/** A month, and what every month had: enough for a stepper. */
const MonthOfCollection = Closed({
  period: Month,
  billed: Amount,
  deducted: Amount,
  state: CollectionState,
})

/** เงินรอคืน of a member: what a unit deducted and was not billed, and what became of it. */
const MemberRefund = Closed({
  period: Month,
  unit_name: Type.String(),
  kind: OneOf('over', 'not-billed'),
  amount: Amount,
  state: OneOf('waiting', 'returned', 'next-month'),
})

export const KepFeed = Feed({
  /** Every month that was billed, newest first. */
  months: Type.Array(MonthOfCollection),
  /** What waits to be given back, of any month, and what became of that of this month. */
  refunds: Type.Array(MemberRefund),
  /** The month asked for, or the newest; null where nothing was ever billed. */
  collection: Nullable(
    Closed({
      ...MonthOfCollection.properties,
      missing: Amount,
      /** Why not all was deducted; null where all was, or nobody said. */
      reason: Nullable(CollectionReason),
      reason_name: Nullable(Type.String()),
      unit: Closed({ unit_no: Type.String(), name: Type.String() }),
      /** What the unit has sent word of while the core system still waits for it. */
      reported: Nullable(
        Closed({
          outcome: OneOf('full', 'partial', 'none'),
          amount: Amount,
          missing: Amount,
          reason_name: Nullable(Type.String()),
          at: Instant,
        }),
      ),
      /** The cooperative is still checking this month's receipts. */
      receipt_held: Type.Boolean(),
      receipt: Nullable(Closed({ receipt_no: Type.String(), paid_on: Day, amount: Amount })),
      groups: Type.Array(
        Closed({
          group: OneOf('SHR', 'LON', 'DEP', 'OTH'),
          name: Type.String(),
          principal: Amount,
          interest: Amount,
          billed: Amount,
          deducted: Amount,
          lines: Type.Array(CollectionLine),
        }),
      ),
      /** Against the month before it that was billed. */
      change: Nullable(
        Closed({
          previous_period: Month,
          before: Amount,
          after: Amount,
          difference: Amount,
          lines: Type.Array(ChangedLine),
        }),
      ),
    }),
  ),
})
export type KepFeed = Static<typeof KepFeed>
export const KepReply = Reply(KepFeed)

export const KepcremFeed = Feed({
  /** Every month in which a fund collected, newest first. */
  months: Type.Array(Closed({ period: Month, billed: Amount })),
  period: Nullable(Month),
  billed: Amount,
  deducted: Amount,
  receipt_no: Nullable(Type.String()),
  funds: Type.Array(
    Closed({
      fund_code: Type.String(),
      name: Type.String(),
      per_death: Amount,
      registered_no: Type.String(),
      since_on: Day,
      benefit: Amount,
      advance: Amount,
      payee: Type.String(),
      state: OneOf('active', 'ended'),
      /** Of the month shown. */
      billed: Amount,
      lines: Type.Array(
        Closed({ seq: Type.Integer(), description: Type.String(), amount: Amount }),
      ),
    }),
  ),
})
export type KepcremFeed = Static<typeof KepcremFeed>
export const KepcremReply = Reply(KepcremFeed)
