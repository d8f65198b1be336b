// Pictures of the site, and files to take away.

import { Type } from 'typebox'
import { sendMedia, sendPublicFile, sendSmallMedia, Uuid } from '#server/content/media.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const fileRoutes = routes(
  // Files to take away: saved under their own Thai name, never opened as a page of ours.
  forPublic.file(
    '/file/:fileId',
    { params: Type.Object({ fileId: Uuid }), also: { 302: Type.Null() } },
    sendPublicFile,
  ),
  forPublic.get(
    '/media/:mediaId',
    {
      answers: 'file',
      keep: true,
      params: Type.Object({ mediaId: Uuid }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    sendMedia,
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
    sendSmallMedia,
  ),
)
