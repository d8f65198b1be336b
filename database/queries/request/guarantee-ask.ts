// Who was asked to stand for a loan, for which terms, and what they said.

import { sql } from 'kysely'
import type { Satang } from '#domain/money/money.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { REQUEST_COLUMNS } from './request.ts'

export type AskState = Tables['guarantee_ask']['state']

// biome-ignore format: one row of the table
const COLUMNS = ['ask', 'request_id', 'round', 'guarantor_no', 'amount', 'terms_sha256', 'state', 'asked_at', 'answered_at', 'signing_id', 'judged'] as const

export type GuaranteeAsk = Awaited<ReturnType<typeof asksOfRequest>>[number]

/** Those of the borrower's last signature, in the order in which they were named. */
export function asksOfRequest(db: Db, requestId: number) {
  return db
    .selectFrom('guarantee_ask')
    .innerJoin('request', (join) =>
      join
        .onRef('request.request_id', '=', 'guarantee_ask.request_id')
        .onRef('request.round', '=', 'guarantee_ask.round'),
    )
    .select(COLUMNS.map((column) => `guarantee_ask.${column}` as const))
    .where('guarantee_ask.request_id', '=', requestId)
    .orderBy('guarantor_no')
    .execute()
}

interface NewAsks {
  requestId: number
  round: number
  guarantors: { membershipNo: string; amount: Satang }[]
  terms: Buffer
  at: Date
}

export async function addAsks(trx: Db, { requestId, round, guarantors, terms, at }: NewAsks) {
  if (guarantors.length === 0) return
  await trx
    .insertInto('guarantee_ask')
    .values(
      guarantors.map(({ membershipNo, amount }) => ({
        request_id: requestId,
        round,
        guarantor_no: membershipNo,
        amount,
        terms_sha256: terms,
        state: 'asked' as const,
        asked_at: at,
      })),
    )
    .execute()
}

/** What was agreed to before the borrower's last signature counts no more. */
export async function voidAsks(trx: Db, requestId: number): Promise<void> {
  await trx
    .updateTable('guarantee_ask')
    .set({ state: 'void' })
    .where('request_id', '=', requestId)
    .where('state', 'in', ['asked', 'consented', 'declined', 'withdrawn'])
    .execute()
}

/** Over with the request: nobody is asked any more. */
export async function endAsks(trx: Db, requestIds: number[]): Promise<void> {
  await trx
    .updateTable('guarantee_ask')
    .set({ state: 'lapsed' })
    .where('request_id', '=', sql<number>`any(${requestIds}::int[])`)
    .where('state', 'in', ['asked', 'declined'])
    .execute()
}

/** How often a borrower has asked somebody since a day. */
export async function countAsksSince(
  db: Db,
  { borrower, guarantor, since }: { borrower: string; guarantor: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('guarantee_ask')
    .innerJoin('request', 'request.request_id', 'guarantee_ask.request_id')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('request.membership_no', '=', borrower)
    .where('guarantor_no', '=', guarantor)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** With the request it is about, for the guarantor; the newest first. */
export function asksTo(db: Db, guarantor: string) {
  return withRequest(db)
    .where('guarantor_no', '=', guarantor)
    .where('guarantee_ask.state', '!=', 'void')
    .orderBy('asked_at', 'desc')
    .limit(50)
    .execute()
}

export type AskWithRequest = NonNullable<Awaited<ReturnType<typeof askTo>>>

export function askTo(db: Db, { ask, guarantor }: { ask: string; guarantor: string }) {
  return withRequest(db)
    .where('ask', '=', ask)
    .where('guarantor_no', '=', guarantor)
    .executeTakeFirst()
}

function withRequest(db: Db) {
  return db
    .selectFrom('guarantee_ask')
    .innerJoin('request', 'request.request_id', 'guarantee_ask.request_id')
    .innerJoin('member as borrower', 'borrower.membership_no', 'request.membership_no')
    .select(COLUMNS.map((column) => `guarantee_ask.${column}` as const))
    .select(['request.round as request_round', 'request.state as request_state'])
    .select(['request.payload', 'request.year', 'request.serial'])
    .select(['request.membership_no as borrower_no', 'request.moved_at'])
    .select(['borrower.prefix', 'borrower.member_name', 'borrower.member_surname'])
}

/** Nobody consents twice at once, nor is approved for twice at once. */
export async function lockGuarantors(trx: Db, guarantors: readonly string[]): Promise<void> {
  for (const no of [...new Set(guarantors)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended('guarantor ' || ${no}, 0))`.execute(trx)
}

/** Consents that count, to requests that the night does not show yet. */
export function pendingConsents(
  db: Db,
  { guarantor, but }: { guarantor: string; but: number | null },
): Promise<{ amount: Satang; request_id: number }[]> {
  return (
    db
      .selectFrom('guarantee_ask')
      .innerJoin('request', (join) =>
        join
          .onRef('request.request_id', '=', 'guarantee_ask.request_id')
          .onRef('request.round', '=', 'guarantee_ask.round'),
      )
      .select(['guarantee_ask.amount', 'guarantee_ask.request_id'])
      .where('guarantor_no', '=', guarantor)
      .where('guarantee_ask.state', '=', 'consented')
      // What is bounced may be ordered again; what is done stands in the night.
      .where('request.state', 'in', [
        'asking',
        'sent',
        'checked',
        'approved',
        'ordered',
        'returned',
        'bounced',
      ])
      .where('guarantee_ask.request_id', '!=', but ?? 0)
      .execute()
  )
}

interface Answer {
  state: Extract<AskState, 'consented' | 'declined' | 'withdrawn'>
  from: readonly AskState[]
  at: Date
  signingId?: number
  judged?: Finding[]
}

/** False where it was answered, voided or ended meanwhile. */
export async function answerAsk(
  trx: Db,
  ask: string,
  { state, from, at, signingId, judged }: Answer,
): Promise<boolean> {
  const done = await trx
    .updateTable('guarantee_ask')
    .set({
      state,
      answered_at: at,
      ...(signingId !== undefined && { signing_id: signingId }),
      ...(judged && { judged: JSON.stringify(judged) }),
    })
    .where('ask', '=', ask)
    .where('state', 'in', from)
    .returning('ask')
    .executeTakeFirst()
  return done !== undefined
}

/** The request, locked, that an ask is about. */
export function lockRequestOfAsk(trx: Db, ask: string) {
  return trx
    .selectFrom('request')
    .select([...REQUEST_COLUMNS])
    .where('request_id', '=', (on) =>
      on.selectFrom('guarantee_ask').select('request_id').where('ask', '=', ask),
    )
    .forUpdate()
    .executeTakeFirst()
}
