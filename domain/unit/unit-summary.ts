// A unit's months beside each other: by group and kind, and what they add up to over a year.

import type { Day } from '../calendar/day.ts'
import { GROUPS, type Group } from '../collection/collection-words.ts'
import { type Satang, total } from '../money/money.ts'
import {
  type GroupSum,
  groupOf,
  type KindSum,
  keyOf,
  kindsOf,
  loanPrincipal,
  type UnitLine,
} from './unit-bill.ts'

/** What a month adds up to in one kind. */
interface MonthOfKind extends Omit<UnitLine, 'membership_no'> {
  /** 'YYYY-MM-01' */
  period: Day
  lines: number
}

export interface MonthSum {
  period: Day
  groups: { group: Group; billed: Satang }[]
  billed: Satang
  deducted: Satang
}

/** Oldest first; every month has every group that any of them has. */
export function monthSums(rows: readonly MonthOfKind[]): MonthSum[] {
  const groups = (Object.keys(GROUPS) as Group[]).filter((group) =>
    rows.some(({ line_kind }) => groupOf(line_kind) === group),
  )
  return [...Map.groupBy(rows, ({ period }) => period)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([period, own]) => ({
      period,
      groups: groups.map((group) => ({
        group,
        billed: total(
          own.filter(({ line_kind }) => groupOf(line_kind) === group).map(({ billed }) => billed),
        ),
      })),
      billed: total(own.map(({ billed }) => billed)),
      deducted: total(own.map(({ deducted }) => deducted)),
    }))
}

/** The same rows by group and kind, over all their months. */
export function groupsOverMonths(rows: readonly MonthOfKind[]): GroupSum[] {
  const lines = rows.map((row) => ({ ...row, membership_no: '', principal: loanPrincipal(row) }))
  const kinds = kindsOf(lines).map((kind) => ({
    ...kind,
    ...added(lines.filter((line) => keyOf(line) === kind.key)),
  }))
  return (Object.keys(GROUPS) as Group[])
    .map((group) => ({
      group,
      name: GROUPS[group].name,
      kinds: kinds.filter((kind) => kind.group === group),
    }))
    .filter(({ kinds }) => kinds.length > 0)
    .map((group) => ({ ...group, ...added(group.kinds) }))
}

function added(
  rows: readonly Pick<KindSum, 'lines' | 'principal' | 'interest' | 'billed' | 'deducted'>[],
) {
  const sum = (column: 'principal' | 'interest' | 'billed' | 'deducted') =>
    total(rows.map((row) => row[column]))
  return {
    people: null,
    lines: rows.reduce((count, { lines }) => count + lines, 0),
    principal: sum('principal'),
    interest: sum('interest'),
    billed: sum('billed'),
    deducted: sum('deducted'),
  }
}
