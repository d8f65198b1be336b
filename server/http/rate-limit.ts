// Limits by visitor, told with the fields of the IETF draft. Counted in PostgreSQL, so that more
// processes do not mean more tries.

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify'
import type { Db } from '#database/core/connect.ts'
import {
  type BucketUse,
  countInBucket,
  emptyBucket,
} from '#database/queries/identity/rate-bucket.ts'
import { Refusal } from './errors.ts'
import { keyedHash, NETWORKS_IN_WIDE, networkHash, wideNetworkOf } from './visitor.ts'

export interface Limit {
  name: string
  max: number
  seconds: number
}

export function limitVisitors(app: FastifyInstance, secret: string): void {
  // Only routes with a limit carry the hook; the others do not pay for it.
  app.addHook('onRoute', (route) => {
    const { limit } = route.config ?? {}
    if (limit) route.preHandler = [counted(limit, secret), ...[route.preHandler ?? []].flat()]
  })
}

function counted(limit: Limit, secret: string): preHandlerAsyncHookHandler {
  return async function count(request, reply) {
    const who = networkHash(request, secret)
    const use = await countInBucket(request.server.db, limit.name, who, limit.seconds)
    enforceLimit(reply, limit, use)
    await countWide(request, limit, secret)
  }
}

/** What its networks use together, where somebody has many of them (visitor.ts). */
async function countWide(request: FastifyRequest, limit: Limit, secret: string): Promise<void> {
  const wide = wideNetworkOf(request)
  if (wide) {
    const most = { ...limit, max: limit.max * NETWORKS_IN_WIDE }
    await limitTries(request.server.db, secret, most, wide)
  }
}

/** Tells how much is left, and refuses when nothing is. */
export function enforceLimit(
  reply: FastifyReply,
  { name, max, seconds }: Limit,
  use: BucketUse,
): void {
  const { used, secondsLeft } = use
  reply.header('ratelimit-policy', `"${name}";q=${max};w=${seconds}`)
  reply.header('ratelimit', `"${name}";r=${Math.max(0, max - used)};t=${secondsLeft}`)
  if (used <= max) return
  throw tooOften(secondsLeft)
}

/** Counts tries on one thing, such as a member's number, whoever makes them and whether it exists or not. */
export async function limitTries(
  db: Db,
  secret: string,
  { name, max, seconds }: Limit,
  thing: string,
): Promise<void> {
  const { used, secondsLeft } = await countInBucket(db, name, keyedHash(thing, secret), seconds)
  if (used > max) throw tooOften(secondsLeft)
}

export async function forgetLimit(
  db: Db,
  secret: string,
  name: string,
  thing: string,
): Promise<void> {
  await emptyBucket(db, name, keyedHash(thing, secret))
}

export function tooOften(secondsLeft: number): Refusal {
  const sentence = `ทำรายการถี่เกินไป กรุณารอ ${waitingTime(secondsLeft)} แล้วลองใหม่`
  return new Refusal(429, sentence, { retryAfter: secondsLeft })
}

/** In words: seconds below a minute, then whole minutes. */
export function waitingTime(seconds: number): string {
  return seconds < 60 ? `${seconds} วินาที` : `${Math.ceil(seconds / 60)} นาที`
}
