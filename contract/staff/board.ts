// The web board in the back office.

import { type Static, Type } from 'typebox'
import { Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { REPORT_REASONS } from '#domain/content/board-post.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Paged, Reason } from './parts.ts'

export const ModerationFilter = OneOf('queue', 'unanswered', 'hidden', 'all')

const Message = {
  message_id: Type.Integer(),
  question_id: Nullable(Type.Integer()),
  title: Type.String({ description: "of an answer its question's" }),
  body: Type.String({ description: 'plain text' }),
  author_kind: OneOf('guest', 'member', 'staff'),
  author_name: Type.String(),
  written_at: Instant,
  state: OneOf('waiting', 'shown', 'hidden'),
  reports: Type.Integer({ description: 'open ones' }),
}

export const BoardQueue = Closed({
  ...Paged,
  counts: Closed({
    queue: Type.Integer(),
    unanswered: Type.Integer(),
    hidden: Type.Integer(),
  }),
  messages: Type.Array(Closed(Message)),
})
export type BoardQueue = Static<typeof BoardQueue>
export const BoardQueueReply = Reply(BoardQueue)

const ThreadMessage = Closed({
  ...Message,
  /** Where a guest said they can be written to. */
  email: Nullable(Type.String()),
  author_no: Nullable(Type.String()),
  decided: Nullable(Closed({ at: Instant, by: Type.String(), why: Type.String() })),
  reported: Type.Array(
    Closed({
      reason: OneOf(...REPORT_REASONS.map(({ value }) => value)),
      detail: Type.String(),
      at: Instant,
      settled: Nullable(Closed({ at: Instant, by: Type.String() })),
    }),
  ),
  can_block: Closed({ visitor: Type.Boolean(), network: Type.Boolean() }),
})
export type ThreadMessage = Static<typeof ThreadMessage>

export const BoardThread = Closed({
  topic_id: Type.Integer(),
  title: Type.String(),
  pinned: Type.Boolean(),
  locked: Type.Boolean(),
  /** The question first, then its answers, oldest first. */
  messages: Type.Array(ThreadMessage),
})
export type BoardThread = Static<typeof BoardThread>
export const BoardThreadReply = Reply(BoardThread)

export const Hiding = Closed({ reason: Reason })
export const Marking = Closed({
  pinned: Type.Boolean({ title: 'ปักหมุด' }),
  locked: Type.Boolean({ title: 'ปิดรับคำตอบ' }),
})
export const OfficerAnswer = Closed({ body: Type.String({ maxLength: 20_000, title: 'คำตอบ' }) })

export const BlockList = Closed({
  blocks: Type.Array(
    Closed({
      block_id: Type.Integer(),
      kind: OneOf('word', 'network', 'visitor'),
      /** The word; of people what they called themselves, since nobody knows more. */
      label: Type.String(),
      message_id: Nullable(Type.Integer()),
      why: Type.String(),
      created_at: Instant,
      officer: Type.String(),
      expires_at: Nullable(Instant),
      stands: Type.Boolean(),
    }),
  ),
})
export type BlockList = Static<typeof BlockList>
export const BlockListReply = Reply(BlockList)

/** A word, or the writer of a message: an officer cannot block what they have not seen. */
export const NewBlock = Closed({
  kind: { ...OneOf('word', 'network', 'visitor'), title: 'สิ่งที่ต้องการระงับ' },
  word: Type.Optional(Type.String({ maxLength: 200, title: 'คำ' })),
  message_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999, title: 'ข้อความ' })),
  reason: Reason,
  days: Type.Union([Type.Integer({ minimum: 1, maximum: 366 }), Type.Null()], {
    title: 'จำนวนวัน',
  }),
})
export type NewBlock = Static<typeof NewBlock>

export const ReplyTemplates = Closed({
  templates: Type.Array(
    Closed({
      template_id: Type.Integer(),
      title: Type.String(),
      body: Type.String(),
      changed_at: Instant,
      officer: Type.String(),
    }),
  ),
})
export type ReplyTemplates = Static<typeof ReplyTemplates>
export const ReplyTemplatesReply = Reply(ReplyTemplates)

export const ReplyTemplatePut = Closed({
  title: Type.String({ maxLength: 400, title: 'ชื่อคำตอบ' }),
  body: Type.String({ maxLength: 20_000, title: 'ข้อความ' }),
})
