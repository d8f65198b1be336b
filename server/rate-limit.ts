// Limits by visitor, told with the fields of the IETF draft. Counted in PostgreSQL, so that more
// processes do not mean more tries.

import type { FastifyInstance } from 'fastify'
import { countInBucket } from '#database/queries/rate-bucket.ts'
import { Refusal } from './errors.ts'
import { networkHash } from './visitor.ts'

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
      networkHash(request, secret),
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

function waiting(seconds: number): string {
  return seconds < 60 ? `${seconds} วินาที` : `${Math.ceil(seconds / 60)} นาที`
}
