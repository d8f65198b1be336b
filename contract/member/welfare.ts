import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed } from './figures.ts'

/** The tabs of the page, as the store and the address spell them. */
export const WelfareTab = OneOf('all', 'received', 'rights')
export type WelfareTab = Static<typeof WelfareTab>

export const WelfareFeed = Feed({
  tabs: Type.Array(Closed({ key: WelfareTab, name: Type.String(), count: Type.Integer() })),
  rights: Type.Array(
    Closed({
      type_code: Type.String(),
      name: Type.String(),
      /** In the cooperative's words; null where it has set none. */
      condition: Nullable(Type.String()),
      most: Amount,
      amount: Amount,
      used: Amount,
      left: Amount,
      /** Paid to those who come after the member, and never to be added to what the member may ask for. */
      for_heirs: Type.Boolean(),
    }),
  ),
  /** Newest first. */
  requests: Type.Array(
    Closed({
      request_no: Type.String(),
      type_code: Type.String(),
      name: Type.String(),
      requested_on: Day,
      amount: Amount,
      state: OneOf('waiting', 'approved', 'paid', 'refused'),
    }),
  ),
  received_total: Amount,
  /** What those who come after the member are given on death. */
  heirs_total: Amount,
})
export type WelfareFeed = Static<typeof WelfareFeed>
export const WelfareReply = Reply(WelfareFeed)
