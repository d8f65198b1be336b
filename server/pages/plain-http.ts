// Behind a proxy that says it was spoken to without TLS: what was sent may have been read or changed on the way. A page is
// sent to its safe address; a call is refused, so that whoever wrote it notices.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/errors.ts'
import { pathOf } from './page-cache.ts'

/** What watches the machine asks it without TLS. */
const WATCHING = /^\/(?:healthz|readyz|writez)$/

export function refusePlainHttp(app: FastifyInstance, publicUrl: string): void {
  if (!publicUrl.startsWith('https:')) return
  app.addHook('onRequest', (request, reply, done) => {
    // Only of a proxy that is trusted does the protocol say anything (TRUSTED_PROXIES).
    if (
      request.headers['x-forwarded-proto'] === undefined ||
      request.protocol === 'https' ||
      request.ips === undefined
    )
      return done()
    const path = pathOf(request.url)
    if (WATCHING.test(path)) return done()
    if (path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return done(new Refusal(403, 'คำขอนี้ส่งมาโดยไม่เข้ารหัส กรุณาใช้ที่อยู่ที่ขึ้นต้นด้วย https://'))
    reply.redirect(publicUrl + request.url, 308)
  })
}
