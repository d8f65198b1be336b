// The members' voice in the back office.

import { type Static, Type } from 'typebox'
import { DemandStatusName } from '#contract/public/demand.ts'
import { Instant, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { DEMAND_KINDS } from '#domain/content/demand.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Paged } from './parts.ts'

const Kind = OneOf(...DEMAND_KINDS)

export const InboxStatus = OneOf('open', 'received', 'working', 'answered', 'all')

export const DemandInbox = Closed({
  ...Paged,
  /** Of those not answered yet. */
  counts: Closed({ open: Type.Integer(), mine: Type.Integer(), nobody: Type.Integer() }),
  demands: Type.Array(
    Closed({
      demand_id: Type.Integer(),
      kind: Kind,
      subject: Type.String(),
      excerpt: Type.String(),
      sent_at: Instant,
      status: DemandStatusName,
      assigned: Nullable(Type.String()),
      published: Type.Boolean(),
      /** How many pictures and papers came with it. */
      files: Type.Integer(),
      /** Begun days since it came, or that its answer took. */
      days: Type.Integer(),
    }),
  ),
})
export type DemandInbox = Static<typeof DemandInbox>
export const DemandInboxReply = Reply(DemandInbox)

export const OfficersDemand = Closed({
  demand_id: Type.Integer(),
  kind: Kind,
  status: DemandStatusName,
  sent_at: Instant,
  /** Exactly as it was sent. */
  sent: Closed({ subject: Type.String(), body: Type.String() }),
  sender: Closed({
    anonymous: Type.Boolean(),
    name: Nullable(Type.String()),
    contact: Nullable(Type.String()),
  }),
  /** For officers alone, published or not. */
  files: Type.Array(
    Closed({
      file_id: Type.String(),
      name: Type.String(),
      kind: OneOf('application/pdf', 'image/webp'),
      size: Type.Integer({ description: 'bytes' }),
    }),
  ),
  /** As everybody reads it, or will. */
  shown: Closed({
    subject: Type.String(),
    body: Type.String(),
    published_at: Nullable(Instant),
  }),
  answer: Nullable(
    Closed({ body: Type.String(), answered_by: Type.String(), answered_at: Instant }),
  ),
  assigned: Nullable(Closed({ login: Type.String(), name: Type.String() })),
  steps: Type.Array(Closed({ status: DemandStatusName, at: Instant })),
  notes: Type.Array(
    Closed({
      note_id: Type.Integer(),
      words: Type.String(),
      written_at: Instant,
      officer: Type.String(),
    }),
  ),
  /** Who may be asked to look after it. */
  officers: Type.Array(Closed({ login: Type.String(), name: Type.String() })),
  /** In whose name the cooperative answers unless an officer says otherwise. */
  answers_as: Type.String(),
})
export type OfficersDemand = Static<typeof OfficersDemand>
export const OfficersDemandReply = Reply(OfficersDemand)

export const DemandFiguresReply = Reply(
  Closed({
    open: Type.Integer(),
    /** Begun days that the oldest open matter has waited. */
    oldest_days: Nullable(Type.Integer()),
    /** Of the last year. */
    median_days: Nullable(Type.Integer()),
    answered: Type.Integer(),
    months: Type.Array(
      Closed({
        month: Month,
        received: Type.Integer(),
        answered: Type.Integer(),
        median_days: Nullable(Type.Integer()),
      }),
    ),
  }),
)

export const Assigning = Closed({
  to: Type.Union([Type.String({ maxLength: 64 }), Type.Null()], { title: 'ผู้รับผิดชอบ' }),
})
/** Answered is what answering makes it. */
export const DemandStanding = Closed({
  status: { ...OneOf('received', 'working'), title: 'สถานะ' },
})
export const Publishing = Closed({
  published: Type.Boolean({ title: 'การเผยแพร่' }),
  subject: Type.String({ maxLength: 1_000, title: 'หัวข้อ' }),
  body: Type.String({ maxLength: 20_000, title: 'รายละเอียด' }),
})
export const Answering = Closed({
  body: Type.String({ maxLength: 40_000, title: 'คำตอบ' }),
  as: Type.String({ maxLength: 500, title: 'ตอบในนาม' }),
  /** The answer this officer saw when they began; another's since then is not overwritten. */
  seen: Type.Union([Type.String({ maxLength: 40_000 }), Type.Null()], { title: 'คำตอบเดิม' }),
})
export const Noting = Closed({ words: Type.String({ maxLength: 20_000, title: 'บันทึกภายใน' }) })
