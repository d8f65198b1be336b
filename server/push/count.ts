// How many listen, in all processes: each is asked through PostgreSQL and writes its own number down.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { askForCounts, listeningSince, reportCount } from '#database/queries/monitoring/push.ts'

const PROCESS = randomUUID()
/** Long enough for processes to answer; whoever is later is left out of an estimate. */
const ANSWERS_MS = 300

export async function broadcastCount(
  { db, push }: Pick<FastifyInstance, 'db' | 'push'>,
  process = PROCESS,
): Promise<void> {
  await reportCount(db, process, push.listening(), new Date())
}

/** Null with an outside broker, which does not tell. */
export async function countListeners(app: FastifyInstance): Promise<number | null> {
  if (app.settings.pusher) return null
  const since = new Date()
  // This process answers for itself, so that a line that is down does not make it none.
  await broadcastCount(app)
  await askForCounts(app.db)
  await sleep(ANSWERS_MS)
  return listeningSince(app.db, since)
}
