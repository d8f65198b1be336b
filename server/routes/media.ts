import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { mediaFile } from '#database/queries/media.ts'
import { Refusal } from '#server/errors.ts'

export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  title: 'รหัสไฟล์',
})

export const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/media/:mediaId',
    {
      config: { authz: 'public', answers: 'file', keep: true },
      schema: {
        params: Type.Object({ mediaId: Uuid }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const file = await mediaFile(app.db, request.params.mediaId)
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
      return reply.type(file.media_type).send(file.bytes)
    },
  )
}
