import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { attachmentFile } from '#database/queries/attachment.ts'
import { savedAs } from '#server/content-disposition.ts'
import { Refusal } from '#server/errors.ts'
import { Uuid } from './media.ts'

/** Files to take away: saved under their own Thai name, never opened as a page of ours. */
export const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/file/:attachmentId',
    {
      config: { authz: 'public', answers: 'file' },
      schema: {
        params: Type.Object({ attachmentId: Uuid }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async ({ params: { attachmentId } }, reply) => {
      const file = await attachmentFile(app.db, attachmentId, new Date())
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
      return reply
        .type(file.media_type)
        .header('content-disposition', savedAs(file.name))
        .send(file.bytes)
    },
  )
}
