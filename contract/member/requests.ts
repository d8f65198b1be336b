// What a member asks at the desk, and how far it is.

import { type Static, Type } from 'typebox'
import { Day, Instant, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { REQUEST_KIND_NAMES } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES, type RequestState } from '#domain/request/request-state.ts'
import { SHARE_CHANGES, type ShareChangeKind } from '#domain/request/share-change.ts'
import { SHARE_RULES, type ShareRule } from '#domain/request/share-rules.ts'
import { LoanPaper } from '../shared/loan-paper.ts'
import { Amount, Ppm, SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Feed } from './figures.ts'

const Change = OneOf(...(Object.keys(SHARE_CHANGES) as ShareChangeKind[]))
/** A version that was read. */
export const Version = SentNumber('รุ่นของคำขอ', 1)

export const State = OneOf(...(Object.keys(REQUEST_STATES) as RequestState[]))
export const Kind = OneOf(...REQUEST_KIND_NAMES)

export const ShareChangeQuery = Closed({
  change: Type.Optional({ ...Change, title: 'สิ่งที่ขอ' }),
  amount: Type.Optional(Type.String({ pattern: '^[0-9]{1,11}$', title: 'จำนวนเงิน' })),
})

const Limit = Closed({ amount: Amount, why: Type.String() })

export const FindingRow = Closed({
  rule: Type.String(),
  /** Null where an officer must look. */
  passes: Nullable(Type.Boolean()),
  says: Type.String(),
  clause: Type.String(),
})

export const ShareChangeOffer = Feed({
  is_open: Type.Boolean(),
  monthly: Amount,
  /** 0 where the register has none. */
  salary: Amount,
  first_period: Month,
  cut_off_day: Type.Integer({ minimum: 1, maximum: 31 }),
  step: Amount,
  least: Limit,
  most: Nullable(Limit),
  residual_least: Amount,
  residual_ppm: Ppm,
  may_stop: Type.Boolean(),
  wished: Nullable(
    Closed({
      change: Change,
      amount: Amount,
      allowed: Type.Boolean(),
      findings: Type.Array(
        Closed({
          ...FindingRow.properties,
          rule: OneOf(...(Object.keys(SHARE_RULES) as ShareRule[])),
        }),
      ),
      bill_before: Amount,
      bill_after: Amount,
      residual_before: Amount,
      residual_after: Amount,
      /** Of the running year; null where nothing can be expected. */
      dividend_before: Nullable(Amount),
      dividend_after: Nullable(Amount),
    }),
  ),
})
export type ShareChangeOffer = Static<typeof ShareChangeOffer>
export const ShareChangeReply = Reply(ShareChangeOffer)

/** What was sent from another page than the desk's. */
const SentMatter = Closed({
  key: Type.String(),
  title: Type.String(),
  about: Type.String(),
  state: OneOf('waiting', 'working', 'done', 'refused'),
  sent_at: Instant,
  /** What comes next; empty where it has ended. */
  next: Type.String(),
  answer: Nullable(Closed({ words: Type.String(), at: Instant })),
  /** The page it was sent from. */
  to: Type.String(),
})
export type SentMatter = Static<typeof SentMatter>

export const OwnRequests = Closed({
  requests: Type.Array(
    Closed({
      request_id: Type.Integer(),
      version: Type.Integer(),
      request_no: Type.String(),
      kind: Kind,
      title: Type.String(),
      summary: Type.String(),
      state: State,
      sent_at: Instant,
      /** What comes next; empty where it has ended. */
      next: Type.String(),
      promised_on: Nullable(Day),
      promised_days: Type.Integer(),
      may_withdraw: Type.Boolean(),
      may_mend: Type.Boolean(),
      /** An officer answers it, and it is over. */
      is_answered: Type.Boolean(),
      /** Until then nothing of it takes effect; null where it is not held. */
      held_until: Nullable(Instant),
      /** With one press, while it is held. */
      may_stop: Type.Boolean(),
      events: Type.Array(
        Closed({ at: Instant, state: State, by: Type.String(), words: Type.String() }),
      ),
      /** What the member signed for it and was written, of a loan. */
      papers: Type.Array(LoanPaper),
    }),
  ),
  matters: Type.Array(SentMatter),
})
export type OwnRequests = Static<typeof OwnRequests>
export const OwnRequestsReply = Reply(OwnRequests)

export const Withdrawing = Closed({ version: Version })
export type Withdrawing = Static<typeof Withdrawing>
