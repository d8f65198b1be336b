import { type Static, Type } from 'typebox'
import { Day, Instant, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed } from './figures.ts'

/** 'reported': the employer has told what was deducted, and the cooperative has not posted it yet. */
export const CollectionState = OneOf('deducted', 'partly', 'none', 'waiting', 'reported')
export type CollectionState = Static<typeof CollectionState>

export const WelcomeFeed = Feed({
  member: Closed({
    membership_no: Type.String(),
    prefix: Type.String(),
    member_name: Type.String(),
    member_surname: Type.String(),
  }),
  share: Closed({ balance: Amount, monthly: Amount, instalments: Type.Integer() }),
  loan: Closed({ balance: Amount, contracts: Type.Integer({ description: 'not yet paid off' }) }),
  deposit: Closed({ balance: Amount, accounts: Type.Integer() }),
  /** The newest month that was billed. */
  collection: Nullable(
    Closed({ period: Month, billed: Amount, deducted: Amount, state: CollectionState }),
  ),
  /** When the member last looked, and whether there is anything newer since. */
  last_visit: Nullable(Closed({ at: Instant, is_news_since: Type.Boolean() })),
  /** The day the last visit's figures were of; without news since, the end of the month before. */
  compared_with: Day,
  /** Only what is not as it was. */
  changes: Type.Array(
    Closed({
      kind: OneOf('share', 'loan', 'deposit', 'collection'),
      before: Amount,
      after: Amount,
      difference: Amount,
    }),
  ),
})
export type WelcomeFeed = Static<typeof WelcomeFeed>
export const WelcomeReply = Reply(WelcomeFeed)
