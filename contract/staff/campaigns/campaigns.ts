// Messages to many members: written by one officer, let out by another.

import { type Static, Type } from 'typebox'
import { AUDIENCES, CAMPAIGN_TOPICS, WORDS_MAX } from '#domain/campaign/campaign.ts'
import { ROADS } from '#domain/notice/road.ts'
import { Instant } from '../../shared/dates.ts'
import { Reply } from '../../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'

const Road = OneOf(...ROADS)

const Campaign = {
  campaign_id: Type.Integer(),
  topic: OneOf(...CAMPAIGN_TOPICS),
  audience: OneOf(...AUDIENCES),
  unit_no: Nullable(Type.String()),
  words: Type.String(),
  state: OneOf('made', 'sending', 'sent', 'stopped'),
  maker: Type.String(),
  made_at: Instant,
  releaser: Nullable(Type.String()),
  released_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  /** For how many it has been put down so far, and to how many of them no message goes. */
  members: Type.Integer(),
  roadless: Type.Integer(),
}

/** Counted when it was made. */
const Estimate = Closed({
  members: Type.Integer(),
  roadless: Type.Integer(),
  roads: Type.Array(Closed({ road: Road, messages: Type.Integer() })),
  /** Of all its SMS; what was counted before there were parts has none. */
  sms_parts: Type.Optional(Type.Integer()),
  /** What the paid road costs; null where no price is set. */
  cost_satang: Nullable(Type.Integer()),
})
export type Estimate = Static<typeof Estimate>

export const CampaignsReply = Reply(
  Closed({
    campaigns: Type.Array(Closed(Campaign)),
    /** What SMS have cost this month; null where there is no limit. */
    sms: Nullable(
      Closed({
        spent_satang: Type.Integer(),
        cap_satang: Type.Integer(),
        is_near: Type.Boolean(),
        /** Only codes and what concerns one member's account or guarantee goes by SMS until the month is over. */
        is_reached: Type.Boolean(),
      }),
    ),
  }),
)
export type Campaigns = Static<typeof CampaignsReply>['data']

export const CampaignReply = Reply(
  Closed({
    ...Campaign,
    estimate: Estimate,
    /** What LINE says before it is let out: how many it may still send this month, and what these cost. */
    line: Nullable(
      Closed({
        messages: Type.Integer(),
        /** Null where there is no limit, or LINE does not say. */
        left: Nullable(Type.Integer()),
        cost_satang: Nullable(Type.Integer()),
      }),
    ),
    /** What comes by the roads to whoever did not ask for more. */
    preview: Type.String(),
    /** Of its messages; they are forgotten after a month. */
    roads: Type.Array(
      Closed({
        road: Road,
        sent: Type.Integer(),
        failed: Type.Integer(),
        /** Not sent, because it was stopped before. */
        stopped: Type.Integer(),
        /** May or may not have been handed on. */
        unknown: Type.Integer(),
        waiting: Type.Integer(),
      }),
    ),
    read: Type.Integer(),
    may_release: Type.Boolean(),
    may_stop: Type.Boolean(),
  }),
)
export type CampaignDetail = Static<typeof CampaignReply>['data']

export const NewCampaign = Closed({
  topic: { ...Campaign.topic, title: 'เรื่อง' },
  audience: { ...Campaign.audience, title: 'ส่งถึง' },
  unit_no: Type.String({ pattern: '^([0-9]{8})?$', title: 'เลขหน่วยงาน' }),
  words: Type.String({ minLength: 1, maxLength: WORDS_MAX, title: 'ข้อความ' }),
})
export type NewCampaign = Static<typeof NewCampaign>

export const CampaignMadeReply = Reply(Closed({ campaign_id: Type.Integer() }))
