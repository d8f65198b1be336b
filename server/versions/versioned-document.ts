// What is saved whole and keeps its versions: articles, and the configs of the site. Whoever changes one says which
// state they have seen, and is told who was faster where that is no longer the newest. Nothing is overwritten unseen.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refused } from '#contract/shared/envelope.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { type RecordedEvent, recordAudit } from '../audit/audit.ts'
import { Refusal, refusalReply } from '../http/errors.ts'

interface VersionedDocument<Locked, State, Content> {
  /** Nobody else changes it until the transaction is over. `changes` is what whoever saves must have seen. */
  lock(trx: Db): Promise<Locked & { changes: number }>
  read(db: Db): Promise<State>
  versions(db: Db): Promise<SavedVersion[]>
  content(db: Db, version: number): Promise<Content | undefined>
  noVersion: string
  conflict(theirs: State): string
}

interface SavedVersion {
  version: number
  /** The officer's name; null for what stood before anybody saved it here. */
  changed_by: string | null
  changed_at: Date
}

class OutdatedVersion extends Error {}

/** Locks, changes, records and answers with what has become of it; or answers 409 with who was faster and what they left. */
export async function changeDocument<Locked, State>(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Pick<VersionedDocument<Locked, State, unknown>, 'lock' | 'read' | 'conflict'>,
  seen: number,
  change: (trx: Db, locked: Locked) => Promise<RecordedEvent | undefined>,
): Promise<{ rc_code: '1'; data: State } | (Refused & { theirs: State })> {
  const { db } = request.server
  try {
    const data = await inTransaction(db, async (trx) => {
      const locked = await document.lock(trx)
      if (locked.changes !== seen) throw new OutdatedVersion()
      const event = await change(trx, locked)
      if (event) await recordAudit(trx, request, event)
      return document.read(trx)
    })
    return dataReply(data)
  } catch (error) {
    if (!(error instanceof OutdatedVersion)) throw error
    // Read once our own transaction is undone.
    const theirs = await document.read(db)
    reply.code(409)
    return { ...refusalReply(document.conflict(theirs), request.id), theirs }
  }
}

/** Newest first. */
export async function historyOf<Row extends SavedVersion>(
  db: Db,
  document: { versions(db: Db): Promise<Row[]> },
) {
  return (await document.versions(db)).map(withInstants)
}

/** What a version held: to be read, compared, or restored on top of the newest. */
export async function contentOf<Content>(
  db: Db,
  document: Pick<VersionedDocument<unknown, unknown, Content>, 'content' | 'noVersion'>,
  version: number,
): Promise<Content> {
  const content = await document.content(db, version)
  if (content === undefined) throw new Refusal(404, document.noVersion)
  return content
}
