import type { Db } from '../../core/connect.ts'
import { readAs } from '../../core/reader.ts'

/** As the last night calls it; empty before the first one, or for a unit it does not know. */
export async function unitNameOf(db: Db, unitNo: string): Promise<string> {
  const unit = await readAs(db, { unit: unitNo }, (trx) =>
    trx.selectFrom('unit').select('name').where('unit_no', '=', unitNo).executeTakeFirst(),
  )
  return unit?.name ?? ''
}
