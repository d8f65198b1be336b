import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { sendMedia, sendSmallMedia, Uuid } from '#server/content/media.ts'

export const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'public' as const, answers: 'file' as const, keep: true as const }
  const schema = {
    params: Type.Object({ mediaId: Uuid }),
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
  }

  app.get('/media/:mediaId', { config, schema }, ({ params }, reply) =>
    sendMedia(app, params, reply),
  )

  // For lists, where the whole picture would be ten times what is seen of it.
  app.get('/media/:mediaId/small', { config, schema }, ({ params }, reply) =>
    sendSmallMedia(app, params, reply),
  )
}
