import { Type } from 'typebox'

/** A long text cut at its headings; the heading of what stands before the first one is empty. */
export const TextSections = Type.Array(
  Type.Object({
    heading: Type.String(),
    html: Type.String({ description: 'sanitised HTML' }),
  }),
)
