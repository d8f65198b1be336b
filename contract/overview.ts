import { type Static, Type } from 'typebox'
import { Reply } from './envelope.ts'

const When = Type.String({ format: 'date-time' })

export const Overview = Type.Object({
  queues: Type.Array(
    Type.Object({
      label: Type.String(),
      to: Type.String(),
      count: Type.Integer(),
      oldest: Type.Union([When, Type.Null()]),
    }),
  ),
  /** For those who see imports: what the public and the members read now. */
  freshness: Type.Optional(
    Type.Object({
      as_of: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
      published_at: Type.Union([When, Type.Null()]),
      is_old: Type.Boolean(),
      files: Type.Array(Type.Object({ name: Type.String(), rows: Type.Integer() })),
    }),
  ),
  /** For those who watch: pages opened in a week, oldest day first. */
  views: Type.Optional(
    Type.Array(Type.Object({ day: Type.String({ format: 'date' }), views: Type.Integer() })),
  ),
  /** For those who watch: failed sign-ins of a week, oldest day first. */
  failed: Type.Optional(
    Type.Array(
      Type.Object({
        day: Type.String({ format: 'date' }),
        member: Type.Integer(),
        unit: Type.Integer(),
        staff: Type.Integer(),
      }),
    ),
  ),
})
export type Overview = Static<typeof Overview>
export const OverviewReply = Reply(Overview)
