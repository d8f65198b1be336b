// Limits by visitor, told with the fields of the IETF draft. Counted in PostgreSQL, so that more
// processes do not mean more tries.

import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countInBucket } from '#database/queries/rate-bucket.ts'
import { Refusal } from './errors.ts'

export interface Limit {
  name: string
  max: number
  seconds: number
}

export function limitVisitors(app: FastifyInstance, secret: string): void {
  app.addHook('preHandler', async (request, reply) => {
    const { limit } = request.routeOptions.config
    if (!limit) return
    const { used, secondsLeft } = await countInBucket(
      app.db,
      limit.name,
      whoIs(request, secret),
      limit.seconds,
    )
    const remaining = Math.max(0, limit.max - used)
    reply.header('ratelimit-policy', `"${limit.name}";q=${limit.max};w=${limit.seconds}`)
    reply.header('ratelimit', `"${limit.name}";r=${remaining};t=${secondsLeft}`)
    if (used <= limit.max) return
    reply.header('retry-after', String(secondsLeft))
    throw new Refusal(429, `ทำรายการถี่เกินไป กรุณารอ ${waiting(secondsLeft)} แล้วลองใหม่`)
  })
}

/** An IPv6 visitor has a whole /64 to choose from, so that is one visitor. */
function whoIs(request: FastifyRequest, secret: string): string {
  const network = request.ip.includes(':')
    ? request.ip.split(':').slice(0, 4).join(':')
    : request.ip
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
}

function waiting(seconds: number): string {
  return seconds < 60 ? `${seconds} วินาที` : `${Math.ceil(seconds / 60)} นาที`
}
