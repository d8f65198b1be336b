import type { FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../pages/page-cache.ts'
import { isOfOtherRelease, OTHER_RELEASE, Refusal } from './errors.ts'

/** Programs ask here, and want the envelope rather than a page. */
export const NOT_PAGES = /^\/(?:api|assets|media|file)(?:\/|$)/

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** An address we know, asked in a way we do not offer, is a 405; anything else a 404. */
export async function answerUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const url = pathOf(request.url)
  const allowed = METHODS.filter((method) => {
    const route = request.server.findRoute({ url, method })
    // Pages answer to every address, but not to those that programs ask.
    return route && !('*' in route.params && NOT_PAGES.test(url))
  })
  if (allowed.length > 0) {
    reply.header('allow', allowed.join(', '))
    throw new Refusal(405, 'ไม่รองรับคำขอรูปแบบนี้')
  }
  throw new Refusal(404, isOfOtherRelease(request) ? OTHER_RELEASE : 'ไม่พบข้อมูลที่ต้องการ')
}
