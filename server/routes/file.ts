import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { attachmentFile } from '#database/queries/attachment.ts'
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
      const name = encodeURIComponent(file.name).replace(
        /['()*]/g,
        (mark) => `%${mark.charCodeAt(0).toString(16)}`,
      )
      return reply
        .type(file.media_type)
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .send(file.bytes)
    },
  )
}
