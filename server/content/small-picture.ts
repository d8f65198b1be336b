// Pictures of the site, smaller: for lists, and small enough to travel inside the page.

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { mediaFile } from '#database/queries/content/media.ts'

// As wide as a phone's screen: narrower, it would be blurred beyond recognition.
const WIDTH = 420

/** As a list shows it: sharp on a phone at a third of its screen. */
export function smallPicture(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 60, effort: 4 })
    .toBuffer()
}

/**
 * So that the first thing a visitor sees waits for no second request; the sharp one is laid over it when it arrives.
 * Its data address; undefined for what is no picture.
 */
export function previewOf(app: FastifyInstance, mediaId: string): Promise<string | undefined> {
  return app.memory.value(`preview ${mediaId}`, async () => {
    const file = await mediaFile(app.db, mediaId)
    if (!file) return undefined
    const small = sharp(file.bytes).resize({ width: WIDTH, withoutEnlargement: true })
    const bytes = await small.webp({ quality: 20, effort: 6 }).toBuffer()
    return `data:image/webp;base64,${bytes.toString('base64')}`
  })
}
