// The cooperative's mark in the sizes that browsers, phones and those who share a link ask for. Drawn from
// one file, once, and then kept.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import sharp from 'sharp'
import { Type } from 'typebox'
import { mediaFile } from '#database/queries/media.ts'
import { settings } from '#database/queries/setting.ts'
import { slides } from '#database/queries/slide.ts'
import { Refusal } from '#server/errors.ts'
import { readPageConfig } from '#server/page-config.ts'
import { Uuid } from '#server/routes/media.ts'

const WHITE = '#ffffff'
const ICONS = {
  'favicon.ico': 48,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
}
// What Facebook and LINE show in full.
const SHARED = { width: 1200, height: 630 }
const Picture = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })

export const iconRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** The cooperative's own, where it has sent one in. */
  async function logo(): Promise<Buffer> {
    const { logo_media } = await settings(app.db)
    const own = logo_media ? await mediaFile(app.db, logo_media) : undefined
    return own?.bytes ?? app.assets.logo
  }
  const mark = async (size: number) =>
    sharp(await logo(), { density: 300 }).resize(size, size, { fit: 'contain', background: WHITE })
  // Not for ever, as other files: their addresses stay when the mark changes.
  const config = { authz: 'public' as const, answers: 'page' as const, keep: true as const }
  const schema = { response: { 200: Picture } }

  app.get('/icon.svg', { config, schema }, async (_, reply) =>
    reply.type('image/svg+xml').send(await asSvg(await logo())),
  )

  for (const [name, size] of Object.entries(ICONS)) {
    app.get(`/${name}`, { config, schema }, async (_, reply) => {
      reply.type('image/png')
      return (await mark(size)).flatten({ background: WHITE }).png({ palette: true }).toBuffer()
    })
  }

  app.get(
    '/manifest.webmanifest',
    { config, schema: { response: { 200: Type.Unknown() } } },
    async (_, reply) => {
      const { coopNameTH, coopShortNameTH, www_description, brand_color } = await readPageConfig(
        app.db,
      )
      reply.type('application/manifest+json; charset=utf-8')
      return JSON.stringify({
        name: coopNameTH,
        short_name: coopShortNameTH,
        description: www_description,
        lang: 'th',
        id: '/home',
        start_url: '/home',
        display: 'standalone',
        background_color: WHITE,
        theme_color: brand_color,
        icons: [192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any',
        })),
      })
    },
  )

  app.get(
    '/shared/:mediaId.jpg',
    { config, schema: { params: Type.Object({ mediaId: Uuid }), ...schema } },
    async ({ params }, reply) => {
      const file = await mediaFile(app.db, params.mediaId)
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
      reply.type('image/jpeg')
      return sharp(file.bytes)
        .resize({ ...SHARED, fit: 'cover' })
        .jpeg({ quality: 80 })
        .toBuffer()
    },
  )

  // For pages without a picture of their own: the first slide, or the mark on the cooperative's colour.
  app.get('/shared/site.jpg', { config, schema }, async (_, reply) => {
    const [first] = await slides(app.db)
    const file = first && (await mediaFile(app.db, first.media_id))
    const picture = file
      ? sharp(file.bytes).resize({ ...SHARED, fit: 'cover' })
      : sharp({
          create: {
            ...SHARED,
            channels: 3,
            background: (await readPageConfig(app.db)).brand_color,
          },
        }).composite([{ input: await (await mark(360)).png().toBuffer() }])
    reply.type('image/jpeg')
    return picture.jpeg({ quality: 80 }).toBuffer()
  })
}

/** A picture of points becomes one that any size may be asked of, as the address promises. */
async function asSvg(picture: Buffer): Promise<Buffer> {
  if (picture.subarray(0, 4).toString() === '<svg') return picture
  const small = await sharp(picture).resize(192, 192, { fit: 'inside' }).png().toBuffer()
  const data = `data:image/png;base64,${small.toString('base64')}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image href="${data}" width="192" height="192"/></svg>`,
  )
}
