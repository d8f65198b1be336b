import { type Static, Type } from 'typebox'
import { Reply } from '#contract/envelope.ts'
import { Closed, Feed, IsoDate, Nullable, Ppm } from './figures.ts'

export const GianFeed = Feed({
  beneficiaries: Type.Array(
    Closed({
      seq: Type.Integer(),
      name: Type.String(),
      relation: Type.String(),
      address: Nullable(Type.String()),
      share_ppm: Ppm,
      noted_on: IsoDate,
      note: Nullable(Type.String()),
    }),
  ),
  /** A million where there are any: the shares make a whole. */
  total_ppm: Ppm,
  last_noted_on: Nullable(IsoDate),
})
export type GianFeed = Static<typeof GianFeed>
export const GianReply = Reply(GianFeed)
