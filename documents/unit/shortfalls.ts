// รายงานหักไม่ครบ: by unit and by person, for the officer who follows it up.

import { REASONS, type Reason } from '#domain/collection-words.ts'
import { type Satang, satang, total } from '#domain/money.ts'
import { type Column, type Table, tableOf } from '../table.ts'

export interface Shortfall {
  unit_no: string
  unit_name: string
  membership_no: string
  name: string
  billed: Satang
  amount: Satang
  reason: Reason | null
}

export function shortfallTables(people: readonly Shortfall[]): Table[] {
  const units = [...Map.groupBy(people, ({ unit_no }) => unit_no).values()]
  const all = sumsOf(people)
  // biome-ignore format: a table reads in columns
  const byUnit: Column<Shortfall[]>[] = [
    { head: 'รหัส', kind: 'text', width: 11, value: ([one]) => one?.unit_no ?? '', foot: 'รวม' },
    { head: 'หน่วยงาน', kind: 'text', width: 40, value: ([one]) => one?.unit_name ?? '' },
    { head: 'หักไม่ได้ (ราย)', kind: 'integer', width: 14, value: (own) => countOf(own, true), foot: countOf(people, true) },
    { head: 'หักได้บางส่วน (ราย)', kind: 'integer', width: 18, value: (own) => countOf(own, false), foot: countOf(people, false) },
    { head: 'เรียกเก็บ', kind: 'baht', width: 15, value: (own) => sumsOf(own).billed, foot: all.billed },
    { head: 'หักได้', kind: 'baht', width: 15, value: (own) => sumsOf(own).amount, foot: all.amount },
    { head: 'ขาด', kind: 'baht', width: 15, value: (own) => sumsOf(own).short, foot: all.short },
  ]
  // biome-ignore format: a table reads in columns
  const byPerson: Column<Shortfall>[] = [
    { head: 'รหัส', kind: 'text', width: 11, value: ({ unit_no }) => unit_no, foot: 'รวม' },
    { head: 'หน่วยงาน', kind: 'text', width: 40, value: ({ unit_name }) => unit_name },
    { head: 'เลขสมาชิก', kind: 'text', width: 13, value: ({ membership_no }) => membership_no },
    { head: 'ชื่อ–สกุล', kind: 'text', width: 36, value: ({ name }) => name },
    { head: 'เรียกเก็บ', kind: 'baht', width: 15, value: ({ billed }) => billed, foot: all.billed },
    { head: 'หักได้', kind: 'baht', width: 15, value: ({ amount }) => amount, foot: all.amount },
    { head: 'ขาด', kind: 'baht', width: 15, value: (one) => sumsOf([one]).short, foot: all.short },
    { head: 'เหตุผล', kind: 'text', width: 34, value: ({ reason }) => reason && REASONS[reason] },
  ]
  return [tableOf('ตามหน่วยงาน', byUnit, units), tableOf('รายบุคคล', byPerson, people)]
}

function countOf(people: readonly Shortfall[], nothing: boolean): number {
  return people.filter(({ amount }) => (amount === 0) === nothing).length
}

function sumsOf(people: readonly Shortfall[]): Record<'billed' | 'amount' | 'short', Satang> {
  const billed = total(people.map((one) => one.billed))
  const amount = total(people.map((one) => one.amount))
  return { billed, amount, short: satang(billed - amount) }
}
