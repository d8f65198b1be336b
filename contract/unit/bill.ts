// What the bill pages of employer units are fed with. National ids are masked here without exception.

import { type Static, Type } from 'typebox'
import { Amount, Feed } from '#contract/member/figures.ts'
import { CollectionState } from '#contract/member/welcome.ts'
import { Day, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { MembershipNo, UnitNo, Year } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { StepName } from './dashboard.ts'

const GroupKey = OneOf('SHR', 'LON', 'DEP', 'OTH')
const Change = OneOf('new', 'gone', 'changed', 'same')

const SUM = {
  name: Type.String(),
  group: GroupKey,
  /** Of a year nobody is counted. */
  people: Nullable(Type.Integer()),
  lines: Type.Integer(),
  principal: Amount,
  interest: Amount,
  billed: Amount,
  deducted: Amount,
}
const BillKind = Closed({ key: Type.String(), ...SUM })
export type BillKind = Static<typeof BillKind>
export const BillGroup = Closed({ ...SUM, kinds: Type.Array(BillKind) })
export type BillGroup = Static<typeof BillGroup>

export const UnitOfBill = Closed({
  unit_no: UnitNo,
  name: Type.String(),
  address: Nullable(Type.String()),
  phone: Nullable(Type.String()),
})
export type UnitOfBill = Static<typeof UnitOfBill>

export const BilledMonth = Closed({
  period: Month,
  members: Type.Integer(),
  billed: Amount,
  deducted: Amount,
  due_on: Nullable(Day),
})
export type BilledMonth = Static<typeof BilledMonth>

const BillLine = Closed({
  title: Type.String(),
  ref_no: Nullable(Type.String()),
  instalment: Nullable(Type.Integer()),
  principal: Amount,
  interest: Amount,
  billed: Amount,
  before: Amount,
  /** null where there is no month to compare with. */
  change: Nullable(OneOf('new', 'gone', 'more', 'less', 'same')),
  why: Type.String(),
})
export type BillLine = Static<typeof BillLine>

export const BillPerson = Closed({
  membership_no: MembershipNo,
  name: Type.String(),
  national_id: Type.String({ description: 'masked' }),
  billed: Amount,
  deducted: Amount,
  state: CollectionState,
  change: Nullable(Change),
  before: Amount,
  difference: Amount,
  why: Type.String(),
  /** By kind, in the order of `kinds`. */
  amounts: Type.Array(Amount),
  lines: Type.Array(BillLine),
})
export type BillPerson = Static<typeof BillPerson>

/** Those found, a page of them. */
export const PeoplePage = Closed({
  total: Type.Integer(),
  billed: Amount,
  /** By kind, of all who were found. */
  amounts: Type.Array(Amount),
  page: Type.Integer(),
  pages: Type.Integer(),
  rows: Type.Array(BillPerson),
})
export type PeoplePage = Static<typeof PeoplePage>

const MonthOfSums = Closed({
  period: Month,
  groups: Type.Array(Closed({ group: GroupKey, billed: Amount })),
  billed: Amount,
  deducted: Amount,
})
export type MonthOfSums = Static<typeof MonthOfSums>

const ALWAYS = { unit: UnitOfBill, months: Type.Array(BilledMonth) }

export const KeeprepFeed = Feed({
  ...ALWAYS,
  cooperative: Type.String(),
  /** The month asked for, or the newest; null where nothing was ever billed. */
  bill: Nullable(
    Closed({
      period: Month,
      /** How far the month is: what there is to do about its result. */
      standing: StepName,
      due_on: Nullable(Day),
      people: Type.Integer(),
      lines: Type.Integer(),
      billed: Amount,
      groups: Type.Array(BillGroup),
      /** Against the month before it. */
      change: Nullable(
        Closed({
          previous_period: Month,
          before: Amount,
          difference: Amount,
          new: Type.Integer(),
          gone: Type.Integer(),
          changed: Type.Integer(),
          same: Type.Integer(),
        }),
      ),
      found: PeoplePage,
    }),
  ),
})
export type KeeprepFeed = Static<typeof KeeprepFeed>
export const KeeprepReply = Reply(KeeprepFeed)

export const SummarizeRepFeed = Feed({
  ...ALWAYS,
  years: Type.Array(Year),
  summary: Nullable(
    Closed({
      period: Nullable(Month),
      year: Nullable(Year),
      /** Of a year nobody is counted. */
      people: Nullable(Type.Integer()),
      billed: Amount,
      groups: Type.Array(BillGroup),
      /** Twelve months up to the one shown, or those of the year; oldest first. */
      sums: Type.Array(MonthOfSums),
      /** Of a month only. */
      found: Nullable(PeoplePage),
    }),
  ),
})
export type SummarizeRepFeed = Static<typeof SummarizeRepFeed>
export const SummarizeRepReply = Reply(SummarizeRepFeed)
