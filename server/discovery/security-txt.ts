// /.well-known/security.txt (RFC 9116): whom to tell of a hole in the site.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { settings } from '#database/queries/site/setting.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Long enough for whoever keeps it, short enough that nobody writes to an address of years ago. */
const GOOD_DAYS = 180

export async function sendSecurityText({ server: app }: FastifyRequest, reply: FastifyReply) {
  const { publicUrl, securityContact } = app.settings
  const { email } = await settings(app.db)
  const contact = securityContact || (email ? `mailto:${email}` : `${publicUrl}/demand`)
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  reply.type('text/plain; charset=utf-8')
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + GOOD_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: th, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
