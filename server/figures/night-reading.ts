// What a member feed and a unit's page have in common: they read in somebody's name, of one published night. What the night
// brought may be from memory; so may what was said since, until somebody says something.

import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { openWhenRead, type Reader, readAs, readerName } from '#database/core/reader.ts'
import { type Publication, publicationNow } from '#database/queries/import/publication.ts'
import type { Day } from '#domain/calendar/day.ts'
import { Refusal } from '../http/errors.ts'

/** Asks the database in the name of whoever reads. */
export type Ask = <Args extends unknown[], T>(
  query: (trx: Db, ...args: Args) => Promise<T>,
  ...args: Args
) => Promise<T>

/** Names what is remembered: the function that asks or works it out, and what it is given. */
type Key = [work: unknown, ...args: unknown[]]

export interface NightReading {
  asOf: Day
  /** For queries of nothing but what the night brought: their rows may be from memory, and must not be changed. */
  night: Ask
  /** For everything else, as it is now. */
  live: Ask
  /** What is worked out of nothing but the night and the cooperative's rules: once, until one of them changes. */
  ofNight<T>(key: Key, work: () => Promise<T>): Promise<T>
  /** What is made of these parts: the same as before, as long as each of them is. Frozen. */
  madeOf<Parts extends unknown[], T extends object>(
    make: (...parts: Parts) => T,
    ...parts: Parts
  ): Promise<T>
  /** What employers, officers and members have said since the night: once, until one of them says something. */
  said<T>(key: Key, read: () => Promise<T>): Promise<T>
  /** For `said`: of this moment rather than of that when the page began to read, and of this night. */
  now: Ask
}

export type NightApp = Pick<
  FastifyInstance,
  'db' | 'database' | 'figures' | 'reports' | 'nightSource' | 'nightTurns'
>

export async function readNight<T>(
  app: NightApp,
  reader: Reader,
  read: (reading: NightReading) => Promise<T>,
  { known, none }: { known?: Publication | null | undefined; none: string },
): Promise<T> {
  const publication = known ?? (await publicationNow(app.db))
  if (!publication) throw new Refusal(404, none)
  const name = readerName(reader)
  const before = known && app.database.isHeard && app.nightTurns.before(name, known)
  if (before) {
    const answer = await read(readingFromMemory(app, name, before)).catch(onlyNotInMemory)
    if (!(answer instanceof NotInMemory)) return answer
  }
  app.nightTurns.turn(name, publication)
  const opened = openWhenRead(app.db, reader)
  const { run_id: runId } = publication
  const nightly = app.nightSource.open(reader, runId, ofThisNight(runId, opened.ask))
  const end = () => Promise.all([nightly.end(), opened.end()])
  try {
    const own = { runId, reader: name }
    const answer = await read(readingOf(app, reader, publication, own, nightly.ask, opened.ask))
    await end()
    return answer
  } catch (error) {
    await end()
    // Another night was published in the middle: all of it is read again, of that one.
    if (error instanceof AnotherNight) return readNight(app, reader, read, { none })
    throw error
  }
}

class AnotherNight extends Error {}

function readingFromMemory(
  app: NightApp,
  reader: string,
  { run_id: runId, as_of: asOf }: Publication,
): NightReading {
  const own = { runId, reader }
  return {
    asOf,
    night: (query, ...args) => app.figures.value(own, [query, ...args], notInMemory),
    live: notInMemory,
    ...workedOut(app, own),
    said: (key) => app.reports.value(own, key, notInMemory),
    now: notInMemory,
  }
}

interface Own {
  runId: number
  reader: string
}

interface Made<T> {
  parts: unknown[]
  made: T | undefined
}

function workedOut(
  { database, figures }: NightApp,
  own: Own,
): Pick<NightReading, 'ofNight' | 'madeOf'> {
  return {
    ofNight: (key, work) => (database.isHeard ? figures.value(own, key, work) : work()),
    async madeOf<Parts extends unknown[], T extends object>(
      make: (...parts: Parts) => T,
      ...parts: Parts
    ) {
      const nothing = async (): Promise<Made<T>> => ({ parts: [], made: undefined })
      const last = await figures.value(own, [make], nothing)
      if (last.made && parts.every((part, at) => part === last.parts[at])) return last.made
      const made = Object.freeze(make(...parts))
      last.parts = parts
      last.made = made
      return made
    },
  }
}

class NotInMemory extends Error {}

/** Whoever asks for several things may not wait for this one any more once another was refused. */
function notInMemory(): Promise<never> {
  const refused = Promise.reject(new NotInMemory())
  refused.catch(() => undefined)
  return refused
}

function onlyNotInMemory(error: unknown): NotInMemory {
  if (error instanceof NotInMemory) return error
  throw error
}

function ofThisNight(runId: number, ask: Ask): Ask {
  let isPublished: Promise<boolean> | undefined
  return async (query, ...args) => {
    isPublished ??= ask(publicationNow).then((now) => now?.run_id === runId)
    const [isOfThisNight, rows] = await Promise.all([isPublished, ask(query, ...args)])
    if (!isOfThisNight) throw new AnotherNight()
    return rows
  }
}

function readingOf(
  app: NightApp,
  reader: Reader,
  { run_id: runId, as_of: asOf }: Publication,
  own: Own,
  askNight: Ask,
  ask: Ask,
): NightReading {
  const { db, database, figures, reports } = app
  return {
    asOf,
    night: (query, ...args) => figures.value(own, [query, ...args], () => askNight(query, ...args)),
    live: ask,
    ...workedOut(app, own),
    said: (key, read) => (database.isHeard ? reports.value(own, key, read) : read()),
    now: (query, ...args) =>
      readAs(db, reader, async (trx) => {
        const [night, rows] = await Promise.all([publicationNow(trx), query(trx, ...args)])
        if (night?.run_id !== runId) throw new AnotherNight()
        return rows
      }),
  }
}
