// What articles are made of in tests, with and without a browser.

import sharp from 'sharp'
import type { TopicText } from '#contract/staff/topics.ts'

/** A small picture, and one of its colours differs from one to the next. */
export function aPicture(red = 200): Promise<Buffer> {
  return sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 60 } },
  })
    .withExif({ IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .jpeg()
    .toBuffer()
}

export const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** What is sent to save a text, from what was read of it. */
export function asSent({ version: _, picture, gallery, documents, ...words }: TopicText) {
  return {
    ...words,
    picture_id: picture?.media_id ?? null,
    gallery: gallery.map(({ media_id }) => media_id),
    documents: documents.map(({ document_id }) => document_id),
  }
}
