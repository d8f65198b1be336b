// What is told to everybody connected, and what goes out by SMS and e-mail, in the back office.

import { type Static, Type } from 'typebox'
import { Day, Instant, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Paged } from './parts.ts'

export const Announcements = Closed({
  /** Who would hear it now; null where an outside broker does not tell. */
  listening: Nullable(Type.Integer()),
  sent: Type.Array(
    Closed({
      announcement_id: Type.Integer(),
      title: Type.String(),
      body: Type.String(),
      topic_id: Nullable(Type.Integer()),
      topic_title: Nullable(Type.String()),
      sent_at: Instant,
      officer: Type.String(),
      listening: Nullable(Type.Integer()),
    }),
  ),
})
export type Announcements = Static<typeof Announcements>
export const AnnouncementsReply = Reply(Announcements)

/** How many browsers it was sent to; null where an outside broker does not tell. */
export const AnnouncedReply = Type.Object({
  rc_code: Type.Literal('1'),
  rc_des: Type.String(),
  data: Closed({ reached: Nullable(Type.Integer()) }),
})
export type Announced = Static<typeof AnnouncedReply>

/** A published piece of news, as an announcement would tell of it. */
export const AnnouncementDraftReply = Reply(
  Closed({
    topic_id: Type.Integer(),
    topic_title: Type.String(),
    title: Type.String(),
    body: Type.String(),
  }),
)

export const NewAnnouncement = Closed({
  title: Type.String({ maxLength: 1_000, title: 'หัวข้อ' }),
  body: Type.String({ maxLength: 5_000, title: 'ข้อความ' }),
  topic_id: Type.Integer({ minimum: 1, maximum: 999_999_999, title: 'หน้าที่เปิด' }),
})

const OutboxState = OneOf('waiting', 'sent', 'gave_up')

/** What a list is asked for by; a message that nobody knows the end of was given up, too. */
export const OutboxFilter = OneOf('waiting', 'sent', 'gave_up', 'not_known')

/** At once; more are sent by pressing again. */
export const RETRIES_MOST = 1_000

/** All that such a list shows and may be sent again: as many as the officer saw. */
export const OutboxRetries = Closed({
  state: OneOf('gave_up', 'not_known'),
  count: Type.Integer({ minimum: 1, maximum: RETRIES_MOST, title: 'จำนวนข้อความ' }),
})
export type OutboxRetries = Static<typeof OutboxRetries>

export const Outbox = Closed({
  ...Paged,
  /** The month's bills: how far each month is told, and by night what became of its messages. */
  bills: Type.Optional(
    Closed({
      months: Type.Array(
        Closed({ period: Month, people: Type.Integer(), ended_on: Nullable(Day) }),
      ),
      nights: Type.Array(
        Closed({
          day: Day,
          sent: Type.Integer(),
          waiting: Type.Integer(),
          gave_up: Type.Integer(),
        }),
      ),
    }),
  ),
  counts: Closed({
    waiting: Type.Integer(),
    sent: Type.Integer(),
    gave_up: Type.Integer(),
    not_known: Type.Optional(Type.Integer()),
  }),
  /** How many of all pages may be sent again, up to what goes at once. */
  may_retry: Type.Optional(Type.Integer()),
  messages: Type.Array(
    Closed({
      message_id: Type.Integer(),
      channel: OneOf('sms', 'email', 'push', 'line'),
      /** Masked: an officer helps a member without needing all of it. */
      to: Type.String(),
      /** Whose it is: a member's, or a unit's. */
      membership_no: Nullable(Type.String()),
      unit_no: Nullable(Type.String()),
      /** What it is about; never its words, which may be a code. */
      subject: Type.String(),
      state: OutboxState,
      created_at: Instant,
      tries: Type.Integer(),
      next_try_at: Nullable(Instant),
      ended_at: Nullable(Instant),
      last_error: Nullable(Type.String()),
      may_retry: Type.Boolean(),
    }),
  ),
})
export type OutboxBills = NonNullable<Static<typeof Outbox>['bills']>
export type Outbox = Static<typeof Outbox>
export const OutboxReply = Reply(Outbox)
