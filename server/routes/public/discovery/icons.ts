// The cooperative's mark in the sizes that browsers, phones and those who share a link ask for. Drawn from
// one file, once, and then kept.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import sharp from 'sharp'
import { Type } from 'typebox'
import { mediaFile } from '#database/queries/content/media.ts'
import { slides } from '#database/queries/content/slide.ts'
import { Refusal } from '#server/http/errors.ts'
import { markAsSvg, markFile } from '#server/pages/brand-mark.ts'
import { readPageConfig } from '#server/pages/page-config.ts'
import { Uuid } from '#server/routes/public/content/media.ts'

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
  const mark = async (size: number) =>
    sharp(await markFile(app), { density: 300 }).resize(size, size, {
      fit: 'contain',
      background: WHITE,
    })
  // Not for ever, as other files: their addresses stay when the mark changes.
  const config = { authz: 'public' as const, answers: 'page' as const, keep: true as const }
  const schema = { response: { 200: Picture } }

  app.get('/icon.svg', { config, schema }, async (_, reply) =>
    reply.type('image/svg+xml').send(await markAsSvg(await markFile(app), 192)),
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
