// What every member feed does: reads as the member, of one published night, and says of which day it is.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import type { Day } from '#domain/calendar/day.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { Refusal } from '../http/errors.ts'

/** Who reads, and of which day: everything a feed is worked out from. */
export interface Reading {
  trx: Db
  membershipNo: string
  asOf: Day
  sealing: Sealing
}

/** What a route that gives a member a feed calls: `read` is handed what the route declares. */
export function memberFeed<T extends object, Sent extends unknown[]>(
  read: (reading: Reading, ...sent: Sent) => Promise<T>,
) {
  return ({ server, member }: Pick<FastifyRequest, 'server' | 'member'>, ...sent: Sent) =>
    readMember(server, member.membershipNo, async (reading) =>
      dataReply({ as_of: reading.asOf, ...(await read(reading, ...sent)) }),
    )
}

/** For whoever needs a feed's figures without a feed: papers and exports. */
export async function readMember<T>(
  { db, sealing }: { db: Db; sealing: Sealing },
  membershipNo: string,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  return readAs(db, { member: membershipNo }, async (trx) => {
    const night = await publicationNow(trx)
    if (!night) throw new Refusal(404, 'ยังไม่มีข้อมูลสมาชิกในระบบ กรุณาลองใหม่ภายหลัง')
    return read({ trx, membershipNo, asOf: night.as_of, sealing })
  })
}
