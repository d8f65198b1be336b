// A cooperative that takes payments by a code.

import type { Db } from '#database/core/connect.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { BILLER } from '../payment/bank-files.ts'

export async function givenPayOpen(db: Db): Promise<void> {
  await setSetting(db, 'biller_id', BILLER)
  await setSetting(db, 'pay_open', 'yes')
}
