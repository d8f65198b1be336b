// While a site has not been opened (opening.ts) visitors are shown that it is coming, members and units cannot come in, and search
// engines are sent away. One that was closed again lets members and units in. Officers who are signed in see everything as it will be. 503 with Retry-After, so that no cache and no
// search engine keeps the page; nothing of what officers see is kept in memory either.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOfficerBrowser } from '#database/queries/identity/staff-session.ts'
import { cookieOf } from '../http/cookies.ts'
import { refusalReply } from '../http/errors.ts'
import { hashOf } from '../identity/secret-hash.ts'
import { pathOf } from '../pages/page-cache.ts'
import { comingSoonPage } from '../pages/pages.ts'
import { isOpeningDoubted, markPreview, openingIsKnown, standingNow } from './opening.ts'

const RETRY_SECONDS = '3600'
/** The back office with what its pages are made of, what watches the server, and the cooperative's mark. */
const ALWAYS_OPEN =
  /^\/(?:admin(?:\/|$)|api\/admin\/|api\/info\/(?:page-config|client-error|policy-report|line)$|assets\/|media\/|app\/|\.well-known\/|healthz$|readyz$|writez$|sw\.js$|icon|favicon\.ico$|apple-touch-icon\.png$|manifest\.webmanifest$)/
/** What members and units need, whose doors stay open while visitors' are closed again. */
const OF_AREAS =
  /^\/(?:member(?:group)?(?:\/|$)|api\/(?:member|membergroup)\/|api\/info\/(?:captcha|termofconditional|manu|footer)$)/
const NOT_YET = 'เว็บไซต์ยังไม่เปิดให้บริการ กรุณากลับมาใหม่เร็ว ๆ นี้'
const CLOSED_AGAIN = 'เว็บไซต์ปิดให้บริการชั่วคราว สมาชิกและหน่วยงานยังเข้าสู่ระบบได้'
const ROBOTS = 'User-agent: *\nDisallow: /\n'

export function closeUntilOpened(app: FastifyInstance): void {
  // While it is open nothing more is asked, until some setting is changed.
  let open = false
  app.addHook('onRequest', (request, reply, done) => {
    if (
      (open && !isOpeningDoubted(app)) ||
      app.settings.mode !== 'production' ||
      ALWAYS_OPEN.test(pathOf(request.url))
    )
      return done()
    mayEnter(request).then((enters) => {
      if (enters) done()
      else answerClosed(request, reply).catch(done)
    }, done)
  })

  async function mayEnter(request: FastifyRequest): Promise<boolean> {
    const { closed, opened_at } = await standingNow(app).catch((error) => {
      // A site that was open stays so where the database does not answer.
      if (open) return { closed: null, opened_at: '' }
      throw error
    })
    open = opened_at !== null
    openingIsKnown(app)
    if (open || (closed && OF_AREAS.test(pathOf(request.url)))) return true
    const binding = cookieOf(request, '__Host-sb')
    if (!binding || !(await isOfficerBrowser(app.db, hashOf(binding)))) return false
    markPreview(request)
    return true
  }
}

async function answerClosed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = pathOf(request.url)
  if (path === '/robots.txt') {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(ROBOTS)
    return
  }
  const { closed } = await standingNow(request.server)
  reply.code(503).header('retry-after', RETRY_SECONDS)
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  if (path.startsWith('/api/')) {
    const refused = refusalReply(closed ? CLOSED_AGAIN : NOT_YET, request.id)
    reply.type('application/json; charset=utf-8').send(JSON.stringify(refused))
  } else
    reply
      .type('text/html; charset=utf-8')
      .send(await comingSoonPage(request, reply, closed !== null))
}
