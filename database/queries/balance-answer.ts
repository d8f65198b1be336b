import type { Insertable } from 'kysely'
import type { Db } from '../connect.ts'
import type { BalanceAnswerTable } from '../paper-tables.ts'

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
    .select(['agreed', 'note', 'at', 'shares', 'owed', 'saved'])
    .where('membership_no', '=', membershipNo)
    .where('year', '=', year)
    .orderBy('answer_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
