import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

/** All members' shares together, as the published night's control totals have them. */
export async function shareCapital(db: Db): Promise<Satang> {
  const found = await db
    .selectFrom('import_file as file')
    .innerJoin('publication', 'publication.run_id', 'file.run_id')
    .select('file.sums')
    .where('file.data_set', '=', 'share')
    .executeTakeFirst()
  return (found?.sums.balance ?? 0) as Satang
}
