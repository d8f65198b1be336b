import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Uuid } from '#server/content/media.ts'
import { sendPublicFile } from '#server/content/public-file.ts'

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
    ({ params }, reply) => sendPublicFile(app, params, reply),
  )
}
