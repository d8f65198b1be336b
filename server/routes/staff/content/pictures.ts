// Pictures that the site has already, to be chosen once more. New ones come in by uploads.ts.

import { Type } from 'typebox'
import { PicturesReply } from '#contract/staff/topics.ts'
import { readPictures } from '#server/content/pictures.ts'
import { PageNumber, Words } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

export const pictureRoutes = routes(
  forStaff('content').get(
    '/pictures',
    { query: Type.Object({ q: Words, page: PageNumber }), reply: PicturesReply },
    ({ server }, query) => readPictures(server, query),
  ),
)
