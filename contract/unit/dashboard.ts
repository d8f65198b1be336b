import { type Static, Type } from 'typebox'
import { Amount, Feed } from '#contract/member/figures.ts'
import { Day, Instant, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

export const StepName = OneOf('billed', 'downloaded', 'sent', 'settled')

const UnitMonth = Closed({
  period: Month,
  members: Type.Integer(),
  billed: Amount,
  /** What the cooperative has taken in of it. */
  deducted: Amount,
  due_on: Nullable(Day),
  paid_on: Nullable(Day),
  /** What came through a bank by the unit's code, and when; left out while nothing has. */
  received: Type.Optional(Closed({ amount: Amount, on: Day })),
  standing: StepName,
})
export type UnitMonth = Static<typeof UnitMonth>

const Step = Closed({
  step: StepName,
  state: OneOf('done', 'unnoted', 'now', 'later'),
  on: Nullable(Day),
  by: Nullable(Type.String()),
})
export type UnitStep = Static<typeof Step>

const Change = Closed({
  previous: Month,
  members_before: Type.Integer(),
  before: Amount,
  joined: Type.Integer(),
  joined_amount: Amount,
  gone: Type.Integer(),
  gone_amount: Amount,
  changed: Type.Integer(),
  changed_amount: Amount,
})

const Event = Closed({
  kind: OneOf('viewed', 'downloaded', 'sent', 'corrected', 'closed', 'slip'),
  what: Type.String(),
  by: Type.String(),
  at: Instant,
})
export type UnitEvent = Static<typeof Event>

const Reminder = Closed({ words: Type.String(), at: Instant })
export type UnitReminder = Static<typeof Reminder>

const Notice = Closed({
  topic_id: Type.Integer(),
  title: Type.String(),
  published_at: Instant,
})

export const Dashboard = Feed({
  /** The day in Bangkok, by which the deadline counts. */
  today: Day,
  /** Newest first, every one that is kept. */
  months: Type.Array(UnitMonth),
  month: Nullable(
    Closed({
      ...UnitMonth.properties,
      /** What the unit told of it, until the core system has taken the money in. */
      reported: Nullable(Amount),
      steps: Type.Array(Step),
      change: Nullable(Change),
      events: Type.Array(Event),
      /** From the cooperative, newest first, while the result is still to come. */
      reminders: Type.Optional(Type.Array(Reminder)),
    }),
  ),
  notices: Type.Array(Notice),
  /** Of how many people the pay is to be certified. */
  certify_waiting: Type.Optional(Type.Integer()),
})
export type Dashboard = Static<typeof Dashboard>

export const DashboardReply = Reply(Dashboard)
