// What a valid request needs before it can be sent: somebody who did the step before it.

import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Db } from '#database/core/connect.ts'
import { solvedCaptcha } from '../../given/solved-captcha.ts'
import type { NightDatabase } from '../../night/night.ts'

/** Who stands in the matrix for everybody of their kind, and those who help them. */
export const CAST = {
  a: '000001',
  b: '000002',
  unit: '00010001',
  officer: 'matrix',
  colleague: 'colleague',
} as const

export type Actor = 'member' | 'unit' | 'staff' | 'colleague'

export interface World {
  app: FastifyInstance
  db: Db
  database: NightDatabase
  tokens: Record<Actor, string>
}

/** A request as its own page would send it. */
export interface Sent {
  /** Where the route's own address has a name in it. */
  at?: string
  body?: object | Buffer | string
  headers?: Record<string, string>
  /** What is somebody's own is not there for others who may do the same. */
  isOwn?: true
  /** What others are told where nothing has a number that could be somebody else's; 404 where it is not said. */
  othersGet?: 400 | 409
}

/** Brings about what it needs, and answers the request. */
export type Write = (world: World) => Promise<Sent> | Sent

export const A_FILE = { 'content-type': 'application/octet-stream' }

/** A body that the contract allows, which the compiler sees to. */
export function sent<Schema extends TSchema>(_: Schema, body: Static<Schema>): Sent {
  return { body: body as object }
}

export function at<Schema extends TSchema>(at: string, _: Schema, body: Static<Schema>): Sent {
  return { at, body: body as object }
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
type Answered = Promise<any>

/** What an actor is answered; fails where the step before is not taken. */
export async function asks(world: World, actor: Actor, url: string, asked?: Sent): Answered {
  const { app, tokens } = world
  const reply = await app.inject({
    method: asked ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${tokens[actor]}`, ...asked?.headers },
    ...(asked?.body !== undefined && { payload: asked.body }),
  })
  if (reply.statusCode !== 200) throw new Error(`${url} ${reply.statusCode} ${reply.body}`)
  return reply.json().data
}

export function captcha({ app }: World): Promise<string> {
  return solvedCaptcha(app)
}

/** The cooperative of the matrix. */
export const PLAN = {
  members: 30,
  months: 14,
  units: 4,
  seed: 1,
  asOf: '2026-10-31',
  billsNext: true,
}
