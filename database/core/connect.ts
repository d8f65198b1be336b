// One pool a process, and what PostgreSQL's values become in TypeScript.

import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import {
  type ControlledTransaction,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import type { Tables } from '../tables.generated.ts'
import { hangUp, renewWhenOneBreaks, silenceLimits, streamOf } from './silence.ts'

/** A connection or a transaction, no matter which. */
export type Db = Kysely<Tables>

const INT8 = 20
const DATE = 1082

// Amounts are bigint columns and stay below 2^53 satang (domain/money/money.ts).
pg.types.setTypeParser(INT8, Number)
// A date is its ISO text: as a Date it would be local midnight, in Bangkok yesterday in UTC.
pg.types.setTypeParser(DATE, (text) => text)

export interface Connection {
  db: Db
  pool: pg.Pool
  /** Opens connections anew that nobody uses: behind the same address there may be another server by now. */
  renew(): void
  close(): Promise<void>
}

/** How long a statement may take. A database that says nothing for half as long again is taken for dead (decision 0029). */
export const TIMEOUT_MS = 5_000

/** For visitors (server/load/shares.ts), with some left over for everything else. */
export const POOL_SIZE = 20

/** `check` is asked of every new connection, and refuses it by an error. */
export function connect(
  url: string,
  poolSize = POOL_SIZE,
  timeoutMs = TIMEOUT_MS,
  check: (client: pg.ClientBase) => Promise<void> = async () => undefined,
): Connection {
  const pool = new pg.Pool({
    onConnect: async (client) => {
      await client.query(sessionSettings(timeoutMs))
      await check(client)
    },
    Client: PreparingClient,
    // Statements that do not wait for each other travel together (decision 0027).
    pipeline: true,
    connectionString: url,
    max: poolSize,
    // Opening one takes seconds on a machine with much to do; how many wait for one is limited before (server/load/).
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: 60_000,
    ...silenceLimits(timeoutMs),
  })
  // An idle connection that breaks is replaced at the next query; without a listener Node would exit.
  pool.on('error', () => undefined)
  const renew = renewWhenOneBreaks(pool)
  const db = new Kysely<Tables>({ dialect: new PipeliningDialect({ pool }) })
  return { db, pool, renew, close: () => db.destroy() }
}

/** Said once the connection is open: what is asked for while it is opened, a pooler may refuse or drop. */
function sessionSettings(timeoutMs: number): string {
  return `
    set statement_timeout = ${timeoutMs};
    set lock_timeout = ${0.4 * timeoutMs};
    set idle_in_transaction_session_timeout = ${2 * timeoutMs};
    -- What the site asks is always alike, and planning often costs more than answering (decision 0027).
    set plan_cache_mode = 'force_generic_plan'`
}

export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db.transaction().execute((trx) => work(asDb(trx)))
}

/** Kysely's transactions are its connections by inheritance; to find that out, the compiler compares every method, for seconds. */
export function asDb(trx: Transaction<Tables> | ControlledTransaction<Tables>): Db {
  return trx as unknown as Db
}

/** Puts statements into words before there is a database to ask. */
export const WITHOUT_CONNECTION = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config)
  }
}

/**
 * The beginning and the end of a transaction that only reads are sent and not waited for. Were a beginning to fail, what
 * comes after it would fail too: the reader's name holds only inside the transaction (reader.ts).
 */
class PipeliningDriver extends PostgresDriver {
  readonly #readOnly = new WeakSet<DatabaseConnection>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    if (settings.accessMode !== 'read only') return begun
    this.#readOnly.add(connection)
    begun.catch(() => undefined)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ended = super.commitTransaction(connection)
    if (!this.#readOnly.delete(connection)) return ended
    ended.catch(() => undefined)
  }

  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    this.#readOnly.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

export interface SentStatement {
  sql: string
  answer: Promise<unknown>
}

/** Every statement as it is sent. */
export const STATEMENTS = channel('coop:statement')

const NAMES_MAX = 500
const names = new Map<string, string>()

/**
 * Gives each distinct statement a name, so that PostgreSQL parses and plans it once a connection: a
 * fifth to a half more reads a second. Bounded, since a list of varying length makes new statements.
 */
class PreparingClient extends pg.Client {
  #isHeldBack = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    // A connection that breaks in the middle of its work tells the query under way; with nobody
    // listening for the event itself, Node would end the process.
    this.on('error', () => undefined)
  }

  override query(...call: unknown[]): never {
    this.#writeTogether()
    const [sql, values] = call
    const named = typeof sql === 'string' && Array.isArray(values) && call.length === 2
    const passed = named ? [{ text: sql, values, name: nameOf(sql) }] : call
    const answer = (super.query as (...passed: unknown[]) => never)(...passed)
    // For whoever traces requests (server/monitoring/tracing/): without values, which may be about persons.
    if (named && STATEMENTS.hasSubscribers) STATEMENTS.publish({ sql, answer })
    return answer
  }

  override end(...call: unknown[]): never {
    hangUp(this)
    return (super.end as (...passed: unknown[]) => never)(...call)
  }

  /** What is asked in one turn of the event loop is one write: writing is what costs the most. */
  #writeTogether() {
    const stream = streamOf(this)
    if (this.#isHeldBack || stream.connecting) return
    this.#isHeldBack = true
    stream.cork()
    process.nextTick(() => {
      this.#isHeldBack = false
      stream.uncork()
    })
  }
}

function nameOf(sql: string): string | undefined {
  let name = names.get(sql)
  if (!name && names.size < NAMES_MAX) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 20)
    names.set(sql, name)
  }
  return name
}
