import type { FastifyInstance } from 'fastify'
import { appendAudit } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import {
  billsAfter,
  endRound,
  lockRound,
  monthToPay,
  stepRound,
} from '#database/queries/notice/bill-round.ts'
import { settings } from '#database/queries/site/setting.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { notifyAll } from '../outbox/put.ts'

const AT_ONCE = 500
const BY = { staff: 'bills' }

type App = Pick<FastifyInstance, 'db' | 'sealing' | 'audit'>

/**
 * Tells every member of the month's bill, once, where the cooperative wants it: the sum is in the inbox, and in a message only for whoever asked for
 * it. How far it has come is written together with what was put down, as for a message to many (server/campaigns/send.ts).
 */
export async function announceBills(
  app: App,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  if ((await settings(app.db)).bill_notices !== 'yes') return
  while (!signal.aborted && (await announceSome(app, now)));
}

/** False when there is nothing left to do. */
function announceSome({ db, sealing, audit }: App, now: Date): Promise<boolean> {
  const today = bangkokDate(now)
  return inTransaction(db, async (trx) => {
    const period = await readAs(trx, BY, () => monthToPay(trx, today))
    if (!period) return false
    const { first_seen_on, ended_at, reached_no, members } = await lockRound(trx, period, today)
    if (ended_at || first_seen_on >= today) return false
    const some = await readAs(trx, BY, () => billsAfter(trx, period, reached_no, AT_ONCE))
    const last = some.at(-1)
    if (!last) {
      await endRound(trx, period)
      await record(trx, audit, 'announcement.bills_end', period, members)
      return false
    }
    if (reached_no === '') await record(trx, audit, 'announcement.bills_begin', period, 0)
    await notifyAll(
      trx,
      sealing,
      some.map(({ membership_no: membershipNo, billed: amount }) => ({
        membershipNo,
        message: { template: 'bill_issued', period, amount },
      })),
    )
    await stepRound(trx, period, { reachedNo: last.membership_no, members: some.length })
    return true
  })
}

/** With what it tells of: a month that was begun and not ended was stopped on the way. */
function record(
  trx: Db,
  audit: App['audit'],
  action: 'announcement.bills_begin' | 'announcement.bills_end',
  period: Day,
  people: number,
) {
  const ended = action === 'announcement.bills_end'
  const detail = { period: monthOf(period), ...(ended && { people }) }
  return appendAudit(trx, audit, { actor: 'system', action, outcome: 'done', detail })
}
