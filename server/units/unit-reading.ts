// What every bill page and paper of a unit does: reads as the unit, of one published night.

import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  billedUnit,
  type UnitLineRow,
  unitLines,
  unitMonths,
  unitSlips,
} from '#database/queries/unit/unit-bill.ts'
import type { Day, Month } from '#domain/calendar/day.ts'
import type { BilledPerson, UnitBill } from '#domain/unit/unit-bill.ts'
import { Refusal } from '../http/errors.ts'

export interface UnitReading {
  trx: Db
  unitNo: string
  asOf: Day
  sealing: Sealing
}

export async function readUnit<T>(
  { db, sealing }: { db: Db; sealing: Sealing },
  unitNo: string,
  read: (reading: UnitReading) => Promise<T>,
): Promise<T> {
  return readAs(db, { unit: unitNo }, async (trx) => {
    const night = await publicationNow(trx)
    if (!night) throw new Refusal(404, 'ยังไม่มีรายการเรียกเก็บในระบบ กรุณาลองใหม่ภายหลัง')
    return read({ trx, unitNo, asOf: night.as_of, sealing })
  })
}

/** Somebody on the list, with their id still sealed: only a payroll file opens it whole. */
export interface Listed extends BilledPerson {
  reason: Awaited<ReturnType<typeof unitSlips>>[number]['reason']
  national_id_sealed: Buffer
  national_id_index: Buffer
}

export interface ReadBill extends UnitBill<UnitLineRow> {
  people: Listed[]
  /** The month before, to compare with. */
  before: { period: Day; people: Listed[]; lines: UnitLineRow[] } | null
}

export type Months = Awaited<ReturnType<typeof unitMonths>>

export async function readMonths({ trx, unitNo }: UnitReading) {
  const [unit, months] = [await billedUnit(trx, unitNo), await unitMonths(trx, unitNo)]
  if (!unit) throw new Refusal(404, 'ไม่พบหน่วยงานนี้ในข้อมูลล่าสุด กรุณาติดต่อสหกรณ์')
  return { unit, months }
}

/** The month asked for ('YYYY-MM'), or the newest; undefined where nothing was ever billed. */
export async function readBill(
  reading: UnitReading,
  asked: Month | undefined,
): Promise<{ unit: UnitBill['unit']; months: Months; bill: ReadBill | undefined }> {
  const { unit, months } = await readMonths(reading)
  const at = asked === undefined ? 0 : months.findIndex(({ period }) => period.startsWith(asked))
  const month = months[at]
  if (asked !== undefined && !month) throw new Refusal(404, 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ')
  if (!month) return { unit, months, bill: undefined }
  const previous = months[at + 1]?.period
  const periods = previous ? [month.period, previous] : [month.period]
  const slips = await unitSlips(reading.trx, reading.unitNo, periods)
  const lines = await unitLines(reading.trx, reading.unitNo, periods)
  const of = (wanted: Day) => ({
    period: wanted,
    people: slips.filter(({ period }) => period === wanted),
    lines: lines.filter(({ period }) => period === wanted),
  })
  const bill = {
    ...of(month.period),
    unit,
    dueOn: month.due_on,
    before: previous ? of(previous) : null,
  }
  return { unit, months, bill }
}

/** The same for papers, which are of some month or not at all. */
export async function requireBill(reading: UnitReading, asked: Month | undefined) {
  const { bill } = await readBill(reading, asked)
  if (!bill) throw new Refusal(404, 'ยังไม่มีรายการเรียกเก็บของหน่วยงานนี้')
  return bill
}
