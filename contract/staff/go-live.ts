import { type Static, Type } from 'typebox'
import { GO_LIVE_KEYS } from '#domain/site/go-live.ts'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

/** One thing that a new site needs: whether it is there, and what was found. */
export const GoLiveItem = Closed({
  key: OneOf(...GO_LIVE_KEYS),
  done: Type.Boolean(),
  says: Type.String(),
})
export type GoLiveItem = Static<typeof GoLiveItem>

export const GoLive = Closed({
  /** Since when visitors see the site; null while they are shown that it is coming. */
  opened_at: Nullable(Instant),
  /** Since when and why a site that was open is closed again. */
  closed: Nullable(Closed({ at: Instant, reason: Type.String() })),
  /** A site with the demo cooperative in it is open from the first. */
  is_demo: Type.Boolean(),
  items: Type.Array(GoLiveItem),
  /** What still stands between the site and its visitors. */
  missing: Type.Array(OneOf(...GO_LIVE_KEYS)),
})
export type GoLive = Static<typeof GoLive>

export const GoLiveReply = Reply(GoLive)

/** Which pages are to begin with a draft. */
export const Drafts = Closed({ what: OneOf('policies', 'terms') })

export const CloseSite = Closed({
  reason: Type.String({ minLength: 10, maxLength: 500, title: 'เหตุผล' }),
})
export type CloseSite = Static<typeof CloseSite>
