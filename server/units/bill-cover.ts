import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { BilledMonth, KeeprepFeed } from '#contract/unit/bill.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { groupSumsOf, sumOf } from '#domain/unit/unit-bill.ts'
import { PERSON_CHANGES, type PersonChange } from '#domain/unit/unit-change.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageConfigOf } from '#server/pages/page-config.ts'
import { readStanding } from './unit-month.ts'
import { type Compared, comparedPeople, foundPeople, type RequestedPeople } from './unit-people.ts'
import type { PeopleQuery } from './unit-query.ts'
import { type Months, type ReadBill, readBill, readUnit, type UnitReading } from './unit-reading.ts'

export async function readBillCover(
  { unit, server }: FastifyRequest,
  query: Static<typeof PeopleQuery>,
) {
  const { coopNameTH } = await pageConfigOf(server)
  return readUnit(server, unit.unitNo, async (reading) => {
    const { months, bill, ...of } = await readBill(reading, query.period)
    const data: KeeprepFeed = {
      as_of: reading.asOf,
      unit: of.unit,
      cooperative: coopNameTH,
      months: monthsOf(months),
      bill: bill ? await coverOf(reading, bill, query) : null,
    }
    return dataReply(data)
  })
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
