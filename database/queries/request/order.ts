import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { ShownLoan } from '#domain/request/loan-shown.ts'
import type { OrderLine } from '#domain/request/order-file.ts'
import type { Db } from '../../core/connect.ts'
import type { Sealing } from '../../core/sealed.ts'
import type { RequestRow } from './request.ts'

// Without the bytes, which are read only to be given away.
// biome-ignore format: one row of the table
const COLUMNS = ['batch_id', 'year', 'serial', 'state', 'reverses', 'preset', 'encoding', 'rows', 'sum', 'sha256', 'built_by',
  'built_at', 'released_by', 'released_at', 'reason'] as const

/** What orders change in the register. */
// biome-ignore format: one row of the table
export const SHOWN_OF_MEMBER = ['mobile', 'email', 'house_no', 'moo', 'soi', 'road', 'subdistrict', 'district', 'province', 'postcode',
  'pay_bank', 'pay_account_sealed'] as const

/** What the published night shows of somebody, as far as orders change it. */
export type NightShown =
  Awaited<ReturnType<typeof shownOfOrdered>> extends Map<string, infer T> ? T : never

export type BatchRow = NonNullable<Awaited<ReturnType<typeof batchById>>>

/** Batches are put together one after the other. */
export async function lockBatches(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('order batch', 0))`.execute(trx)
}

export async function nextBatchSerial(trx: Db, year: number): Promise<number> {
  const { serial } = await trx
    .selectFrom('order_batch')
    .select((on) => on.fn.coalesce(on.fn.max('serial'), sql<number>`0`).as('serial'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  return serial + 1
}

/** Approved, held no longer and in no batch, oldest first; locked, but what somebody else is about to move is left for the next batch. */
export function requestsToOrder(
  trx: Db,
  { notOf, limit }: { notOf: string | null; limit: number },
): Promise<
  (Pick<RequestRow, 'request_id' | 'year' | 'serial' | 'kind' | 'payload' | 'judged'> &
    Pick<RequestRow, 'membership_no' | 'payload_sealed' | 'held_until'> & {
      orders: number
      approved_at: Date
    })[]
> {
  return trx
    .selectFrom('request')
    .select(['request_id', 'year', 'serial', 'kind', 'membership_no', 'payload', 'judged'])
    .select(['moved_at as approved_at', 'payload_sealed', 'held_until'])
    .select(({ selectFrom, fn }) =>
      selectFrom('order_line')
        .select(fn.countAll<number>().as('orders'))
        .whereRef('order_line.request_id', '=', 'request.request_id')
        .$asScalar()
        .$notNull()
        .as('orders'),
    )
    .where('state', '=', 'approved')
    .where('awaits_paper', '=', false)
    .where(({ or, eb }) =>
      or([eb('held_until', 'is', null), eb('held_until', '<=', sql<Date>`now()`)]),
    )
    .where('membership_no', '!=', notOf ?? '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_line')
            .select('order_line.order_no')
            .whereRef('order_line.request_id', '=', 'request.request_id')
            .where('order_line.result', 'is', null),
        ),
      ),
    )
    .orderBy('request_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

interface NewBatch {
  year: number
  serial: number
  reverses: number | null
  preset: string
  encoding: string
  sum: Satang
  bytes: Buffer
  /** In their place, where they hold what is kept sealed. */
  bytes_sealed: Buffer | null
  sha256: Buffer
  builtBy: string
  builtAt: Date
  reason: string
  lines: readonly (OrderLine & {
    requestId: number
    reverses: string | null
    secret: Buffer | null
  })[]
}

export async function addBatch(trx: Db, added: NewBatch): Promise<number> {
  const { lines, builtBy, builtAt, ...columns } = added
  const { batch_id } = await trx
    .insertInto('order_batch')
    .values({
      ...columns,
      state: 'built',
      rows: lines.length,
      built_by: builtBy,
      built_at: builtAt,
    })
    .returning('batch_id')
    .executeTakeFirstOrThrow()
  // One statement for all of them, however many.
  await sql`
    insert into order_line (order_no, batch_id, request_id, kind, content, amount, reverses, content_sealed)
    select line->>'order_no', ${batch_id}, (line->>'requestId')::bigint, line->>'kind', line->'content',
           (line->>'amount')::bigint, line->>'reverses', decode(line->>'sealed', 'hex')
    from jsonb_array_elements(${JSON.stringify(lines.map(withHex))}::jsonb) line`.execute(trx)
  return batch_id
}

function withHex({ secret, ...line }: NewBatch['lines'][number]) {
  return { ...line, sealed: secret?.toString('hex') ?? null }
}

export function batchById(db: Db, batchId: number) {
  return db
    .selectFrom('order_batch')
    .select(COLUMNS)
    .where('batch_id', '=', batchId)
    .executeTakeFirst()
}

export function lockBatch(trx: Db, batchId: number): Promise<BatchRow | undefined> {
  return trx
    .selectFrom('order_batch')
    .select(COLUMNS)
    .where('batch_id', '=', batchId)
    .forUpdate()
    .executeTakeFirst()
}

export async function batchBytes(
  db: Db,
  sealing: Sealing,
  batchId: number,
): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('order_batch')
    .select(['bytes', 'bytes_sealed'])
    .where('batch_id', '=', batchId)
    .executeTakeFirst()
  return found && opened(found, sealing)
}

/** Every batch that was let out, oldest first, with the day of the first night after it that somebody has loaded; null where none is. */
export async function releasedFiles(
  db: Db,
  sealing: Sealing,
  { loadedBy }: { loadedBy: string },
): Promise<{ bytes: Buffer; firstNight: Day | null }[]> {
  const rows = await db
    .selectFrom('order_batch')
    .select(['bytes', 'bytes_sealed'])
    .select(({ selectFrom }) =>
      selectFrom('import_run')
        .select('as_of')
        .where('started_by', '=', loadedBy)
        .where('state', 'in', ['published', 'superseded', 'rolled-back'])
        .whereRef('started_at', '>', 'order_batch.released_at')
        .orderBy('run_id')
        .limit(1)
        .as('first_night'),
    )
    .where('state', '=', 'released')
    .orderBy('released_at')
    .execute()
  return rows.map((row) => ({ bytes: opened(row, sealing), firstNight: row.first_night }))
}

/** Sealed as text, in base64. */
function opened(
  { bytes, bytes_sealed }: { bytes: Buffer; bytes_sealed: Buffer | null },
  sealing: Sealing,
): Buffer {
  return bytes_sealed ? Buffer.from(sealing.open(bytes_sealed), 'base64') : bytes
}

/** Newest first, with the officers' names; or one of them. */
export function batches(db: Db, { limit, only }: { limit: number; only?: number }) {
  const found = db
    .selectFrom('order_batch as batch')
    .innerJoin('staff as builder', 'builder.login', 'batch.built_by')
    .leftJoin('staff as releaser', 'releaser.login', 'batch.released_by')
    .leftJoin('order_batch as reversed', 'reversed.batch_id', 'batch.reverses')
    .select(COLUMNS.map((column) => `batch.${column}` as const))
    .select(['builder.name as builder', 'releaser.name as releaser'])
    .select(['reversed.year as reversed_year', 'reversed.serial as reversed_serial'])
    .select(({ selectFrom, fn }) =>
      selectFrom('order_line')
        .select(fn.countAll<number>().as('open'))
        .whereRef('order_line.batch_id', '=', 'batch.batch_id')
        .where('order_line.result', 'is', null)
        .$asScalar()
        .$notNull()
        .as('open'),
    )
    .orderBy('batch.batch_id', 'desc')
    .limit(limit)
  return (only === undefined ? found : found.where('batch.batch_id', '=', only)).execute()
}

export function linesOf(db: Db, batchId: number) {
  return db
    .selectFrom('order_line as line')
    .innerJoin('request', 'request.request_id', 'line.request_id')
    .innerJoin('member', 'member.membership_no', 'request.membership_no')
    .select(['line.order_no', 'line.request_id', 'line.kind', 'line.content', 'line.amount'])
    .select(['line.content_sealed', 'request.payload_sealed'])
    .select(['line.reverses', 'line.result', 'line.core_ref', 'line.reason', 'line.closed_at'])
    .select(['request.membership_no', 'request.year', 'request.serial', 'request.payload'])
    .select(['member.prefix', 'member_name', 'member_surname'])
    .where('line.batch_id', '=', batchId)
    .orderBy('line.order_no')
    .execute()
}

export async function setBatchState(
  trx: Db,
  batchId: number,
  set:
    | { state: 'released'; released_by: string; released_at: Date }
    | { state: 'cancelled'; reason: string },
): Promise<void> {
  await trx.updateTable('order_batch').set(set).where('batch_id', '=', batchId).execute()
}

/** The newest contracts of whoever ordered a loan, in the published night; none of the others are looked for. */
export const NEWEST_LOANS = sql<ShownLoan[]>`
  (select coalesce(jsonb_agg(to_jsonb(newest)), '[]') from (
     select loan_no, type_code, principal, opened_on from loan
     where line.kind = 'loan' and loan.membership_no = request.membership_no
     order by opened_on desc, loan_no desc limit 10) newest)`.as('loans')

/** What the published night has of those whose orders are open, by order. */
export async function shownOfOrdered(db: Db, batchId: number) {
  const rows = await db
    .selectFrom('order_line as line')
    .innerJoin('request', 'request.request_id', 'line.request_id')
    .leftJoin('share', 'share.membership_no', 'request.membership_no')
    .leftJoin('member_detail as person', 'person.membership_no', 'request.membership_no')
    .select(['line.order_no', 'line.core_ref', 'share.monthly', NEWEST_LOANS])
    .select(SHOWN_OF_MEMBER.map((name) => `person.${name}` as const))
    .where('line.batch_id', '=', batchId)
    .where('line.result', 'is', null)
    .execute()
  return new Map(rows.map(({ order_no, ...shown }) => [order_no, shown]))
}

export async function ordersOfRequest(db: Db, requestId: number): Promise<number> {
  const { count } = await db
    .selectFrom('order_line')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
