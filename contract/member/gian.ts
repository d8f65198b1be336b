import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable } from '../shared/shapes.ts'
import { Feed, Ppm } from './figures.ts'

export const GianFeed = Feed({
  beneficiaries: Type.Array(
    Closed({
      seq: Type.Integer(),
      name: Type.String(),
      relation: Type.String(),
      address: Nullable(Type.String()),
      share_ppm: Ppm,
      noted_on: Day,
      note: Nullable(Type.String()),
    }),
  ),
  /** A million where there are any: the shares make a whole. */
  total_ppm: Ppm,
  last_noted_on: Nullable(Day),
})
export type GianFeed = Static<typeof GianFeed>
export const GianReply = Reply(GianFeed)
