import type { Insertable } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { BalanceAnswerTable } from '../../tables.generated.ts'

export async function addBalanceAnswer(
  db: Db,
  answer: Insertable<BalanceAnswerTable>,
): Promise<void> {
  await db.insertInto('balance_answer').values(answer).execute()
}

/** What this member said last of that year. */
export async function balanceAnswerOf(db: Db, membershipNo: string, year: number) {
  return db
    .selectFrom('balance_answer')
    .leftJoin('balance_reply as reply', 'reply.answer_id', 'balance_answer.answer_id')
    .select(['agreed', 'note', 'at', 'shares', 'owed', 'saved'])
    .select(['reply.state', 'reply.words', 'reply.answered_at'])
    .where('membership_no', '=', membershipNo)
    .where('year', '=', year)
    .orderBy('balance_answer.answer_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
