import { sql } from 'kysely'
import type { Satang } from '#domain/money/money.ts'
import type { RequestKindName } from '#domain/request/request-kinds.ts'
import type { RequestMove, RequestState } from '#domain/request/request-state.ts'
import type { SigningLevel } from '#domain/signing/levels.ts'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

// biome-ignore format: one row of the table
export const REQUEST_COLUMNS = ['request_id', 'year', 'serial', 'kind', 'membership_no', 'payload', 'judged', 'rules_version', 'run_id',
  'amount', 'state', 'version', 'sent_at', 'moved_at', 'checked_by', 'approved_by', 'held_until', 'payload_sealed', 'round', 'awaits_paper'] as const

export type RequestRow = NonNullable<Awaited<ReturnType<typeof requestById>>>

export function requestById(db: Db, requestId: number) {
  return db
    .selectFrom('request')
    .select(REQUEST_COLUMNS)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** Until the transaction's end nobody else moves it. */
export function lockRequest(trx: Db, requestId: number): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('request')
    .select(REQUEST_COLUMNS)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}

/** Several at once, always in the same order, so that two who lock some of the same wait for each other in turn. */
export function lockRequests(trx: Db, requestIds: number[]): Promise<RequestRow[]> {
  return trx
    .selectFrom('request')
    .select(REQUEST_COLUMNS)
    .where('request_id', '=', sql<number>`any(${requestIds}::int[])`)
    .orderBy('request_id')
    .forUpdate()
    .execute()
}

/** The next number of a year; nobody else has one until the transaction ends. */
export async function nextSerial(trx: Db, year: number): Promise<number> {
  const { serial } = await trx
    .insertInto('request_series')
    .values({ year, serial: 1 })
    .onConflict((on) =>
      on.column('year').doUpdateSet({ serial: sql<number>`request_series.serial + 1` }),
    )
    .returning('serial')
    .executeTakeFirstOrThrow()
  return serial
}

export interface Judged {
  payload: unknown
  /** What of it is kept sealed. */
  secret?: Buffer | null
  judged: unknown
  rulesVersion: number
  runId: number
  amount: Satang
}

interface NewRequest extends Judged {
  year: number
  serial: number
  kind: RequestKindName
  membershipNo: string
  at: Date
}

/** As a draft: sending it is a move like any other. Undefined where one of the kind is under way. */
export async function addRequest(trx: Db, added: NewRequest): Promise<RequestRow | undefined> {
  const { year, serial, kind, membershipNo, at } = added
  return trx
    .insertInto('request')
    .values({
      ...judgedColumns(added),
      year,
      serial,
      kind,
      membership_no: membershipNo,
      state: 'draft',
      sent_at: at,
      moved_at: at,
    })
    .onConflict((on) => on.doNothing())
    .returning(REQUEST_COLUMNS)
    .executeTakeFirst()
}

/** By the index one_open_request, which allows one of a kind. */
export async function hasOpenRequest(
  db: Db,
  membershipNo: string,
  kind: RequestKindName,
): Promise<boolean> {
  return (await openRequestOf(db, membershipNo, kind)) !== undefined
}

export function openRequestOf(
  db: Db,
  membershipNo: string,
  kind: RequestKindName,
): Promise<RequestRow | undefined> {
  return db
    .selectFrom('request')
    .select(REQUEST_COLUMNS)
    .where('membership_no', '=', membershipNo)
    .where('kind', '=', kind)
    .where('state', 'not in', ['done', 'refused', 'withdrawn', 'lapsed', 'stopped'])
    .executeTakeFirst()
}

function judgedColumns({ payload, secret, judged, rulesVersion, runId, amount }: Judged) {
  return {
    payload: JSON.stringify(payload),
    ...(secret !== undefined && { payload_sealed: secret }),
    judged: JSON.stringify(judged),
    rules_version: rulesVersion,
    run_id: runId,
    amount,
  }
}

export interface MovedColumns {
  judged?: Judged
  sent_at?: Date
  checked_by?: string | null
  approved_by?: string | null
  held_until?: Date | null
  round?: number
  awaits_paper?: boolean
}

export async function setStates(
  trx: Db,
  requestIds: number[],
  { state, at, judged, ...columns }: MovedColumns & { state: RequestState; at: Date },
): Promise<void> {
  await trx
    .updateTable('request')
    .set({
      ...columns,
      ...(judged && judgedColumns(judged)),
      state,
      moved_at: at,
      version: sql<number>`version + 1`,
    })
    .where('request_id', '=', sql<number>`any(${requestIds}::int[])`)
    .execute()
}

export interface NewEvent {
  requestIds: number[]
  at: Date
  act: RequestMove
  toState: RequestState
  actor: string
  memberWords: string
  staffWords: string
  /** Of the rules that it was decided by. */
  clause: string
}

/** The same for each of the requests. */
export async function addEvents(trx: Db, event: NewEvent): Promise<void> {
  const { requestIds, at, act, toState, actor, memberWords, staffWords, clause } = event
  await sql`
    insert into request_event (request_id, at, act, to_state, actor, member_words, staff_words, clause)
    select request_id, ${at}, ${act}, ${toState}, ${actor}, ${memberWords}, ${staffWords}, ${clause}
    from unnest(${requestIds}::int[]) as request_id
  `.execute(trx)
}

interface Consent {
  requestId: number
  membershipNo: string
  at: Date
  proof: SigningLevel
  /** None where an officer saw them at the counter. */
  signingId: number | null
}

/** Who agreed to it, and how they proved who they are. */
export async function addConsent(
  trx: Db,
  { requestId, membershipNo, at, proof, signingId }: Consent,
): Promise<void> {
  const answered = {
    state: 'consented' as const,
    proof,
    signing_id: signingId,
    answered_at: at,
  }
  await trx
    .insertInto('request_party')
    .values({ request_id: requestId, role: 'member', membership_no: membershipNo, ...answered })
    .onConflict((on) => on.columns(['request_id', 'role', 'membership_no']).doUpdateSet(answered))
    .execute()
}

/** Oldest first, with the names of officers. */
export function eventsOf(db: Db, requestIds: number[]) {
  if (requestIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('request_event as event')
    .leftJoin('staff', (join) => join.on(sql<boolean>`event.actor = 'staff:' || staff.login`))
    .select(['event.request_id', 'event.at', 'event.act', 'event.to_state', 'event.actor'])
    .select(['event.member_words', 'event.staff_words', 'event.clause', 'staff.name as officer'])
    .where('event.request_id', 'in', requestIds)
    .orderBy('event.event_id')
    .execute()
}

const SHOWN = 50

/** Newest first. */
export function requestsOf(db: Db, membershipNo: string) {
  return (
    db
      .selectFrom('request')
      .select(REQUEST_COLUMNS)
      .where('membership_no', '=', membershipNo)
      // Nobody asked for those: they stand with what was paid (server/payments/own-intents.ts).
      .where('kind', '!=', 'payment')
      .orderBy('request_id', 'desc')
      .limit(SHOWN)
      .execute()
  )
}

interface QueuePage {
  states: readonly RequestState[]
  kind: RequestKindName | undefined
  limit: number
  offset: number
  /** Those that are work come oldest first. */
  oldestFirst: boolean
}

export async function requestQueue(db: Db, page: QueuePage) {
  const { states, kind, limit, offset, oldestFirst } = page
  let found = db
    .selectFrom('request')
    .innerJoin('member', 'member.membership_no', 'request.membership_no')
    .where('request.state', 'in', states)
  if (kind) found = found.where('request.kind', '=', kind)
  const rows = await found
    .select(REQUEST_COLUMNS.map((column) => `request.${column}` as const))
    .select(['member.prefix', 'member_name', 'member_surname'])
    .orderBy('request.sent_at', oldestFirst ? 'asc' : 'desc')
    .orderBy('request.request_id', oldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(found) }
}

export async function countByState(db: Db): Promise<Partial<Record<RequestState, number>>> {
  const rows = await db
    .selectFrom('request')
    .select(['state', (on) => on.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Of a kind that were approved since the day a year began. */
export async function approvedSince(
  db: Db,
  membershipNo: string,
  kind: RequestKindName,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('request_event as event')
    .innerJoin('request', 'request.request_id', 'event.request_id')
    .select((on) => on.fn.count<number>('request.request_id').distinct().as('count'))
    .where('request.membership_no', '=', membershipNo)
    .where('request.kind', '=', kind)
    .where('event.act', '=', 'approve')
    .where('request.state', 'in', ['approved', 'ordered', 'done'])
    .where(sql<boolean>`event.at >= ${since}::date::timestamp at time zone 'Asia/Bangkok'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
