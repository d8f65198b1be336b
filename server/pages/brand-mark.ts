// The cooperative's mark: the picture its staff sent in, or the one the site came with.

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { mediaFile } from '#database/queries/content/media.ts'
import { settings } from '#database/queries/site/setting.ts'

export async function markFile(app: FastifyInstance): Promise<Buffer> {
  return (await ownMark(app)) ?? app.assets.logo
}

/** For papers: the cooperative's own mark as an SVG, or null where it has sent none in. */
export async function paperEmblem(app: FastifyInstance): Promise<string | null> {
  return app.memory.value('paper-emblem', async () => {
    const own = await ownMark(app)
    return own ? String(await markAsSvg(own, PAPER_POINTS)) : null
  })
}

// 19 mm at 500 points an inch.
const PAPER_POINTS = 384

/** A picture of points becomes one that any size may be asked of. */
export async function markAsSvg(picture: Buffer, points: number): Promise<Buffer> {
  if (picture.subarray(0, 4).toString() === '<svg') return picture
  const small = await sharp(picture)
    .resize(points, points, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer()
  const data = `data:image/png;base64,${small.toString('base64')}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${points} ${points}"><image href="${data}" width="${points}" height="${points}"/></svg>`,
  )
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

async function ownMark({ db }: FastifyInstance): Promise<Buffer | undefined> {
  const { logo_media } = await settings(db)
  return logo_media ? (await mediaFile(db, logo_media))?.bytes : undefined
}
