import type { FastifyRequest } from 'fastify'
import { pictureLibrary } from '#database/queries/content/media.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { ownPicture } from './staff-topic.ts'

export async function readPictures(
  { server: app }: FastifyRequest,
  query: { page?: string; q?: string },
) {
  const { page, limit, offset } = pageOf(query.page)
  const words = wordsOf(query.q ?? '')
  const { rows, total } = await pictureLibrary(app.db, { words, limit, offset })
  const data = { pictures: rows.map(ownPicture), page, pages: pagesOf(total) }
  return dataReply(data)
}
