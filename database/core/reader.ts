// Members' data is read by somebody, for one transaction: row-level security (night_doors.sql) shows each their own
// and fails for whoever has not said who they are.

import { type ControlledTransaction, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../tables.generated.ts'
import { asDb, type Db, WITHOUT_CONNECTION } from './connect.ts'

export type Reader =
  | { member: string }
  | { unit: string }
  /** The login of an officer; what they may do is decided before. */
  | { staff: string }

export async function readAs<T>(db: Db, reader: Reader, read: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) {
    nameReader(db, reader)
    return read(db)
  }
  return readOnly(db.transaction()).execute((own) => {
    const trx = asDb(own)
    nameReader(trx, reader)
    return read(trx)
  })
}

/** The same for whoever may not have to ask at all: the transaction begins with the first question. */
export function openWhenRead(db: Db, reader: Reader) {
  let own: ControlledTransaction<Tables> | undefined
  let opening: Promise<Db> | undefined
  async function open() {
    if (!db.isTransaction) own = await readOnly(db.startTransaction()).execute()
    const trx = own ? asDb(own) : db
    nameReader(trx, reader)
    return trx
  }
  return {
    async ask<Args extends unknown[], T>(
      query: (trx: Db, ...args: Args) => Promise<T>,
      ...args: Args
    ): Promise<T> {
      opening ??= open()
      return query(await opening, ...args)
    },
    /** Whatever came of it. */
    async end(): Promise<void> {
      await opening?.catch(() => undefined)
      await own?.commit().execute()
    },
  }
}

/** Something asked in one statement. */
export type Question<T, Values extends unknown[]> = (
  db: Db,
  reader: Reader,
  ...values: Values
) => Promise<T>

/**
 * `json` is what is asked, as one value, put into words once; the values are given each time. The reader's name is set
 * first, since CASE asks what follows only after its condition; were it otherwise, row-level security would refuse. It
 * holds for the statement, which sees one moment.
 */
export function question<T, Values extends unknown[]>(
  json: RawBuilder<unknown>,
): Question<T, Values> {
  const compiled = sql`
    select case when set_config('app.reader', ${''}, true) is not null then ${json} end as answer`.compile(
    WITHOUT_CONNECTION,
  )
  return async (db, reader, ...values) => {
    const asked = { ...compiled, parameters: [readerName(reader), ...values] }
    const { rows } = await db.executeQuery<{ answer: T }>(asked)
    const [row] = rows
    if (!row) throw new Error('a statement of one row answered none')
    return row.answer
  }
}

interface Begins<T> {
  setIsolationLevel(level: 'repeatable read'): T
  setAccessMode(mode: 'read only'): T
}

function readOnly<T extends Begins<T>>(begins: T): T {
  return (
    begins
      // A page asks several times, and a night may be published in between: balances of one run must not stand
      // beside movements of another.
      .setIsolationLevel('repeatable read')
      // An officer who looks in a member's place could not write even by our mistake.
      .setAccessMode('read only')
  )
}

/** Sent and not waited for: were it to fail, so would every read after it. */
function nameReader(trx: Db, reader: Reader): void {
  const name = sql`set_config('app.reader', ${readerName(reader)}, true)`
  // An officer searches for now this, now that: each search deserves a plan of its own.
  const named = (
    'staff' in reader
      ? sql`select ${name}, set_config('plan_cache_mode', 'auto', true)`
      : sql`select ${name}`
  ).execute(trx)
  named.catch(() => undefined)
}

/** As row-level security knows them. */
export function readerName(reader: Reader): string {
  const [[kind, who] = []] = Object.entries(reader)
  if (!kind || !/^[\w.-]+$/.test(String(who)))
    throw new RangeError('a reader has a kind and a name')
  return `${kind}:${who}`
}
