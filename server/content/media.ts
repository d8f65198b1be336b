import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Db } from '#database/core/connect.ts'
import { attachmentFile, bytesOfFile } from '#database/queries/content/attachment.ts'
import { mediaFile } from '#database/queries/content/media.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { smallPicture } from './small-picture.ts'

export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  title: 'รหัสไฟล์',
})

export async function sendMedia(
  { server: app }: FastifyRequest,
  params: { mediaId: string },
  reply: FastifyReply,
) {
  const file = await requireMedia(app.db, params.mediaId)
  return reply.type(file.media_type).send(file.bytes)
}

export async function sendSmallMedia(
  { server: app }: FastifyRequest,
  params: { mediaId: string },
  reply: FastifyReply,
) {
  const file = await requireMedia(app.db, params.mediaId)
  return reply.type('image/webp').send(await smallPicture(file.bytes))
}

async function requireMedia(db: Db, mediaId: string) {
  const file = await mediaFile(db, mediaId)
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
  return file
}

export async function sendPublicFile(
  { server: app }: FastifyRequest,
  { fileId }: { fileId: string },
  reply: FastifyReply,
) {
  const file = await attachmentFile(app.db, fileId, new Date())
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
  // An old address leads to the form as it is now, so no address may be taken for known.
  reply.header('cache-control', 'no-cache')
  if (file.newestId !== fileId) return reply.redirect(`/file/${file.newestId}`)
  return reply
    .type(file.media_type)
    .header('content-disposition', savedAs(file.name))
    .send(await bytesOfFile(app.db, fileId))
}
