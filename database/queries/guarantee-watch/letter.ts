// Letters to guarantors: batches, what each letter says, and what the post said of it.

import { type Insertable, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { SentLetter } from '#domain/guarantee-watch/letter-plan.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** Batches are put together one after the other. */
export async function lockLetters(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('guarantor letters', 0))`.execute(trx)
}

export async function nextLetterBatch(trx: Db, year: number): Promise<number> {
  const { serial } = await trx
    .selectFrom('watch_batch')
    .select((on) => on.fn.coalesce(on.fn.max('serial'), sql<number>`0`).as('serial'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  return serial + 1
}

export type NewLetter = Omit<
  Insertable<Tables['watch_letter']>,
  'batch_id' | 'paper_code' | 'paper_no'
>

interface NewBatch {
  year: number
  serial: number
  state: 'built'
  built_by: string
  built_at: Date
  signer: string
  signer_position: string
}

export async function addLetterBatch(
  trx: Db,
  batch: Omit<NewBatch, 'state'>,
  letters: readonly NewLetter[],
): Promise<number> {
  const { batch_id } = await trx
    .insertInto('watch_batch')
    .values({ ...batch, state: 'built' })
    .returning('batch_id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into watch_letter (batch_id, case_id, membership_no, attempt, addressee, address, postcode, content)
    select ${batch_id}, (one->>'case_id')::bigint, one->>'membership_no', (one->>'attempt')::int, one->>'addressee', one->>'address',
           one->>'postcode', one->'content'
    from jsonb_array_elements(${JSON.stringify(letters)}::jsonb) one`.execute(trx)
  return batch_id
}

export function lockLetterBatch(trx: Db, batchId: number) {
  return trx
    .selectFrom('watch_batch')
    .selectAll()
    .where('batch_id', '=', batchId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setLetterBatch(
  trx: Db,
  batchId: number,
  values: {
    state: 'released' | 'cancelled'
    released_by?: string
    released_at?: Date
    reason?: string
  },
): Promise<void> {
  await trx.updateTable('watch_batch').set(values).where('batch_id', '=', batchId).execute()
}

export async function numberLetter(
  trx: Db,
  letterId: number,
  paper: { paper_code: string; paper_no: string },
): Promise<void> {
  await trx.updateTable('watch_letter').set(paper).where('letter_id', '=', letterId).execute()
}

export interface LetterBatchRow {
  batch_id: number
  year: number
  serial: number
  state: 'built' | 'released' | 'cancelled'
  built_by: string
  builder: string
  built_at: Date
  releaser: string | null
  released_at: Date | null
  reason: string
  signer: string
  signer_position: string
  letters: number
  posted: number
  delivered: number
  returned: number
}

/** The newest first. */
export async function letterBatches(
  db: Db,
  { limit, only }: { limit: number; only?: number },
): Promise<LetterBatchRow[]> {
  const { rows } = await sql<LetterBatchRow>`
    select batch.batch_id, year, serial, state, built_by, builder.name as builder, built_at, releaser.name as releaser, released_at,
      batch.reason, signer, signer_position, count(distinct letter.letter_id)::int as letters,
      count(*) filter (where event = 'posted')::int as posted,
      count(*) filter (where event = 'delivered')::int as delivered,
      count(*) filter (where event = 'returned')::int as returned
    from watch_batch as batch
    join staff builder on builder.login = built_by
    left join staff releaser on releaser.login = released_by
    join watch_letter as letter using (batch_id)
    left join watch_post using (letter_id)
    where ${only ?? null}::int is null or batch.batch_id = ${only ?? null}
    group by batch.batch_id, builder.name, releaser.name
    order by batch.batch_id desc limit ${limit}`.execute(db)
  return rows
}

export interface LetterRow extends SentLetter {
  letter_id: number
  batch_id: number
  case_id: number
  loan_no: string
  membership_no: string
  attempt: number
  addressee: string
  address: string
  postcode: string
  paper_code: string | null
  paper_no: string | null
  released_at: Date | null
  mail_no: string | null
  reason: string
}

const COLUMNS = sql`
  letter.letter_id, letter.batch_id, letter.case_id, one.loan_no, letter.membership_no, letter.attempt, letter.addressee, letter.address,
  letter.postcode, letter.paper_code, letter.paper_no, batch.released_at,
  (batch.released_at at time zone 'Asia/Bangkok')::date as released_on,
  posted.on_day as posted_on, posted.mail_no, delivered.on_day as delivered_on, returned.on_day as returned_on,
  coalesce(returned.reason, '') as reason`

const FROM = sql`
  from watch_letter as letter
  join watch_case as one using (case_id)
  join watch_batch as batch on batch.batch_id = letter.batch_id and batch.state <> 'cancelled'
  left join watch_post as posted on posted.letter_id = letter.letter_id and posted.event = 'posted'
  left join watch_post as delivered on delivered.letter_id = letter.letter_id and delivered.event = 'delivered'
  left join watch_post as returned on returned.letter_id = letter.letter_id and returned.event = 'returned'`

/** Of batches that were not given up, the oldest first; of a batch in the order of the postman's way. */
export async function lettersOf(
  db: Db,
  of:
    | { batchId: number }
    | { caseIds: readonly number[] }
    | { paperNos: readonly string[] }
    | { membershipNo: string },
): Promise<LetterRow[]> {
  const which =
    'batchId' in of
      ? sql`letter.batch_id = ${of.batchId} order by letter.postcode, letter.address, letter.letter_id`
      : 'caseIds' in of
        ? sql`letter.case_id = any(${of.caseIds}::bigint[]) order by letter.letter_id`
        : 'membershipNo' in of
          ? sql`letter.membership_no = ${of.membershipNo} and batch.state = 'released' order by letter.letter_id`
          : sql`letter.paper_no = any(${of.paperNos}::text[]) order by letter.letter_id`
  const { rows } = await sql<LetterRow>`select ${COLUMNS} ${FROM} where ${which}`.execute(db)
  return rows
}

/** With what it says; only what was let out, and to a member only their own. */
export async function letterToPrint(
  db: Db,
  letterId: number,
  membershipNo?: string,
): Promise<(LetterRow & { content: unknown }) | undefined> {
  const { rows } = await sql<LetterRow & { content: unknown }>`
    select ${COLUMNS}, letter.content ${FROM}
    where letter.letter_id = ${letterId} and batch.state = 'released'
      and (${membershipNo ?? null}::text is null or letter.membership_no = ${membershipNo ?? null})`.execute(
    db,
  )
  return rows[0]
}

export async function contentsOf(db: Db, batchId: number): Promise<Map<number, unknown>> {
  const rows = await db
    .selectFrom('watch_letter')
    .select(['letter_id', 'content'])
    .where('batch_id', '=', batchId)
    .execute()
  return new Map(rows.map(({ letter_id, content }) => [letter_id, content]))
}

export interface PostWord {
  letter_id: number
  event: 'posted' | 'delivered' | 'returned'
  on_day: Day
  mail_no: string | null
  reason: string
  by: string
}

/** Answers how many were new. */
export async function addPostWords(trx: Db, words: readonly PostWord[]): Promise<number> {
  if (words.length === 0) return 0
  const rows = await trx
    .insertInto('watch_post')
    .values([...words])
    .onConflict((on) => on.doNothing())
    .returning('letter_id')
    .execute()
  return rows.length
}

/** Which letters carry these numbers of the post. */
export async function lettersWithMailNo(
  db: Db,
  mailNos: readonly string[],
): Promise<Map<string, number>> {
  if (mailNos.length === 0) return new Map()
  const rows = await db
    .selectFrom('watch_post')
    .select(['mail_no', 'letter_id'])
    .where('event', '=', 'posted')
    .where('mail_no', 'in', [...mailNos])
    .execute()
  return new Map(rows.map(({ mail_no, letter_id }) => [mail_no ?? '', letter_id]))
}
