import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookieOf } from './cookies.ts'

/**
 * The same browser on the same network gives the same hash, and nothing else can be learned from it.
 * An IPv6 visitor has a whole /64 to choose from, so that is one network.
 */
export function visitorHash(request: FastifyRequest, secret: string): string {
  return keyedHash(`${networkOf(request)}|${cookieOf(request, '__Host-pre') ?? ''}`, secret)
}

export function networkHash(request: FastifyRequest, secret: string): string {
  return keyedHash(networkOf(request), secret)
}

export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ip.includes(':') ? networkOfIpv6(ip) : ip
}

/** One spelling for a /64, whichever zeros were left out; an IPv4 address written as IPv6 is that address. */
function networkOfIpv6(ip: string): string {
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail] = ip.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups.slice(0, 4).join(':')
}

export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
