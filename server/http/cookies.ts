import type { FastifyRequest } from 'fastify'

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/** `__Host-` makes the browser refuse it from another host, without TLS, or for part of the site. */
export function hostCookie(
  name: string,
  value: string,
  sameSite: 'Lax' | 'Strict',
  /** Without it the cookie goes when the browser is closed. */
  seconds?: number,
): string {
  const cookie = `__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=${sameSite}`
  return seconds === undefined ? cookie : `${cookie}; Max-Age=${seconds}`
}
