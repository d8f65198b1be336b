// Pictures that the site has already, to be chosen once more. New ones come in by uploads.ts.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PicturesReply } from '#contract/staff/topics.ts'
import { pictureLibrary } from '#database/queries/content/media.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { ownPicture } from '#server/content/staff-topic.ts'
import { PageNumber, pageOf, pagesOf, Words } from '#server/http/paging.ts'

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
    async ({ query }) => {
      const { page, limit, offset } = pageOf(query.page)
      const words = wordsOf(query.q ?? '')
      const { rows, total } = await pictureLibrary(app.db, { words, limit, offset })
      const data = { pictures: rows.map(ownPicture), page, pages: pagesOf(total) }
      return { rc_code: '1' as const, data }
    },
  )
}
