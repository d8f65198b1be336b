// A portal with a night in it, and members who ask it.

import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { beforeAll } from 'vitest'
import { connect, type Db } from '#database/core/connect.ts'
import type { Tables } from '#database/tables.generated.ts'
import type { Plan, Writing } from '#demo/core-system/plan.ts'
import rates from '#demo/site/rates.json' with { type: 'json' }
import { forgetContent } from '#server/pages/forget-content.ts'
import { afterFile } from '../app/after-file.ts'
import { givenAppOfFile } from '../app/test.ts'
import { issueMemberSession } from '../given/session.ts'
import { givenNight, type NightDatabase } from './night.ts'

export interface Portal {
  /** Where the night's files lie. */
  folder: string
  database: NightDatabase
  app: FastifyInstance
  /** The whole reply of one call, as one member. */
  call(
    member: string,
    path: string,
    method?: 'GET' | 'POST',
    body?: object,
  ): ReturnType<typeof callAs>
  /** Of the member's session, for what is sent otherwise than as JSON. */
  tokenOf(member: string): Promise<string>
  /** The next call signs them in anew. */
  forgetSession(member: string): void
  /** What a feed holds; fails where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
  feed(member: string, path: string): Promise<any>
  /** What the night's own tables say, as their owner sees them. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
  rows(question: string): Promise<any[]>
}

/** One for a whole file of tests, there before the first of them and before what the file itself prepares. */
export function sharedPortal(...of: Parameters<typeof givenPortal>): Portal {
  const portal = {} as Portal
  beforeAll(async () => {
    Object.assign(portal, await givenPortal(...of))
  }, 60_000)
  return portal
}

/** Call it in beforeAll; everything is closed after the file's tests. */
export async function givenPortal(
  name: string,
  plan: Partial<Plan>,
  writing?: Writing,
): Promise<Portal> {
  const { database, folder } = await givenNight(name, plan, writing)
  const connection = connect(database.app, 4)
  const owner = new pg.Client({ connectionString: database.owner })
  await owner.connect()
  afterFile(async () => {
    await connection.close()
    await owner.end()
  })
  const app = await givenAppOfFile(connection.db)
  // Loans cost what was published: the pages tell where an interest comes from.
  await connection.db
    .insertInto('rate')
    .values(rates as Tables['rate'][])
    .execute()
  const tokens = new Map<string, Promise<string>>()
  function sessionOf(member: string): Promise<string> {
    const token = tokens.get(member) ?? tokenOf(connection.db, member)
    tokens.set(member, token)
    return token
  }
  async function call(member: string, path: string, method: 'GET' | 'POST' = 'GET', body?: object) {
    return callAs(app, await sessionOf(member), path, method, body)
  }
  return {
    folder,
    database,
    app,
    call,
    tokenOf: sessionOf,
    forgetSession: (member) => void tokens.delete(member),
    async feed(member, path) {
      const reply = await call(member, path)
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`)
      return reply.json().data
    },
    async rows(question) {
      const { rows } = await owner.query(question)
      // A running site hears of it when something was changed (server/http/serve.ts).
      if (!/^\s*select/i.test(question)) forgetContent(app)
      return rows
    },
  }
}

async function tokenOf(db: Db, member: string): Promise<string> {
  return (await issueMemberSession(db, member, 'other')).token
}

function callAs(
  app: FastifyInstance,
  token: string,
  path: string,
  method: 'GET' | 'POST',
  body?: object,
) {
  return app.inject({
    method,
    ...(body && { payload: body }),
    url: `/api/member${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
}
