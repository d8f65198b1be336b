import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { BilledMonth, KeeprepFeed, PeoplePage } from '#contract/unit/bill.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { groupSumsOf, sumOf } from '#domain/unit/unit-bill.ts'
import { PERSON_CHANGES, type PersonChange } from '#domain/unit/unit-change.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageConfigOf } from '#server/pages/page-config.ts'
import { readStanding } from './unit-month.ts'
import { type Compared, comparedPeople, foundPeople, type RequestedPeople } from './unit-people.ts'
import type { PeopleQuery } from './unit-query.ts'
import {
  type Months,
  type ReadBill,
  readBill,
  readUnitPage,
  type UnitReading,
} from './unit-reading.ts'

type Billed = Awaited<ReturnType<typeof readBill>>

export async function readBillCover(request: FastifyRequest, query: Static<typeof PeopleQuery>) {
  const { coopNameTH } = await pageConfigOf(request.server)
  return readUnitPage(request, async (reading) => {
    const { unit, months, bill } = await readBill(reading, query.period)
    const cover = bill ? await coverOf(reading, bill, query) : null
    return reading.madeOf(replyOf, reading.asOf, unit, coopNameTH, months, cover)
  })
}

function replyOf(
  as_of: Day,
  unit: Billed['unit'],
  cooperative: string,
  months: Months,
  bill: KeeprepFeed['bill'],
) {
  return dataReply<KeeprepFeed>({ as_of, unit, cooperative, months: monthsOf(months), bill })
}

export function monthsOf(months: Months): BilledMonth[] {
  return months.map((month) => ({ ...month, period: monthOf(month.period) }))
}

async function coverOf(reading: UnitReading, bill: ReadBill, asked: RequestedPeople) {
  const [of, found, standing] = await Promise.all([
    reading.ofNight([sumsOf, bill.period], () => sumsOf(reading, bill)),
    foundPeople(reading, bill, asked),
    reading.reported(readStanding, reading.unitNo, bill.period),
  ])
  return reading.madeOf(coverWith, of, standing, found)
}

function coverWith(
  of: Awaited<ReturnType<typeof sumsOf>>,
  standing: Awaited<ReturnType<typeof readStanding>>,
  found: PeoplePage,
) {
  return { ...of, standing, found }
}

/** What is the same whoever is looked for. */
async function sumsOf(reading: UnitReading, bill: ReadBill) {
  return {
    period: monthOf(bill.period),
    due_on: bill.dueOn,
    people: bill.people.length,
    lines: bill.lines.length,
    billed: sumOf(bill.lines).billed,
    groups: groupSumsOf(bill.lines),
    change: changeOf(bill, await comparedPeople(reading, bill)),
  }
}

function changeOf({ before, lines }: ReadBill, people: readonly Compared[]) {
  if (!before) return null
  const was = sumOf(before.lines).billed
  const count = (wanted: PersonChange) =>
    people.filter(({ change }) => change?.change === wanted).length
  const counts = (Object.keys(PERSON_CHANGES) as PersonChange[]).map((word) => [word, count(word)])
  return {
    previous_period: monthOf(before.period),
    before: was,
    difference: satang(sumOf(lines).billed - was),
    ...(Object.fromEntries(counts) as Record<PersonChange, number>),
  }
}
