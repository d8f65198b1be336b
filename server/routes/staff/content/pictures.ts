// Pictures that the site has already, to be chosen once more. New ones come in by uploads.ts.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PicturesReply } from '#contract/staff/topics.ts'
import { readPictures } from '#server/content/pictures.ts'
import { PageNumber, Words } from '#server/http/paging.ts'

export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/pictures',
    {
      config: { authz: 'staff', may: 'content' },
      schema: {
        querystring: Type.Object({ q: Words, page: PageNumber }),
        response: { 200: PicturesReply },
      },
    },
    ({ query }) => readPictures(app, query),
  )
}
