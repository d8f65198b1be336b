import { type Insertable, sql } from 'kysely'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'
import { question } from '../../core/reader.ts'
import type { Tables } from '../../tables.generated.ts'

export async function addBalanceAnswer(
  db: Db,
  answer: Insertable<Tables['balance_answer']>,
): Promise<void> {
  await db.insertInto('balance_answer').values(answer).execute()
}

/** Years whose balances this member disputes, by their last word of each, with what was answered. */
export function disputesOf(db: Db, membershipNo: string) {
  return db
    .with('last', (on) =>
      on
        .selectFrom('balance_answer')
        .distinctOn('year')
        .select(['answer_id', 'year', 'agreed', 'at'])
        .where('membership_no', '=', membershipNo)
        .orderBy('year')
        .orderBy('answer_id', 'desc'),
    )
    .selectFrom('last')
    .leftJoin('balance_reply as reply', 'reply.answer_id', 'last.answer_id')
    .select(['last.year', 'last.at', 'reply.state', 'reply.words', 'reply.answered_at'])
    .where('last.agreed', '=', false)
    .execute()
}

export interface LastAnswer {
  agreed: boolean
  note: string
  /** An instant, as JSON has it. */
  at: string
  shares: Satang
  owed: Satang
  saved: Satang
  state: Tables['balance_reply']['state'] | null
  words: string | null
  answered_at: string | null
}

/** What this member said last of that year. */
export const balanceAnswerOf = question<
  LastAnswer | null,
  [membershipNo: string, year: number]
>(sql`
  (select to_json(said) from (
    select agreed, note, at, shares, owed, saved, reply.state, reply.words, reply.answered_at
    from balance_answer left join balance_reply reply using (answer_id)
    where membership_no = ${''} and year = ${0}
    order by answer_id desc limit 1) said)`)

/** Whether the member answered again after what they signed here was laid before them. */
export async function answeredSince(
  trx: Db,
  { membershipNo, year, signingId }: { membershipNo: string; year: number; signingId: number },
): Promise<boolean> {
  const later = await trx
    .selectFrom('signing')
    .innerJoin('signing_attempt as attempt', 'attempt.attempt', 'signing.attempt')
    .innerJoin('balance_answer as answer', 'answer.membership_no', 'signing.membership_no')
    .select('answer.answer_id')
    .where('signing.signing_id', '=', signingId)
    .where('answer.membership_no', '=', membershipNo)
    .where('answer.year', '=', year)
    .whereRef('answer.at', '>', 'attempt.created_at')
    .executeTakeFirst()
  return later !== undefined
}
