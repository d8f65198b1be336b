import { type Static, Type } from 'typebox'
import { DETAIL_MAX, REPORT_REASONS, type ReportReason } from '#domain/content/board-post.ts'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable } from '../shared/shapes.ts'

const Author = Type.Object({
  kind: Type.Union([Type.Literal('guest'), Type.Literal('member'), Type.Literal('staff')]),
  name: Type.String(),
})
export type Author = Static<typeof Author>

export const Board = Type.Object({
  questions: Type.Array(
    Type.Object({
      topic_id: Type.Integer(),
      title: Type.String(),
      excerpt: Type.String(),
      author: Author,
      asked_at: Instant,
      answers: Type.Integer(),
      pinned: Type.Boolean(),
    }),
  ),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
})
export type Board = Static<typeof Board>
export const BoardReply = Reply(Board)

export const BoardAnswer = Type.Object({
  answer_id: Type.Integer(),
  body: Type.String({ description: 'plain text' }),
  author: Author,
  answered_at: Instant,
})
export type BoardAnswer = Static<typeof BoardAnswer>

export const BoardShow = Type.Object({
  topic_id: Type.Integer(),
  title: Type.String(),
  body: Type.String({ description: 'plain text' }),
  description: Type.String(),
  author: Author,
  asked_at: Instant,
  pinned: Type.Boolean(),
  /** Nobody but the cooperative answers any more. */
  locked: Type.Boolean(),
  answers: Type.Array(BoardAnswer),
})
export type BoardShow = Static<typeof BoardShow>
export const BoardShowReply = Reply(BoardShow)

// Wide enough that a text somewhat too long gets the domain's own sentence about it.
const Answer = {
  body: Type.String({ maxLength: 20_000, title: 'ข้อความ' }),
  name: Type.Optional(Type.String({ maxLength: 1_000, title: 'ชื่อ' })),
  recaptcha: Type.String({ maxLength: 4_000, title: 'ผลการตรวจสอบ' }),
}

export const AnswerPost = Closed(Answer)
export type AnswerPost = Static<typeof AnswerPost>

export const QuestionPost = Closed({
  title: Type.String({ maxLength: 5_000, title: 'หัวข้อ' }),
  ...Answer,
  email: Type.Optional(Type.String({ maxLength: 1_000, title: 'อีเมล' })),
})
export type QuestionPost = Static<typeof QuestionPost>

/** Whether everybody sees it already, or an officer first. */
const Standing = Type.Union([Type.Literal('waiting'), Type.Literal('shown')])

export const QuestionPosted = Type.Object({ topic_id: Type.Integer(), state: Standing })
export type QuestionPosted = Static<typeof QuestionPosted>
export const QuestionPostedReply = Reply(QuestionPosted)

export const AnswerPosted = Type.Object({
  state: Standing,
  /** As everybody sees it, unless it waits. */
  answer: Nullable(BoardAnswer),
})
export type AnswerPosted = Static<typeof AnswerPosted>
export const AnswerPostedReply = Reply(AnswerPosted)

export const ReportPost = Closed({
  reason: Type.Unsafe<ReportReason>(
    Type.Union(
      REPORT_REASONS.map(({ value }) => Type.Literal(value)),
      { title: 'เหตุผล' },
    ),
  ),
  detail: Type.String({ maxLength: DETAIL_MAX, title: 'รายละเอียด' }),
  recaptcha: Answer.recaptcha,
})
export const ReportedReply = Reply(Type.Object({ message_id: Type.Integer() }))
