import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { mediaFile } from '#database/queries/content/media.ts'
import { smallPicture } from '#server/content/small-picture.ts'
import { Refusal } from '#server/http/errors.ts'

export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  title: 'รหัสไฟล์',
})

export const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'public' as const, answers: 'file' as const, keep: true as const }
  const schema = {
    params: Type.Object({ mediaId: Uuid }),
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
  }

  async function found(mediaId: string) {
    const file = await mediaFile(app.db, mediaId)
    if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
    return file
  }

  app.get('/media/:mediaId', { config, schema }, async ({ params }, reply) => {
    const file = await found(params.mediaId)
    return reply.type(file.media_type).send(file.bytes)
  })

  // For lists, where the whole picture would be ten times what is seen of it.
  app.get('/media/:mediaId/small', { config, schema }, async ({ params }, reply) => {
    const file = await found(params.mediaId)
    return reply.type('image/webp').send(await smallPicture(file.bytes))
  })
}
