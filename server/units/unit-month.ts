// One unit's months as its people see them: the bill of a night, and what was done about it since.

import type { Dashboard, UnitMonth, UnitReminder } from '#contract/unit/dashboard.ts'
import type { Db } from '#database/core/connect.ts'
import { receivedOf } from '#database/queries/payment/unit-payment.ts'
import { remindersOf } from '#database/queries/unit/unit-board.ts'
import { unitEventsOf } from '#database/queries/unit/unit-event.ts'
import { monthChange, stepEventsOf, unitMonthsOf } from '#database/queries/unit/unit-month.ts'
import { resultTotalsOf } from '#database/queries/unit/unit-result.ts'
import { type Day, firstOfMonth, monthOf } from '#domain/calendar/day.ts'
import { monthSteps, standingOf } from '#domain/unit/unit-month.ts'
import { Refusal } from '../http/errors.ts'

type MonthRow = Awaited<ReturnType<typeof withReceived>>[number]
type Events = Awaited<ReturnType<typeof stepEventsOf>>

/** Every month, and whole the one asked for ('YYYY-MM') or the newest. Call it inside readAs({ unit }). */
export async function readUnitMonth(
  trx: Db,
  unitNo: string,
  asked: string | undefined,
): Promise<Pick<Dashboard, 'months' | 'month'>> {
  const rows = await withReceived(trx, unitNo)
  const events = await stepEventsOf(trx, unitNo)
  const months = rows.map((row) => unitMonthOf(row, events))
  const at = asked === undefined ? 0 : months.findIndex(({ period }) => period === asked)
  const [row, previous, month] = [rows[at], rows[at + 1], months[at]]
  if (asked !== undefined && !month) throw new Refusal(404, 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ')
  if (!row || !month) return { months, month: null }
  return {
    months,
    month: {
      ...month,
      reported: await reportedIn(trx, unitNo, row),
      steps: monthSteps(factsOf(row, events)),
      change: previous ? await changeOf(trx, unitNo, row.period, previous) : null,
      events: (await unitEventsOf(trx, unitNo, row.period)).map((event) => ({
        kind: event.kind,
        what: event.what,
        by: event.by_name,
        at: event.at.toISOString(),
      })),
      reminders: await remindersIn(trx, unitNo, month),
    },
  }
}

async function withReceived(trx: Db, unitNo: string) {
  const rows = await unitMonthsOf(trx, unitNo)
  const received = new Map((await receivedOf(trx, unitNo)).map((one) => [one.period, one]))
  return rows.map((row) => ({ ...row, received: received.get(row.period) }))
}

/** Once the money is posted, that is what counts; before it is sent, nothing has been told. */
async function reportedIn(trx: Db, unitNo: string, { period, state, paid_on }: MonthRow) {
  if (paid_on !== null || (state !== 'sent' && state !== 'closed')) return null
  return (await resultTotalsOf(trx, { unitNo, period })).reported
}

/** How far one month is ('YYYY-MM-01'). Call it inside readAs({ unit }). */
export async function readStanding(
  trx: Db,
  unitNo: string,
  period: Day,
): Promise<UnitMonth['standing']> {
  const row = (await withReceived(trx, unitNo)).find((month) => month.period === period)
  return row ? standingOf(factsOf(row, await stepEventsOf(trx, unitNo))) : 'billed'
}

/** Once the result is sent there is nothing to remind of. */
async function remindersIn(
  trx: Db,
  unitNo: string,
  { period, standing }: UnitMonth,
): Promise<UnitReminder[]> {
  if (standing === 'sent' || standing === 'settled') return []
  const told = await remindersOf(trx, unitNo, firstOfMonth(period))
  return told.map(({ words, at }) => ({ words, at: at.toISOString() }))
}

function unitMonthOf(row: MonthRow, events: Events): UnitMonth {
  const { period, members, billed, deducted, due_on, paid_on, received } = row
  const standing = standingOf(factsOf(row, events))
  const told = { period: monthOf(period), members, billed, deducted, due_on, paid_on, standing }
  return received ? { ...told, received: { amount: received.amount, on: received.on } } : told
}

/** What a bank's file brought for a month that was reported is taken in, before the core system posts it. */
function factsOf({ period, paid_on, state, received }: MonthRow, events: Events) {
  const paidOn = paid_on ?? (received?.isAll ? received.on : null)
  return { paidOn, state, events: events.filter((event) => event.period === period) }
}

async function changeOf(trx: Db, unitNo: string, period: Day, previous: MonthRow) {
  const change = await monthChange(trx, unitNo, { period, previous: previous.period })
  return {
    previous: monthOf(previous.period),
    members_before: previous.members,
    before: previous.billed,
    ...change,
  }
}
