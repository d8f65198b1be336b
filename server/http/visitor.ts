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

/** How many networks of one site, an IPv6 /48, may use a limit up before the others of it are refused, too. */
export const NETWORKS_IN_WIDE = 16

/** Whose limits a visitor shares: an IPv4 address, however it is written, or an IPv6 /64. Every limit asks here. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const groups = groupsOf(ip)
  return groups ? (asIpv4(groups) ?? groups.slice(0, 4).join(':')) : ip
}

/** The /48 around an IPv6 network: whoever is given one has 65,536 networks to come from. */
export function wideNetworkOf({ ip }: Pick<FastifyRequest, 'ip'>): string | undefined {
  const groups = groupsOf(ip)
  return groups && !asIpv4(groups) ? groups.slice(0, 3).join(':') : undefined
}

/** The eight of an IPv6 address, whichever zeros were left out; undefined for an IPv4 one. */
function groupsOf(ip: string): string[] | undefined {
  if (!ip.includes(':')) return undefined
  const [head = '', tail] = withoutDots(ip).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups.map((group) => group.toLowerCase().replace(/^0{1,3}(?=.)/, ''))
}

/** ::ffff:203.0.113.9 is ::ffff:cb00:7109. */
function withoutDots(ip: string): string {
  const cut = ip.lastIndexOf(':') + 1
  const bytes = ip.slice(cut).split('.').map(Number)
  if (bytes.length !== 4) return ip
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  return `${ip.slice(0, cut)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function asIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}

export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
