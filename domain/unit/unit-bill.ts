// What an employer unit is billed in a month: people with their lines, and what they add up to by kind. Cover,
// letter, summary and list are all made of these sums, so that none can say another amount.

import type { Day } from '../calendar/day.ts'
import {
  GROUPS,
  type Group,
  isDivided,
  LINE_KINDS,
  type LineKind,
} from '../collection/collection-words.ts'
import { type Satang, satang, total } from '../money/money.ts'

/** A line as a unit may see it: of a loan its kind, but not what is owed. */
export interface UnitLine {
  membership_no: string
  line_kind: LineKind
  /** Of the kind of loan. */
  type_code: string | null
  type_name: string | null
  principal: Satang
  interest: Satang
  billed: Satang
  deducted: Satang
}

export interface BilledPerson {
  membership_no: string
  prefix: string
  member_name: string
  member_surname: string
  billed: Satang
  deducted: Satang
}

/** A unit's month, whole. */
export interface UnitBill<Line extends UnitLine = UnitLine> {
  /** 'YYYY-MM-01' */
  period: Day
  dueOn: Day | null
  unit: { unit_no: string; name: string; address: string | null; phone: string | null }
  people: BilledPerson[]
  lines: Line[]
}

/** One column of the list and one row of the cover: shares, each kind of loan, deposits and so on. */
export interface BillKind {
  key: string
  name: string
  group: Group
}

export interface KindSum extends BillKind {
  /** Of a year nobody is counted twelve times, so nobody is counted. */
  people: number | null
  lines: number
  /** Of loans only: what is paid on shares or deposits is no principal. */
  principal: Satang
  interest: Satang
  billed: Satang
  deducted: Satang
}

const ORDER = Object.keys(LINE_KINDS)

/** In the order of a slip, loans by their code; only what is billed at all. */
export function kindsOf(lines: readonly UnitLine[]): BillKind[] {
  const kinds = new Map(lines.map((line) => [keyOf(line), kindOf(line)]))
  const place = ({ key }: BillKind) => `${ORDER.indexOf(key.split(':')[0] ?? '')}:${key}`
  return [...kinds.values()].sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

export function keyOf({ line_kind, type_code }: UnitLine): string {
  return line_kind === 'loan' && type_code ? `loan:${type_code}` : line_kind
}

export function sumsOf(lines: readonly UnitLine[]): KindSum[] {
  const own = Map.groupBy(lines, keyOf)
  return kindsOf(lines).map((kind) => ({ ...kind, ...sumOf(own.get(kind.key) ?? []) }))
}

export interface GroupSum extends Omit<KindSum, 'key'> {
  kinds: KindSum[]
}

/** The same under their groups; people who have two loans are one of the group. */
export function groupSumsOf(lines: readonly UnitLine[]): GroupSum[] {
  const sums = sumsOf(lines)
  const own = Map.groupBy(lines, ({ line_kind }) => groupOf(line_kind))
  return (Object.keys(GROUPS) as Group[])
    .filter((group) => own.has(group))
    .map((group) => ({
      group,
      name: GROUPS[group].name,
      ...sumOf(own.get(group) ?? []),
      kinds: sums.filter((sum) => sum.group === group),
    }))
}

export function sumOf(lines: readonly UnitLine[]) {
  const sum = (column: 'interest' | 'billed' | 'deducted') =>
    total(lines.map((line) => line[column]))
  return {
    people: new Set(lines.map(({ membership_no }) => membership_no)).size,
    lines: lines.length,
    principal: total(lines.map(loanPrincipal)),
    interest: sum('interest'),
    billed: sum('billed'),
    deducted: sum('deducted'),
  }
}

/** What a line pays of a loan's principal. */
export function loanPrincipal({
  line_kind,
  principal,
}: Pick<UnitLine, 'line_kind' | 'principal'>): Satang {
  return isDivided(line_kind) ? principal : satang(0)
}

export function groupOf(kind: LineKind): Group {
  const found = (Object.keys(GROUPS) as Group[]).find((group) =>
    GROUPS[group].kinds.some((own) => own === kind),
  )
  if (!found) throw new RangeError(`no group: ${kind}`)
  return found
}

function kindOf(line: UnitLine): BillKind {
  const { line_kind, type_name } = line
  const name = line_kind === 'loan' ? (type_name ?? LINE_KINDS.loan) : LINE_KINDS[line_kind]
  return { key: keyOf(line), name, group: groupOf(line_kind) }
}
