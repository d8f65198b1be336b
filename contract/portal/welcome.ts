import { type Static, Type } from 'typebox'
import { Reply } from '#contract/envelope.ts'
import { Amount, Closed, Feed, IsoDate, Month, Nullable, OneOf } from './figures.ts'

export const CollectionState = OneOf('deducted', 'partly', 'none', 'waiting')
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
  /** The end of the month before; `before` in changes is of that day. */
  compared_with: IsoDate,
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
