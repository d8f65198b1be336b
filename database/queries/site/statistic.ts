import type { Db } from '../../core/connect.ts'

/** The last years, oldest first, as a chart reads. */
export async function statistics(db: Db, years: number) {
  const newestFirst = await db
    .selectFrom('statistic')
    .select(['year_end', 'members', 'share_capital', 'deposits', 'loans', 'assets'])
    .orderBy('year_end', 'desc')
    .limit(years)
    .execute()
  return newestFirst.reverse()
}
