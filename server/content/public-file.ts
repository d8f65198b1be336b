import type { FastifyReply, FastifyRequest } from 'fastify'
import { attachmentFile, bytesOfFile } from '#database/queries/content/attachment.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'

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
