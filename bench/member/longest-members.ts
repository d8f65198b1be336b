import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'

/** Of the members with a loan, some of those with the most months behind them. */
export function longestMembers(
  db: Db,
  { months, most }: { months: number; most: number },
): Promise<string[]> {
  return readAs(db, { staff: 'bench' }, async (trx) => {
    const rows = await trx
      .selectFrom('loan')
      .innerJoin('share', 'share.membership_no', 'loan.membership_no')
      .innerJoin('member', 'member.membership_no', 'loan.membership_no')
      .select('share.membership_no')
      .distinct()
      // Whoever has left cannot sign in.
      .where('member.state', 'in', ['active', 'retired'])
      .where('loan.months_paid', '>=', Math.min(months, 24))
      .where('share.instalments', '>=', months)
      .limit(most)
      .execute()
    return rows.map(({ membership_no }) => membership_no)
  })
}
