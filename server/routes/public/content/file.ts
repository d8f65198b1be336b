import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { attachmentFile, bytesOfFile } from '#database/queries/content/attachment.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { Uuid } from './media.ts'

/** Files to take away: saved under their own Thai name, never opened as a page of ours. */
export const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/file/:fileId',
    {
      config: { authz: 'public', answers: 'file' },
      schema: {
        params: Type.Object({ fileId: Uuid }),
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
          302: Type.Null(),
        },
      },
    },
    async ({ params: { fileId } }, reply) => {
      const file = await attachmentFile(app.db, fileId, new Date())
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
      // An old address leads to the form as it is now, so no address may be taken for known.
      reply.header('cache-control', 'no-cache')
      if (file.newestId !== fileId) return reply.redirect(`/file/${file.newestId}`)
      return reply
        .type(file.media_type)
        .header('content-disposition', savedAs(file.name))
        .send(await bytesOfFile(app.db, fileId))
    },
  )
}
