import type { FastifyReply, FastifyRequest } from 'fastify'
import { isReachable } from '#database/queries/monitoring/health.ts'
import { BUSY, refusalReply } from '#server/http/errors.ts'

export async function saysAlive() {
  return { rc_code: '1' as const }
}

export async function readReadiness(request: FastifyRequest, reply: FastifyReply) {
  if (await isReachable(request.server.db)) return { rc_code: '1' as const }
  return reply.code(503).header('retry-after', '5').send(refusalReply(BUSY, request.id))
}
