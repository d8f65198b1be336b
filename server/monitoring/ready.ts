// Three questions of balancers and supervisors: does this process live, may it be sent visitors, can members be served by it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { DatabaseState } from '#database/core/listener.ts'
import { askState } from '#database/queries/monitoring/health.ts'
import { DATABASE_AWAY, READ_ONLY, refusalReply, STOPPING } from '#server/http/errors.ts'
import { answerWithin } from './answer-within.ts'

const ANSWER_WITHIN_MS = 1_000

/** A log that cannot be written is no reason to restart the process: it says so, and comes back by itself. */
export async function saysAlive({ server }: FastifyRequest) {
  const { failingSince } = server.logStatus?.() ?? {}
  return { rc_code: '1' as const, log: failingSince ? ('failing' as const) : ('written' as const) }
}

/** Public pages are shown without the database too, as long as they are in memory and not too old. */
export async function readReadiness({ server, id }: FastifyRequest, reply: FastifyReply) {
  if (server.stopping.isTold) return reply.code(503).send(refusalReply(STOPPING, id))
  const database = await databaseNow(server)
  if (database !== 'away' || server.memory.holds('/home'))
    return { rc_code: '1' as const, database }
  return reply.code(503).header('retry-after', '5').send(refusalReply(DATABASE_AWAY, id))
}

export async function readWritability({ server, id }: FastifyRequest, reply: FastifyReply) {
  if (server.stopping.isTold) return reply.code(503).send(refusalReply(STOPPING, id))
  const database = await databaseNow(server)
  if (database === 'ready' || database === 'busy') return { rc_code: '1' as const, database }
  const sentence = database === 'away' ? DATABASE_AWAY : READ_ONLY
  return reply.code(503).header('retry-after', '5').send(refusalReply(sentence, id))
}

/** Busy is not dead: where all connections are in use, what the one that listens has seen counts. */
async function databaseNow({ db, database }: FastifyInstance): Promise<DatabaseState | 'busy'> {
  const answer = await answerWithin(ANSWER_WITHIN_MS, askOnce(db))
  if (answer !== 'late' && answer !== 'busy') return answer
  return database.isAway ? 'away' : 'busy'
}

const asking = new WeakMap<Db, ReturnType<typeof askState>>()

/** Asked once for all who want to know at the same time: it is answered always, so it must cost nothing to ask often. */
function askOnce(db: Db): ReturnType<typeof askState> {
  let answer = asking.get(db)
  if (!answer) {
    answer = askState(db).finally(() => asking.delete(db))
    asking.set(db, answer)
  }
  return answer
}
