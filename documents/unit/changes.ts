// รายการเปลี่ยนแปลง: whoever came, went or is billed otherwise than last month, and why: what payroll keys anew.

import type { Day } from '#domain/calendar/day.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { fullName } from '#domain/person/full-name.ts'
import type { BilledPerson, UnitBill } from '#domain/unit/unit-bill.ts'
import { type ChangeOfPerson, fullReason, PERSON_CHANGES } from '#domain/unit/unit-change.ts'
import type { Occasion } from '../paper/frame.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { figures } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { aboutBill, MADE_AND_CHECKED, type UnitPaper, unitPaper } from './occasion.ts'

const TITLE = 'รายการเปลี่ยนแปลงจากเดือนก่อน'

export interface ChangedPerson {
  person: BilledPerson
  change: ChangeOfPerson
}

export interface UnitChanges {
  bill: UnitBill
  /** The month they are compared with. */
  previous: Day
  people: readonly ChangedPerson[]
}

export function changesPaper(changes: UnitChanges, occasion: Occasion): UnitPaper {
  const { bill, previous, people } = changes
  const sums = sumsOf(people)
  return unitPaper(
    TITLE,
    [
      {
        title: TITLE,
        about: `${aboutBill(bill)} เทียบกับเดือน${monthAndYear(previous)}`,
        parts: [
          { part: 'ledger', ...ledgerOf(changesTable(changes)) },
          figures([
            ['จำนวนผู้ที่เปลี่ยนแปลง', `${people.length} ราย`],
            ['รวมต่างจากเดือนก่อน', formatBaht(sums.difference)],
          ]),
          MADE_AND_CHECKED,
        ],
      },
    ],
    occasion,
    { wide: true },
  )
}

export function changesTable({ people }: UnitChanges): Table {
  const sums = sumsOf(people)
  // biome-ignore format: a table reads in columns
  const columns: Column<[ChangedPerson, number]>[] = [
    { head: 'ลำดับ', kind: 'integer', width: 7, value: ([, at]) => at + 1 },
    { head: 'เลขสมาชิก', kind: 'text', width: 13, value: ([{ person }]) => person.membership_no },
    { head: 'ชื่อ–สกุล', kind: 'text', width: 36, value: ([{ person }]) => fullName(person), foot: 'รวม' },
    { head: 'การเปลี่ยนแปลง', kind: 'text', width: 16, value: ([{ change }]) => PERSON_CHANGES[change.change] },
    { head: 'เดือนก่อน', kind: 'baht', width: 15, value: ([{ change }]) => change.before, foot: sums.before },
    { head: 'เดือนนี้', kind: 'baht', width: 15, value: ([{ person }]) => person.billed, foot: sums.now },
    { head: 'ต่างกัน', kind: 'baht', width: 15, value: ([{ change }]) => change.difference, foot: sums.difference },
    { head: 'เหตุที่เปลี่ยน', kind: 'text', width: 60, grows: true, value: ([{ change }]) => fullReason(change) },
  ]
  return tableOf(
    TITLE,
    columns,
    people.map((one, at): [ChangedPerson, number] => [one, at]),
  )
}

function sumsOf(people: readonly ChangedPerson[]): Record<'before' | 'now' | 'difference', Satang> {
  return {
    before: total(people.map(({ change }) => change.before)),
    now: total(people.map(({ person }) => person.billed)),
    difference: total(people.map(({ change }) => change.difference)),
  }
}
