// Standbys of the primary (decision 0034): each is looked at once a second, and read from while it is one of this very database,
// hears from its primary, and can be reached as somebody for whom row-level security holds. Which night it has is what a reader
// asks for.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Connection, connect, type Db, POOL_SIZE } from './connect.ts'
import { requireSessions, WrongPooler } from './pooler.ts'
import { requireServingRole, WrongRole } from './serving-role.ts'
import { isPoolExhausted } from './silence.ts'

/** What a read of a standby may take; then the primary is asked, and somebody waits meanwhile. */
const STATEMENT_MS = 2_000
const LOOK_EVERY_MS = 1_000
const LOOK_AFTER_FAILURE_MAX_MS = 30_000
/** Every process of the site writes once a minute: whoever has replayed nothing for so long is cut off. */
const CUT_OFF_SECONDS = 600

export type StandbyState =
  /** Looked at, and read from where it has the night that is asked for. */
  | 'ready'
  | 'away'
  /** It takes writes: by now it is the primary, or was one. */
  | 'promoted'
  | 'cut off'
  /** Not to be read from before somebody has changed something. */
  | 'refused'

export interface StandbyReport {
  name: string
  state: StandbyState
  /** Why, where it is not ready. */
  says: string
  /** The night it has. */
  runId: number | undefined
  /** How much of the primary's log it has not replayed; undefined where it cannot be asked. */
  behindBytes: number | undefined
}

/** A standby of another database: what it says of a member would be somebody else's. */
class WrongStandby extends Error {}

export interface Standby {
  name: string
  db: Db
}

interface Followed extends Standby {
  url: string
  connection: Connection
  state: StandbyState
  says: string
  runId: number | undefined
  failures: number
  /** Cuts the pause before the next look short. */
  hurry: AbortController
  firstLook: PromiseWithResolvers<void>
}

interface Options {
  onChange?(standby: Pick<StandbyReport, 'name' | 'state' | 'says'>): void
  lookEveryMs?: number
}

export class Standbys {
  readonly #primary: Db
  readonly #all: Followed[]
  readonly #onChange: NonNullable<Options['onChange']>
  readonly #lookEveryMs: number
  readonly #following: Promise<void>[]
  #turn = 0
  #isClosed = false

  constructor(
    primary: Db,
    urls: readonly string[],
    { onChange = () => undefined, lookEveryMs = LOOK_EVERY_MS }: Options = {},
  ) {
    this.#primary = primary
    this.#onChange = onChange
    this.#lookEveryMs = lookEveryMs
    this.#all = urls.map(followed)
    this.#following = this.#all.map((standby) => this.#follow(standby))
  }

  /** One that has this night, in turn. */
  having(runId: number): Standby | undefined {
    const able = this.#all.filter((one) => one.state === 'ready' && one.runId === runId)
    return able[this.#turn++ % able.length]
  }

  /** A read failed: where the standby itself is the reason, it is left out until it has been looked at again. */
  failed(standby: Standby, error: unknown): void {
    const known = this.#all.find((one) => one === standby)
    if (known && known.state === 'ready' && isOfConnection(error)) {
      this.#leave(known, error)
      known.hurry.abort()
    }
  }

  states(): Pick<StandbyReport, 'name' | 'state' | 'says'>[] {
    return this.#all.map(({ name, state, says }) => ({ name, state, says }))
  }

  /** When each was looked at for the first time. */
  async looked(): Promise<void> {
    await Promise.all(this.#all.map(({ firstLook }) => firstLook.promise))
  }

  /** How they are, for the people who look after the site. */
  async report(): Promise<StandbyReport[]> {
    const { rows } = await sql<{ lsn: string }>`
      select pg_current_wal_lsn()::text as lsn`.execute(this.#primary)
    const lsn = rows[0]?.lsn ?? '0/0'
    return Promise.all(
      this.#all.map(async ({ name, state, says, runId, db }) => {
        const isThere = state === 'ready' || state === 'cut off'
        const asked = isThere ? await behind(db, lsn).catch(() => undefined) : undefined
        return { name, state, says, runId, behindBytes: asked }
      }),
    )
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { hurry } of this.#all) hurry.abort()
    await Promise.all(this.#following)
    await Promise.all(this.#all.map(({ connection }) => connection.close()))
  }

  async #follow(standby: Followed): Promise<void> {
    while (!this.#isClosed) {
      await this.#look(standby).catch((error) => this.#leave(standby, error))
      standby.firstLook.resolve()
      const { signal } = standby.hurry
      await sleep(this.#pauseOf(standby), undefined, { signal, ref: false }).catch(() => undefined)
      standby.hurry = new AbortController()
    }
  }

  #pauseOf({ failures }: Followed): number {
    return Math.min(this.#lookEveryMs * 2 ** Math.min(failures, 10), LOOK_AFTER_FAILURE_MAX_MS)
  }

  async #look(standby: Followed): Promise<void> {
    const seen = await lookAt(standby.db)
    if (!seen.isStandby) return this.#change(standby, 'promoted', 'it takes writes')
    if (seen.silentSeconds > CUT_OFF_SECONDS)
      return this.#change(standby, 'cut off', `nothing new for ${seen.silentSeconds} s`)
    if (standby.state !== 'ready') {
      await requireSessions(standby.url, undefined, STATEMENT_MS)
      const own = await identityOf(this.#primary)
      if (own !== (await identityOf(standby.db)))
        throw new WrongStandby('it is not a standby of the database in DATABASE_URL')
    }
    standby.runId = seen.runId
    standby.failures = 0
    this.#change(standby, 'ready', '')
  }

  #leave(standby: Followed, error: unknown): void {
    standby.failures++
    const isWrong = [WrongRole, WrongPooler, WrongStandby].some((kind) => error instanceof kind)
    this.#change(standby, isWrong ? 'refused' : 'away', wordsOf(error))
  }

  #change(standby: Followed, state: StandbyState, says: string): void {
    const { name, state: before } = standby
    Object.assign(standby, { state, says })
    if (state !== before) this.#onChange({ name, state, says })
  }
}

function followed(url: string): Followed {
  const connection = connect(url, POOL_SIZE, STATEMENT_MS, requireServingRole)
  const { hostname, port } = new URL(url)
  return {
    name: `${hostname}:${port || 5432}`,
    url,
    connection,
    db: connection.db,
    state: 'away',
    says: 'not looked at yet',
    runId: undefined,
    failures: 0,
    hurry: new AbortController(),
    firstLook: Promise.withResolvers(),
  }
}

async function lookAt(db: Db) {
  const { rows } = await sql<{
    isStandby: boolean
    silentSeconds: number
    runId: number | null
  }>`
    select pg_is_in_recovery() as "isStandby",
           -- Nothing yet, where it was only just started.
           coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::int as "silentSeconds",
           (select run_id from publication) as "runId"`.execute(db)
  const [seen] = rows
  if (!seen) throw new Error('a statement of one row answered none')
  return { ...seen, runId: seen.runId ?? undefined }
}

/** The same of a primary and its standbys, and of nobody else. */
async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as identity
    from pg_control_system()`.execute(db)
  return rows[0]?.identity ?? ''
}

async function behind(db: Db, lsn: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select greatest(0, pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn()))::bigint as bytes`.execute(
    db,
  )
  return Number(rows[0]?.bytes)
}

/** Not where a statement was cancelled or wrong, which says nothing of the next one. */
function isOfConnection(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  if (isPoolExhausted(error)) return false
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code)
}

function wordsOf(error: unknown): string {
  const { message, code } = error as Partial<Error> & { code?: string }
  return (message || code || String(error)).slice(0, 300)
}
