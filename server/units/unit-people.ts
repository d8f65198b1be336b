// The people of a bill as a page lists them: compared with the month before, searched, filtered and paged.

import type { BillPerson, PeoplePage } from '#contract/unit/bill.ts'
import { orderedShares } from '#database/queries/request/ordered-share.ts'
import { type UnitLineRow, unitBelongings } from '#database/queries/unit/unit-bill.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { type BilledLine, titleOf } from '#domain/collection/collection-change.ts'
import { type CollectionState, collectionState } from '#domain/collection/collection-words.ts'
import { satang, total } from '#domain/money/money.ts'
import { fullName } from '#domain/person/full-name.ts'
import { maskNationalId } from '#domain/person/national-id.ts'
import { folded, wordsOf } from '#domain/text/thai-search.ts'
import { keyOf, kindsOf } from '#domain/unit/unit-bill.ts'
import {
  type Belonging,
  type ChangeOfPerson,
  changeOfPerson,
  type PersonChange,
} from '#domain/unit/unit-change.ts'
import { isShareChanged, requestNumbers } from '../request-desk/requested-lines.ts'
import type { Listed, ReadBill, UnitReading } from './unit-reading.ts'

const PEOPLE_A_PAGE = 50

const UNKNOWN: Belonging = { from_on: null, until_on: null, joined_on: null, state: null }

export interface RequestedPeople {
  q?: string | undefined
  change?: PersonChange | undefined
  state?: CollectionState | undefined
  kind?: string | undefined
  page?: string | undefined
}

/** Somebody of this month or of the one before. */
export interface Compared {
  person: Listed
  lines: UnitLineRow[]
  change: ChangeOfPerson | null
}

/** Everybody of the month, and after them those who were in the month before only. */
export async function comparedPeople(
  reading: UnitReading,
  bill: ReadBill,
): Promise<readonly Compared[]> {
  const asked = await requestedShares(reading, bill)
  return comparedWith(reading, bill, asked)
}

/** Whose share is another than a month ago because they asked for it, and the number of their request. */
type RequestedShares = readonly [membershipNo: string, requestNo: string][]

/** An officer may withdraw such an order, or the core system refuse it, after the night of the bill. */
async function requestedShares(reading: UnitReading, bill: ReadBill): Promise<RequestedShares> {
  const changed = await reading.ofNight([changedShares, bill.period], async () =>
    changedShares(bill),
  )
  if (changed.length === 0) return []
  const numbers = changed.map(([no]) => no)
  const ordered = await reading.reported(orderedShares, numbers, monthOf(bill.period))
  const linesOf = new Map(changed)
  return [...requestNumbers(ordered, (no) => linesOf.get(no) ?? [])]
}

function changedShares({ before, lines }: ReadBill): [membershipNo: string, now: UnitLineRow[]][] {
  if (!before) return []
  const own = Map.groupBy(lines, ({ membership_no }) => membership_no)
  const earlier = Map.groupBy(before.lines, ({ membership_no }) => membership_no)
  return [...new Set([...own.keys(), ...earlier.keys()])].flatMap((no) => {
    const now = own.get(no) ?? []
    return isShareChanged(earlier.get(no) ?? [], now) ? [[no, now]] : []
  })
}

function comparedWith(
  reading: UnitReading,
  bill: ReadBill,
  asked: RequestedShares,
): Promise<readonly Compared[]> {
  return reading.ofNight([comparedIn, bill.period, asked], () =>
    comparedIn(reading, bill, new Map(asked)),
  )
}

async function comparedIn(
  { night, unitNo }: UnitReading,
  bill: ReadBill,
  asked: ReadonlyMap<string, string>,
): Promise<Compared[]> {
  const own = Map.groupBy(bill.lines, ({ membership_no }) => membership_no)
  const linesOf = (no: string) => own.get(no) ?? []
  const { before } = bill
  if (!before)
    return bill.people.map((person) => ({
      person,
      lines: linesOf(person.membership_no),
      change: null,
    }))
  const earlier = Map.groupBy(before.lines, ({ membership_no }) => membership_no)
  const still = new Set(bill.people.map(({ membership_no }) => membership_no))
  const gone = before.people.filter(({ membership_no }) => !still.has(membership_no))
  const was = new Set(before.people.map(({ membership_no }) => membership_no))
  const moved = [...gone, ...bill.people.filter(({ membership_no }) => !was.has(membership_no))]
  const numbers = moved.map(({ membership_no }) => membership_no)
  // Only of those who came or went: of nobody else is it asked when they did.
  const belongings = new Map(
    (numbers.length > 0 ? await night(unitBelongings, unitNo, numbers) : []).map((held) => [
      held.membership_no,
      held,
    ]),
  )
  const earlierOf = (no: string) => earlier.get(no) ?? []
  const compared = (person: Listed, lines: UnitLineRow[]): Compared => {
    const no = person.membership_no
    const billed = (row: UnitLineRow) => billedLine(row, asked.get(no))
    return {
      person,
      lines,
      change: changeOfPerson(
        earlierOf(no).map(billed),
        lines.map(billed),
        belongings.get(no) ?? UNKNOWN,
        before.period,
      ),
    }
  }
  return [
    ...bill.people.map((person) => compared(person, linesOf(person.membership_no))),
    ...gone.map((person) => compared({ ...person, billed: satang(0), deducted: satang(0) }, [])),
  ]
}

function billedLine(row: UnitLineRow, asked: string | undefined): BilledLine {
  // A unit is not told what is owed, but that a loan is paid off explains why its line is gone.
  const remaining = row.loan_closed ? satang(0) : null
  return { ...row, remaining, days: null, asked: row.line_kind === 'share' ? asked : undefined }
}

export function searchPeople(
  reading: UnitReading,
  people: readonly Compared[],
  asked: RequestedPeople,
): Compared[] {
  const isAsked = search(reading, asked.q)
  return people.filter(({ person, lines, change }) => {
    if (!asked.change && !asked.q && change?.change === 'gone') return false
    if (asked.change && change?.change !== asked.change) return false
    if (asked.state && (lines.length === 0 || stateOf(person) !== asked.state)) return false
    if (asked.kind && !lines.some((line) => keyOf(line) === asked.kind)) return false
    return isAsked(person)
  })
}

/** By name and number in any order of words, or by a whole national id, which is never opened for it. */
function search({ sealing }: UnitReading, q = ''): (person: Listed) => boolean {
  const words = wordsOf(q)
  const digits = folded(q).replace(/[\s-]/g, '')
  if (/^\d{13}$/.test(digits)) {
    const wanted = sealing.indexes(digits)
    return ({ national_id_index }) => wanted.some((one) => one.equals(national_id_index))
  }
  if (/^x[x\d]{12}$/.test(digits)) {
    const shown = digits.slice(10, 12)
    return ({ national_id_sealed }) => sealing.open(national_id_sealed).slice(10, 12) === shown
  }
  return (person) => {
    const text = folded(`${person.membership_no} ${fullName(person)}`)
    return words.every((word) => text.includes(word))
  }
}

function stateOf(person: Listed): CollectionState {
  return collectionState(person)
}

/** A page of those who are looked for. Pages are remembered, but not what somebody typed to search for. */
export async function foundPeople(
  reading: UnitReading,
  bill: ReadBill,
  asked: RequestedPeople,
): Promise<PeoplePage> {
  const { q, change, state, kind, page } = asked
  const shares = await requestedShares(reading, bill)
  const find = async () => {
    const people = await comparedWith(reading, bill, shares)
    return pageOfPeople(reading, bill, searchPeople(reading, people, asked), asked)
  }
  if (q !== undefined) return find()
  return reading.ofNight([foundPeople, bill.period, change, state, kind, page, shares], find)
}

function pageOfPeople(
  reading: UnitReading,
  bill: ReadBill,
  found: readonly Compared[],
  asked: RequestedPeople,
): PeoplePage {
  const pages = Math.max(1, Math.ceil(found.length / PEOPLE_A_PAGE))
  const page = Math.min(Number(asked.page ?? '1'), pages)
  const kinds = kindsOf(bill.lines)
  return {
    total: found.length,
    billed: total(found.map(({ person }) => person.billed)),
    amounts: amountsOf(
      found.flatMap(({ lines }) => lines),
      kinds,
    ),
    page,
    pages,
    rows: found
      .slice((page - 1) * PEOPLE_A_PAGE, page * PEOPLE_A_PAGE)
      .map((one) => rowOf(reading, one, kinds)),
  }
}

function rowOf(
  { sealing }: UnitReading,
  { person, lines, change }: Compared,
  kinds: readonly { key: string }[],
): BillPerson {
  return {
    membership_no: person.membership_no,
    name: fullName(person),
    national_id: maskNationalId(sealing.open(person.national_id_sealed)),
    billed: person.billed,
    deducted: person.deducted,
    state: stateOf(person),
    change: change?.change ?? null,
    before: change?.before ?? satang(0),
    difference: change?.difference ?? satang(0),
    why: change?.why ?? '',
    amounts: amountsOf(lines, kinds),
    lines: linesOf(lines, change),
  }
}

function amountsOf(lines: readonly UnitLineRow[], kinds: readonly { key: string }[]) {
  const own = Map.groupBy(lines, keyOf)
  return kinds.map(({ key }) => total((own.get(key) ?? []).map(({ billed }) => billed)))
}

/** Changes come in the order of the lines; those that are gone come last and have no line. */
function linesOf(
  lines: readonly UnitLineRow[],
  change: ChangeOfPerson | null,
): BillPerson['lines'] {
  const now = lines.map((line, at) => ({
    title: titleOf(line),
    ref_no: line.ref_no,
    instalment: line.instalment,
    principal: line.principal,
    interest: line.interest,
    billed: line.billed,
    before: change?.lines[at]?.before ?? satang(0),
    change: change?.lines[at]?.change ?? null,
    why: change?.lines[at]?.why ?? '',
  }))
  const gone = (change?.lines ?? []).slice(lines.length).map(({ title, ref_no, before, why }) => ({
    title,
    ref_no,
    instalment: null,
    principal: satang(0),
    interest: satang(0),
    billed: satang(0),
    before,
    change: 'gone' as const,
    why,
  }))
  return [...now, ...gone]
}
