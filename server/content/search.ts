import type { FastifyRequest } from 'fastify'
import { searchSite } from '#database/queries/content/search.ts'
import { mark, markedExcerpt, wordsApart, wordsOf } from '#domain/text/thai-search.ts'
import { EXCERPT_LENGTH, plainText, QUESTION_EXCERPT_LENGTH } from '#domain/text/thai-text.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesFor } from '#server/http/paging.ts'

const NOTHING = { found: [], counts: { news: 0, form: 0, board: 0 } }

type Found = Awaited<ReturnType<typeof searchSite>>['found'][number]

export async function searchTopics(
  { server: app }: FastifyRequest,
  { q = '', kind, page: asked }: { page?: string; kind?: 'news' | 'form' | 'board'; q?: string },
) {
  const { page, limit, offset } = pageOf(asked)
  const search = (words: string[]) =>
    searchSite(app.db, { words, kind, now: new Date(), limit, offset })
  let words = wordsOf(q)
  let { found, counts } = words.length === 0 ? NOTHING : await search(words)
  // Whoever asks as people talk, as the board does, is not kept from the news and forms that say it otherwise.
  if (counts.news + counts.form === 0 && words.length > 0) {
    words = wordsApart(words)
    ;({ found, counts } = await search(words))
  }
  const total = kind ? counts[kind] : counts.news + counts.form + counts.board
  return dataReply({
    query: q,
    kind: kind ?? null,
    counts,
    total,
    page,
    pages: pagesFor(page, total),
    results: found.map((row) => ({
      url: addressOf(row),
      kind: row.kind,
      place: row.place,
      title: mark(row.title, words),
      excerpt: markedExcerpt(textOf(row), words, lengthOf(row)),
      published_at: row.published_at.toISOString(),
    })),
  })
}

/** An answer has no page of its own: it is a place on its question's. */
function addressOf({ kind, id, question_id }: Found): string {
  if (kind !== 'board') return `/show/${id}`
  return question_id === null ? `/boardShow/${id}` : `/boardShow/${question_id}#answer-${id}`
}

/** REQ-142. */
function lengthOf({ kind }: Found): number {
  return kind === 'board' ? QUESTION_EXCERPT_LENGTH : EXCERPT_LENGTH
}

/** What staff write is HTML; what visitors write is text, even when it looks like HTML. */
function textOf({ kind, body, files }: Found): string {
  if (kind === 'board') return body.replace(/\s+/g, ' ')
  return [plainText(body), files].filter(Boolean).join(' · ')
}
