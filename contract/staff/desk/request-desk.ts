// The request desk of the back office.

import { type Static, Type } from 'typebox'
import { FindingRow, Kind, State, Version } from '#contract/member/requests.ts'
import { Day, DayQuery, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { LoanPaper } from '#contract/shared/loan-paper.ts'
import { Amount, Count, MembershipNo } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '#contract/shared/shapes.ts'
import { APPROVAL_BANDS, type ApprovalBand } from '#domain/request/approval-band.ts'
import { REFUSAL_REASONS, type RefusalReason } from '#domain/request/refusal-reason.ts'
import { Paged } from '../parts.ts'
import { DeskCertificate } from './paper-certificate.ts'

/** Which of them: those that wait for a check, for approval, for an order, for an answer, and those that ended. */
export const DESK_TABS = ['check', 'approve', 'order', 'answer', 'member', 'ended'] as const

const Row = {
  request_id: Type.Integer(),
  request_no: Type.String(),
  kind: Kind,
  title: Type.String(),
  summary: Type.String(),
  membership_no: MembershipNo,
  name: Type.String(),
  amount: Amount,
  state: State,
  sent_at: Instant,
  moved_at: Instant,
  /** By when it was promised; null where it has ended. */
  promised_on: Nullable(Day),
  is_late: Type.Boolean(),
  /** The officer's own: never theirs to touch. */
  is_own: Type.Boolean(),
  /** Until then nothing of it is ordered, and the member may stop it; null where it is not held. */
  held_until: Nullable(Instant),
}

export const DeskQueue = Closed({
  ...Paged,
  /** How many wait under each tab. */
  counts: Closed({
    check: Type.Integer(),
    approve: Type.Integer(),
    order: Type.Integer(),
    answer: Type.Integer(),
    member: Type.Integer(),
  }),
  requests: Type.Array(Closed(Row)),
})
export type DeskQueue = Static<typeof DeskQueue>
export const DeskQueueReply = Reply(DeskQueue)

const Hours = Type.Number({ minimum: 0, maximum: 100_000 })

/** Of what was decided in some days, by the hours from when it came to the desk. */
export const DeskTimes = Closed({
  days: Type.Integer(),
  promised_days: Type.Integer(),
  kinds: Type.Array(
    Closed({
      kind: Kind,
      title: Type.String(),
      requests: Count,
      check_half: Nullable(Hours),
      check_most: Nullable(Hours),
      decision_half: Hours,
      decision_most: Hours,
    }),
  ),
})
export type DeskTimes = Static<typeof DeskTimes>
export const DeskTimesReply = Reply(DeskTimes)

const DeskFinding = Closed({
  ...FindingRow.properties,
  /** Speaks against it, though an officer may find that it is right. */
  is_red: Type.Boolean(),
  /** Why whoever checked let it through although the rule speaks against it. */
  override: Nullable(Type.String()),
})

export const DeskRequest = Closed({
  ...Row,
  version: Type.Integer(),
  unit: Type.String(),
  findings: Type.Array(DeskFinding),
  /** What whoever checks ticks, line by line. */
  check_lines: Type.Array(Closed({ id: Type.String(), says: Type.String() })),
  /** A newer night changes the verdict that it was judged by. */
  figures_changed: Type.Boolean(),
  judged_findings: Type.Array(DeskFinding),
  facts: Type.Array(Closed({ label: Type.String(), value: Type.String() })),
  /** Papers that were sent along. */
  files: Type.Array(Closed({ file_id: Type.String(), name: Type.String(), kind: Type.String() })),
  /** Contracts that are signed by hand before it is ordered; none where nobody has to. */
  contracts: Type.Array(
    Closed({
      kind: OneOf('loan_contract', 'deduction_consent', 'guarantee_contract'),
      reference: Type.String(),
      membership_no: MembershipNo,
      name: Type.String(),
      is_signed: Type.Boolean(),
    }),
  ),
  /** What was signed and what was written to the borrower, of a loan. */
  papers: Type.Array(Closed({ ...LoanPaper.properties, name: Type.String() })),
  /** The employer's, of a loan that needs one; null of everything else. */
  certificate: Nullable(DeskCertificate),
  band: OneOf(...(Object.keys(APPROVAL_BANDS) as ApprovalBand[])),
  may_check: Type.Boolean(),
  /** Whoever checks may let through what a rule speaks against, with a reason. */
  may_override: Type.Boolean(),
  may_return: Type.Boolean(),
  may_refuse: Type.Boolean(),
  /** Of a kind that one officer answers. */
  is_answered: Type.Boolean(),
  may_answer: Type.Boolean(),
  may_approve: Type.Boolean(),
  /** Why this officer does not approve it, though it waits for approval; empty where they may. */
  why_not: Type.String(),
  checker: Nullable(Type.String()),
  approver: Nullable(Type.String()),
  events: Type.Array(
    Closed({
      at: Instant,
      state: State,
      by: Type.String(),
      member_words: Type.String(),
      staff_words: Type.String(),
    }),
  ),
})
export type DeskRequest = Static<typeof DeskRequest>
export const DeskRequestReply = Reply(DeskRequest)

const Words = Type.String({ maxLength: 2_000, title: 'ข้อความถึงสมาชิก' })

export const Checking = Closed({
  version: Version,
  ticked: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60, title: 'รายการที่ตรวจ' }),
  /** Rules that speak against it, and why it is let through all the same. */
  overrides: Type.Optional(
    Type.Array(
      Closed({
        rule: Type.String({ maxLength: 60, title: 'กติกา' }),
        reason: Type.String({ maxLength: 500, title: 'เหตุผลที่ให้ผ่าน' }),
      }),
      { maxItems: 30 },
    ),
  ),
})
export type Checking = Static<typeof Checking>

/** Of the meeting whose agenda is printed. */
export const AgendaQuery = Closed({
  no: Type.String({ minLength: 1, maxLength: 40, title: 'ครั้งที่ประชุม' }),
  on: DayQuery('วันที่ประชุม'),
})

export const Returning = Closed({ version: Version, words: Words })
export type Returning = Static<typeof Returning>

export const Answering = Closed({ version: Version, words: Words })
export type Answering = Static<typeof Answering>

export const Refusing = Closed({
  version: Version,
  reason: {
    ...OneOf(...(Object.keys(REFUSAL_REASONS) as RefusalReason[])),
    title: 'เหตุผลที่ไม่อนุมัติ',
  },
  /** Of the rules that it was judged by; it stands in the letter. */
  clause: Type.Optional(Type.String({ maxLength: 300, title: 'ข้อของระเบียบ' })),
  words: Words,
})
export type Refusing = Static<typeof Refusing>

export const Approving = Closed({
  version: Version,
  /** The committee's, where it is theirs to decide. */
  meeting: Type.Optional(
    Closed({
      no: Type.String({ minLength: 1, maxLength: 40, title: 'ครั้งที่ประชุม' }),
      on: DayQuery('วันที่ประชุม'),
    }),
  ),
})
export type Approving = Static<typeof Approving>

/** For a member who has lost the old phone. */
export const CounterPhone = Closed({
  mobile: Type.String({ minLength: 9, maxLength: 20, title: 'หมายเลขโทรศัพท์ใหม่' }),
  reason: Type.String({ maxLength: 500, title: 'เหตุผล' }),
  identity_checked: Type.Literal(true, { title: 'ตรวจบัตรประชาชนแล้ว' }),
})
export type CounterPhone = Static<typeof CounterPhone>
