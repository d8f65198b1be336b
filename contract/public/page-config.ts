import { type Static, Type } from 'typebox'
import { Day } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { PushConfig } from './push.ts'

/** The page config global (REQ-503), without what belongs to one visitor. */
export const PageConfig = Type.Object({
  coopNameTH: Type.String(),
  coopNameEN: Type.String(),
  coopShortNameTH: Type.String(),
  coop_address: Type.String(),
  /** Whom to call where a page cannot help. */
  phone: Type.String(),
  /** When somebody is there, as every page tells it. */
  office_days: Type.String(),
  office_time: Type.String(),
  www_description: Type.String(),
  title_prefix: Type.String(),
  /** Address of the cooperative's own mark, or empty for the one the site came with. */
  logo: Type.String(),
  brand_color: Type.String(),
  show_marquee: Type.Boolean(),
  /** The page for those who would join, where there is one. */
  join_url: Type.Optional(Type.String()),
  /** Members may pay by a code. */
  pay: Type.Optional(Type.Literal(true)),
  /** Kinds of deposit accounts that may be paid into so. */
  pay_deposits: Type.Optional(Type.Array(Type.String())),
  menureport: Type.Array(
    Type.Object({
      title: Type.String(),
      kind: Type.Union([Type.Literal('annual'), Type.Literal('monthly')]),
      as_of: Day,
      url: Type.String(),
    }),
  ),
})
export type PageConfig = Static<typeof PageConfig>

/** What a visitor's browser adds: the anti-forgery token that goes out as X-CSRF-TOKEN, and the broker. */
export const VisitorPageConfig = Type.Intersect([
  PageConfig,
  Type.Object({
    csrf_token: Type.String(),
    pusher: PushConfig,
    /** Where the cooperative has set it: what its browsers show reCAPTCHA. */
    recaptcha_key: Type.Optional(Type.String()),
    /** Members may prove who they are with ThaID. */
    thaid: Type.Optional(Type.Literal(true)),
  }),
])
export type VisitorPageConfig = Static<typeof VisitorPageConfig>

export const PageConfigReply = Reply(VisitorPageConfig)
