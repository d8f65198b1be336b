import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { mediaFile } from '#database/queries/content/media.ts'
import { slides } from '#database/queries/content/slide.ts'
import { Refusal } from '#server/http/errors.ts'
import { markAsSvg, markFile } from '#server/pages/brand-mark.ts'
import { readPageConfig } from '#server/pages/page-config.ts'

const WHITE = '#ffffff'

// What Facebook and LINE show in full.
const SHARED = { width: 1200, height: 630 }

export async function sendManifest({ server: app }: FastifyRequest, reply: FastifyReply) {
  const { coopNameTH, coopShortNameTH, www_description, brand_color } = await readPageConfig(app.db)
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
}

export async function sendSharedPicture(
  { server: app }: FastifyRequest,
  params: { mediaId: string },
  reply: FastifyReply,
) {
  const file = await mediaFile(app.db, params.mediaId)
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
  reply.type('image/jpeg')
  return sharp(file.bytes)
    .resize({ ...SHARED, fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export async function sendSharedMark({ server: app }: FastifyRequest, reply: FastifyReply) {
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
      }).composite([{ input: await (await markOf(app, 360)).png().toBuffer() }])
  reply.type('image/jpeg')
  return picture.jpeg({ quality: 80 }).toBuffer()
}

export async function sendSvgIcon({ server: app }: FastifyRequest, reply: FastifyReply) {
  return reply.type('image/svg+xml').send(await markAsSvg(await markFile(app), 192))
}

export async function sendIcon(app: FastifyInstance, size: number, reply: FastifyReply) {
  reply.type('image/png')
  return (await markOf(app, size)).flatten({ background: WHITE }).png({ palette: true }).toBuffer()
}

async function markOf(app: FastifyInstance, size: number) {
  const file = await markFile(app)
  return sharp(file, { density: 300 }).resize(size, size, { fit: 'contain', background: WHITE })
}
