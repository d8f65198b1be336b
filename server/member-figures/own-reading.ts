// A member's figures, read in their own name in a transaction that is under way.

import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { Refusal } from '../http/errors.ts'
import { type Reading, readingIn } from './member-feed.ts'

export async function ownReading<T>(
  trx: Db,
  server: { sealing: Reading['sealing'] },
  membershipNo: string,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const night = await publicationNow(trx)
  if (!night) throw new Refusal(404, 'ยังไม่มีข้อมูลสมาชิกในระบบ กรุณาลองใหม่ภายหลัง')
  const reader = { member: membershipNo }
  const of = { membershipNo, asOf: night.as_of, sealing: server.sealing }
  return readAs(trx, reader, (own) => read(readingIn(own, reader, of)))
}
