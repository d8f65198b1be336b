import { Type } from 'typebox'
import { sendMedia, sendSmallMedia, Uuid } from '#server/content/media.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const mediaRoutes = routes(
  forPublic.get(
    '/media/:mediaId',
    {
      answers: 'file',
      keep: true,
      params: Type.Object({ mediaId: Uuid }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    ({ server }, params, reply) => sendMedia(server, params, reply),
  ),

  // For lists, where the whole picture would be ten times what is seen of it.
  forPublic.get(
    '/media/:mediaId/small',
    {
      answers: 'file',
      keep: true,
      params: Type.Object({ mediaId: Uuid }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    ({ server }, params, reply) => sendSmallMedia(server, params, reply),
  ),
)
