// What an employer reports of a month: each person's line, what is left to decide, and the money that was sent.

import { type Static, Type } from 'typebox'
import { Amount } from '#contract/member/figures.ts'
import { CollectionReason } from '#contract/member/kep.ts'
import { Day, DayQuery, Instant, Month, MonthQueryField } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { PaymentInstruction } from './letter.ts'

const Outcome = OneOf('full', 'partial', 'none')
const PeriodAsked = MonthQueryField('งวดเดือน')
const MemberAsked = Type.String({ pattern: '^[0-9]{6}$', title: 'เลขสมาชิก' })

const RESULT_SHOWS = ['all', 'undecided', 'full', 'partial', 'none', 'misposted'] as const

export const ResultQuery = Closed({
  period: Type.Optional(PeriodAsked),
  show: Type.Optional(OneOf(...RESULT_SHOWS)),
  q: Type.Optional(Type.String({ maxLength: 60, title: 'คำค้น' })),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' })),
})
export type ResultQuery = Static<typeof ResultQuery>

export const ResultLine = Closed({
  membership_no: Type.String(),
  name: Type.String(),
  billed: Amount,
  /** Null until it is decided. */
  outcome: Nullable(Outcome),
  /** What counts: posted by the core system, before that told by the unit. */
  amount: Nullable(Amount),
  /** What the unit sent; null while it is a draft, and where nothing was sent. */
  reported: Nullable(Amount),
  reason: Nullable(CollectionReason),
  reason_name: Nullable(Type.String()),
  source: Nullable(OneOf('file', 'hand', 'rest')),
  decided_by: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  /** The file said something of this person that cannot be taken as it is. */
  has_exception: Type.Boolean(),
  /** Deducted beyond the bill. */
  over_deducted: Amount,
})
export type ResultLine = Static<typeof ResultLine>

export const ResultException = Closed({
  seq: Type.Integer(),
  kind: OneOf('unknown', 'twice', 'over', 'unreadable', 'no-reason', 'contradicts'),
  says: Type.String(),
  file_line: Type.Integer(),
  file_name: Type.String(),
  membership_no: Nullable(Type.String()),
  name: Nullable(Type.String()),
  billed: Nullable(Amount),
  amount: Nullable(Amount),
  shown: Type.String(),
})
export type ResultException = Static<typeof ResultException>

export const RefundStates = OneOf('waiting', 'returned', 'next-month')

/** เงินรอคืน: deducted beyond the bill, or of somebody who was not billed. */
export const Refund = Closed({
  refund_id: Type.Integer(),
  kind: OneOf('over', 'not-billed'),
  membership_no: Nullable(Type.String()),
  name: Type.String(),
  amount: Amount,
  state: RefundStates,
  state_by: Nullable(Type.String()),
  state_at: Nullable(Instant),
  /** An officer may look up who the file said it is. */
  has_identity: Type.Boolean(),
})
export type Refund = Static<typeof Refund>

export const UnitResult = Closed({
  unit_no: Type.String(),
  unit_name: Type.String(),
  period: Month,
  due_on: Day,
  /** posted: the core system has taken the month already, whatever was reported here. */
  state: OneOf('draft', 'sent', 'closed', 'posted'),
  /** The day on which the core system posted the money. */
  paid_on: Nullable(Day),
  /** What it posted; null until it has. */
  posted: Nullable(Amount),
  /** What came through a bank by the unit's code, and when; left out while nothing has. */
  received: Type.Optional(Closed({ amount: Amount, on: Day })),
  totals: Closed({
    people: Type.Integer(),
    billed: Amount,
    full: Type.Integer(),
    partial: Type.Integer(),
    none: Type.Integer(),
    undecided: Type.Integer(),
    reported: Amount,
    /** What counts: posted by the core system, before that told by the unit. */
    deducted: Amount,
    /** Of how many people the core system posted another amount than the unit sent. */
    misposted: Type.Integer(),
    /** Deducted and not billed: transferred with the rest, and to be given back. */
    refunds: Amount,
    /** Undecided, and nothing odd about them. */
    rest: Type.Integer(),
    rest_billed: Amount,
  }),
  reasons: Type.Array(
    Closed({
      reason: CollectionReason,
      reason_name: Type.String(),
      people: Type.Integer(),
      missing: Amount,
    }),
  ),
  /** What was deducted, to pay by a bank; null until everybody is decided, and once it is sent. */
  payment: PaymentInstruction,
  transfer: Closed({
    amount: Nullable(Amount),
    on: Nullable(Day),
    note: Type.String(),
    /** Sent less reported and to be given back; null until an amount is known. */
    difference: Nullable(Type.Integer()),
    slip: Nullable(
      Closed({ name: Type.String(), kind: Type.String(), by: Type.String(), at: Instant }),
    ),
  }),
  /** Why it cannot be sent yet, in sentences; empty when it can. */
  missing: Type.Array(Type.String()),
  exception_count: Type.Integer(),
  /** How many of these are rows about nobody of this bill. */
  unknown_count: Type.Integer(),
  exceptions: Type.Array(ResultException),
  refunds: Type.Array(Refund),
  lines: Type.Array(ResultLine),
  found: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  files: Type.Array(
    Closed({
      name: Type.String(),
      rows: Type.Integer(),
      matched: Type.Integer(),
      exceptions: Type.Integer(),
      by: Type.String(),
      at: Instant,
      /** What it says counts; another one has not taken its place. */
      standing: Type.Boolean(),
    }),
  ),
  sent: Nullable(Closed({ by: Type.String(), at: Instant })),
  closed: Nullable(Closed({ by: Type.String(), at: Instant })),
})
export type UnitResult = Static<typeof UnitResult>
export const UnitResultReply = Reply(UnitResult)

export const ResultUploadQuery = Closed({
  period: PeriodAsked,
  name: Type.String({ minLength: 1, maxLength: 255, title: 'ชื่อไฟล์' }),
})
export type ResultUploadQuery = Static<typeof ResultUploadQuery>

/** In place of the files before it, or beside them: a unit may have several payrolls. Where it is not said, it is asked. */
export const ResultFileQuery = Closed({
  ...ResultUploadQuery.properties,
  how: Type.Optional({ ...OneOf('replace', 'add'), title: 'วิธีรับไฟล์' }),
})
export type ResultFileQuery = Static<typeof ResultFileQuery>

export const ResultUploadReply = Reply(
  Closed({
    /** The same bytes were taken before, and nothing changed. */
    again: Type.Boolean(),
    /** Other files are there already, and nothing changed: in their place, or beside them? */
    asks: Type.Boolean(),
    /** How many of its people those files name, too. */
    overlap: Type.Integer(),
    rows: Type.Integer(),
    matched: Type.Integer(),
    exceptions: Type.Integer(),
    missing: Type.Integer(),
    /** What stands above the columns that were read; null where there was no heading. */
    columns: Nullable(
      Closed({ who: Type.String(), amount: Type.String(), reason: Nullable(Type.String()) }),
    ),
    /** What its rows come to, and what it says itself that they come to. */
    sum: Amount,
    stated: Nullable(Amount),
  }),
)
export type ResultUploadReply = Static<typeof ResultUploadReply>
export type ResultUpload = Static<typeof ResultUploadReply>['data']

export const ResultMonth = Closed({ period: PeriodAsked })
export type ResultMonth = Static<typeof ResultMonth>

const RESULT_LINES_MAX = 200

export const ResultLines = Closed({
  period: PeriodAsked,
  lines: Type.Array(
    Closed({
      membership_no: MemberAsked,
      outcome: { ...Outcome, title: 'ผลการหัก' },
      /** Of what was partly deducted, or in full and more than that. */
      amount: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 9_999_999_999, title: 'ยอดที่หักได้' }),
      ),
      reason: Type.Optional({ ...CollectionReason, title: 'เหตุผล' }),
    }),
    { minItems: 1, maxItems: RESULT_LINES_MAX, title: 'รายการ' },
  ),
})
export type ResultLines = Static<typeof ResultLines>

/** One row about nobody of ours; all of them where none is named. */
export const ResultLeftOut = Closed({
  period: PeriodAsked,
  seq: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, title: 'ลำดับ' })),
  /** Their money is kept as to be given back. */
  keep: Type.Optional(Type.Boolean({ title: 'เก็บเป็นเงินรอคืน' })),
})
export type ResultLeftOut = Static<typeof ResultLeftOut>

export const ResultTransfer = Closed({
  period: PeriodAsked,
  amount: Type.Integer({ minimum: 0, maximum: 999_999_999_999, title: 'ยอดเงินที่โอน' }),
  on: DayQuery('วันที่โอน'),
  note: Type.String({ maxLength: 500, title: 'คำชี้แจง' }),
})
export type ResultTransfer = Static<typeof ResultTransfer>
