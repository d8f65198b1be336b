// What every bill page and paper of a unit does: reads as the unit, of one published night.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sealing } from '#database/core/sealed.ts'
import type { Publication } from '#database/queries/import/publication.ts'
import {
  billedUnit,
  type UnitLineRow,
  unitLines,
  unitMonths,
  unitSlips,
} from '#database/queries/unit/unit-bill.ts'
import type { Day, Month } from '#domain/calendar/day.ts'
import type { BilledPerson, UnitBill } from '#domain/unit/unit-bill.ts'
import { type Ask, type NightApp, type NightReading, readNight } from '../figures/night-reading.ts'
import { Refusal } from '../http/errors.ts'

export interface UnitReading {
  unitNo: string
  asOf: Day
  sealing: Sealing
  /** For queries of nothing but what the night brought: their rows may be from memory, and must not be changed. */
  night: Ask
  ofNight: NightReading['ofNight']
  madeOf: NightReading['madeOf']
  /** For everything else, as it is now. */
  live: Ask
  /** For what the unit and officers have said of its months: once, until one of them says something. */
  reported: Ask
}

type App = NightApp & Pick<FastifyInstance, 'sealing'>

export function readUnit<T>(
  app: App,
  unitNo: string,
  read: (reading: UnitReading) => Promise<T>,
  known?: Publication | null,
): Promise<T> {
  return readNight(
    app,
    { unit: unitNo },
    ({ asOf, night, live, ofNight, madeOf, said, now }) =>
      read({
        unitNo,
        asOf,
        sealing: app.sealing,
        night,
        ofNight,
        madeOf,
        live,
        reported: (query, ...args) => said([query, ...args], () => now(query, ...args)),
      }),
    { known, none: 'ยังไม่มีรายการเรียกเก็บในระบบ กรุณาลองใหม่ภายหลัง' },
  )
}

/** What a page of a unit shows: of the night that was there when its session was looked up. */
export function readUnitPage<T>(
  { server, unit }: Pick<FastifyRequest, 'server' | 'unit'>,
  read: (reading: UnitReading) => Promise<T>,
): Promise<T> {
  return readUnit(server, unit.unitNo, read, unit.publication)
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

export async function readMonths({ night, unitNo }: UnitReading) {
  const [unit, months] = await Promise.all([night(billedUnit, unitNo), night(unitMonths, unitNo)])
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
  const { before, ...of } = await reading.ofNight([billedIn, month.period], () =>
    billedIn(reading, month.period, previous),
  )
  return { unit, months, bill: { ...of, unit, dueOn: month.due_on, before } }
}

async function billedIn(
  { night, unitNo }: UnitReading,
  period: Day,
  previous: Day | undefined,
): Promise<Pick<ReadBill, 'period' | 'people' | 'lines' | 'before'>> {
  const periods = previous ? [period, previous] : [period]
  const [slips, lines] = await Promise.all([
    night(unitSlips, unitNo, periods),
    night(unitLines, unitNo, periods),
  ])
  const of = (wanted: Day) => ({
    period: wanted,
    people: slips.filter((slip) => slip.period === wanted),
    lines: lines.filter((line) => line.period === wanted),
  })
  return { ...of(period), before: previous ? of(previous) : null }
}

/** The same for papers, which are of some month or not at all. */
export async function requireBill(reading: UnitReading, asked: Month | undefined) {
  const { bill } = await readBill(reading, asked)
  if (!bill) throw new Refusal(404, 'ยังไม่มีรายการเรียกเก็บของหน่วยงานนี้')
  return bill
}
