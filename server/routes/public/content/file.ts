import { Type } from 'typebox'
import { Uuid } from '#server/content/media.ts'
import { sendPublicFile } from '#server/content/public-file.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'

/** Files to take away: saved under their own Thai name, never opened as a page of ours. */
export const fileRoutes = routes(
  forPublic.get(
    '/file/:fileId',
    {
      answers: 'file',
      params: Type.Object({ fileId: Uuid }),
      reply: PaperBytes,
      also: { 302: Type.Null() },
    },
    ({ server }, params, reply) => sendPublicFile(server, params, reply),
  ),
)
