// The rows under the morning page's tables that compare people and contracts.

import { type Static, Type } from 'typebox'
import { AGES, COHORT_MONTHS, QUALITY_CLASSES, QUARTER, ROLLS } from '#domain/morning/metrics.ts'
import { Day } from '../../shared/dates.ts'
import { Reply } from '../../shared/envelope.ts'
import { Amount, Count, MembershipNo } from '../../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'

const keysOf = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[]
const Page = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' }))
const List = { as_of: Nullable(Day), page: Count, pages: Count, total: Count }

/** Without anything: everybody who was behind then or is now. */
export const RolledQuery = Closed({
  from: Type.Optional(OneOf('0', ...keysOf(AGES))),
  to: Type.Optional(OneOf('new', ...keysOf(ROLLS))),
  page: Page,
})
export type RolledQuery = Static<typeof RolledQuery>

const RolledRow = Type.Object({
  membership_no: MembershipNo,
  name: Type.String(),
  unit: Type.String(),
  /** Months behind when the month before ended, and now. */
  before: Count,
  now: Count,
  /** What is missing now. */
  amount: Amount,
})
export type RolledRow = Static<typeof RolledRow>

const Rolled = Type.Object({
  ...List,
  /** The night that is compared with. */
  since: Nullable(Day),
  members: Type.Array(RolledRow),
})
export type Rolled = Static<typeof Rolled>
export const RolledReply = Reply(Rolled)

/** Contracts of a class of quality, or those granted in a quarter: all, or those that were three months late within so many months. */
export const ContractsQuery = Closed({
  class: Type.Optional(OneOf(...keysOf(QUALITY_CLASSES))),
  quarter: Type.Optional(Type.String({ pattern: QUARTER.source, title: 'ไตรมาส' })),
  months: Type.Optional(OneOf(...COHORT_MONTHS.map((months) => `${months}` as const))),
  page: Page,
})
export type ContractsQuery = Static<typeof ContractsQuery>

const ContractRow = Type.Object({
  loan_no: Type.String(),
  membership_no: MembershipNo,
  name: Type.String(),
  opened_on: Day,
  /** Null where the contract is in no file any more. */
  balance: Nullable(Amount),
  /** Late now. */
  months: Count,
  /** Since which day three months were missing at once, the first time; null where they never were. */
  late_on: Nullable(Day),
})
export type ContractRow = Static<typeof ContractRow>

const Contracts = Type.Object({ ...List, balance: Amount, contracts: Type.Array(ContractRow) })
export type Contracts = Static<typeof Contracts>
export const ContractsReply = Reply(Contracts)
