import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { isReachable } from '#database/queries/monitoring/health.ts'
import { BUSY, refusalReply } from '#server/http/errors.ts'

export async function saysAlive() {
  return { rc_code: '1' as const }
}

export async function readReadiness(request: FastifyRequest, reply: FastifyReply) {
  if (await reachable(request.server.db)) return { rc_code: '1' as const }
  return reply.code(503).header('retry-after', '5').send(refusalReply(BUSY, request.id))
}

const asking = new WeakMap<Db, Promise<boolean>>()

/** Asked once for all who want to know at the same time: it is answered always, so it must cost nothing to ask often. */
function reachable(db: Db): Promise<boolean> {
  let answer = asking.get(db)
  if (!answer) {
    answer = isReachable(db).finally(() => asking.delete(db))
    asking.set(db, answer)
  }
  return answer
}
