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

function networkOf({ ip }: FastifyRequest): string {
  return ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip
}

export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
