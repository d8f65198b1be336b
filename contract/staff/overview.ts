import { type Static, Type } from 'typebox'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Nullable } from '../shared/shapes.ts'

export const Overview = Type.Object({
  queues: Type.Array(
    Type.Object({
      label: Type.String(),
      to: Type.String(),
      count: Type.Integer(),
      oldest: Nullable(Instant),
    }),
  ),
  /** For those who see imports: what the public and the members read now. */
  freshness: Type.Optional(
    Type.Object({
      as_of: Nullable(Day),
      published_at: Nullable(Instant),
      is_old: Type.Boolean(),
      files: Type.Array(Type.Object({ name: Type.String(), rows: Type.Integer() })),
    }),
  ),
  /** For those who watch: pages opened in a week, oldest day first. */
  views: Type.Optional(Type.Array(Type.Object({ day: Day, views: Type.Integer() }))),
  /** For those who watch: failed sign-ins of a week, oldest day first. */
  failed: Type.Optional(
    Type.Array(
      Type.Object({
        day: Day,
        member: Type.Integer(),
        unit: Type.Integer(),
        staff: Type.Integer(),
      }),
    ),
  ),
})
export type Overview = Static<typeof Overview>
export const OverviewReply = Reply(Overview)

// The staff guide.

const Heading = Type.Object({ no: Type.Integer(), title: Type.String() })

/** The whole guide in words, so that a browser finds in it what is typed without asking again. */
export const GuideContents = Type.Object({
  intro: Type.String(),
  chapters: Type.Array(Type.Object({ ...Heading.properties, words: Type.String() })),
})
export type GuideContents = Static<typeof GuideContents>
export const GuideContentsReply = Reply(GuideContents)

export const GuideChapter = Type.Object({
  ...Heading.properties,
  html: Type.String(),
  picture: Type.Object({
    /** The picture itself, as a data address: an <img> could not say who asks for it. */
    src: Type.String(),
    alt: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
  before: Nullable(Heading),
  after: Nullable(Heading),
})
export type GuideChapter = Static<typeof GuideChapter>
export const GuideChapterReply = Reply(GuideChapter)
