// What stands between the site and PostgreSQL must keep a connection a connection: timeouts, prepared statements, LISTEN
// and locks belong to the session (decision 0031). A pooler that hands each transaction another one is refused.

import pg from 'pg'
import { OperatorError } from './operator-error.ts'
import { silenceLimits, WITHOUT_TIMEOUT } from './silence.ts'

/** A pooler on the way does not do what the site needs. The sentence is for the operator. */
export class WrongPooler extends OperatorError {}

const POOLED_TRANSACTIONS =
  'Between the site and PostgreSQL there is a pooler that gives each transaction another connection. ' +
  'Let it pool sessions (pgBouncer: pool_mode = session), or let DATABASE_URL go past it.'

/** A statement was prepared on one connection to PostgreSQL and asked for on another. */
const PREPARED_ELSEWHERE = ['42P05', '26000']
const PROTOCOL_VIOLATION = '08P01'

/** What to say of an error that a pooler made; undefined for any other. */
export function poolerFault(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (PREPARED_ELSEWHERE.includes(code)) return POOLED_TRANSACTIONS
  if (code === PROTOCOL_VIOLATION && /not allowed in statement pooling/.test(message))
    return POOLED_TRANSACTIONS
  if (code === PROTOCOL_VIOLATION && /unsupported startup parameter/.test(message))
    return (
      'A pooler between the site and PostgreSQL refuses what is asked for as a connection is opened, the role among it. ' +
      'Let DATABASE_URL sign in as app_rw itself, and DATABASE_MIGRATE_URL go past the pooler as the owner.'
    )
  return undefined
}

/**
 * Two connections are open, and the second holds a transaction: then each has a process of PostgreSQL of its own, unless a
 * pooler lends the same one now to this and now to that. So one that shares is found out, and none that does not.
 */
export async function requireSessions(
  url: string,
  options?: string,
  timeoutMs?: number,
): Promise<void> {
  const config = {
    connectionString: url,
    ...WITHOUT_TIMEOUT,
    ...(options && { options }),
    ...(timeoutMs && { ...silenceLimits(timeoutMs), connectionTimeoutMillis: timeoutMs }),
  }
  const [one, other] = [new pg.Client(config), new pg.Client(config)]
  for (const client of [one, other]) client.on('error', () => undefined) // the query under way is told
  try {
    await one.connect()
    const first = await processOf(one)
    await other.connect()
    await other.query('begin')
    // Asked first: a pooler with a single connection would let the question below wait.
    if ((await processOf(other)) === first || (await processOf(one)) !== first)
      throw new WrongPooler(POOLED_TRANSACTIONS)
    await other.query('commit')
  } catch (error) {
    const fault = poolerFault(error)
    throw fault ? new WrongPooler(fault, { cause: error }) : error
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)))
  }
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(rows[0]?.pid)
}
