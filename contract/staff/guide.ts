import { type Static, Type } from 'typebox'
import { Reply } from '../shared/envelope.ts'
import { Nullable } from '../shared/shapes.ts'

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
