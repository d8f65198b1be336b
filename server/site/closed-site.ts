// While a site has not been opened (opening.ts) visitors are shown that it is coming, members and units cannot come in, and search
// engines are sent away. Officers who are signed in see everything as it will be. 503 with Retry-After, so that no cache and no
// search engine keeps the page; nothing of what officers see is kept in memory either.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOfficerBrowser } from '#database/queries/identity/staff-session.ts'
import { cookieOf } from '../http/cookies.ts'
import { refusalReply } from '../http/errors.ts'
import { hashOf } from '../identity/session.ts'
import { pathOf } from '../pages/page-cache.ts'
import { comingSoonPage } from '../pages/pages.ts'
import { isOpened, markPreview } from './opening.ts'

const RETRY_SECONDS = '3600'
/** The back office with what its pages are made of, what watches the server, and the cooperative's mark. */
const ALWAYS_OPEN =
  /^\/(?:admin(?:\/|$)|api\/admin\/|api\/info\/(?:page-config|client-error)$|assets\/|media\/|app\/|healthz$|readyz$|writez$|sw\.js$|icon|favicon\.ico$|apple-touch-icon\.png$|manifest\.webmanifest$)/
const ROBOTS = 'User-agent: *\nDisallow: /\n'

export function closeUntilOpened(app: FastifyInstance): void {
  // Once it is open it stays so, and nothing more is asked.
  let open = false
  app.addHook('onRequest', (request, reply, done) => {
    if (open || app.settings.mode !== 'production' || ALWAYS_OPEN.test(pathOf(request.url)))
      return done()
    mayEnter(request).then((enters) => {
      if (enters) done()
      else answerClosed(request, reply).catch(done)
    }, done)
  })

  async function mayEnter(request: FastifyRequest): Promise<boolean> {
    open = await isOpened(app)
    if (open) return true
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
  reply.code(503).header('retry-after', RETRY_SECONDS)
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  if (path.startsWith('/api/')) {
    const refused = refusalReply('เว็บไซต์ยังไม่เปิดให้บริการ กรุณากลับมาใหม่เร็ว ๆ นี้', request.id)
    reply.type('application/json; charset=utf-8').send(JSON.stringify(refused))
  } else reply.type('text/html; charset=utf-8').send(await comingSoonPage(request, reply))
}
