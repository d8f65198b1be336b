// The manager's morning page, and the lists that its figures open.

import { type Static, Type } from 'typebox'
import {
  AGES,
  CAUSES,
  PROMISES,
  QUALITY_CLASSES,
  QUARTER,
  QUEUES,
  UNIT_GROUPS,
} from '#domain/morning/metrics.ts'
import { Day, Instant } from '../../shared/dates.ts'
import { Reply } from '../../shared/envelope.ts'
import { Amount, Count, MembershipNo, UnitNo } from '../../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'

const keysOf = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[]
const AgeKey = OneOf(...keysOf(AGES))
const CauseKey = OneOf(...keysOf(CAUSES))
const QualityKey = OneOf(...keysOf(QUALITY_CLASSES))
const UnitGroupKey = OneOf(...keysOf(UNIT_GROUPS))

const Point = Type.Object({
  day: Day,
  /** Null where there are some and too few to be told. */
  value: Nullable(Count),
  /** Counted otherwise than the point before it. */
  is_seam: Type.Boolean(),
})
export type Point = Static<typeof Point>

const History = Type.Array(Point, { maxItems: 13 })

const PeopleGroup = Type.Object({
  /** Null of small groups that stand together. */
  key: Nullable(Type.String()),
  label: Type.String(),
  people: Nullable(Count),
  amount: Nullable(Amount),
})
export type PeopleGroup = Static<typeof PeopleGroup>

const RollRow = Type.Object({
  /** How long they were behind then; null of rows that stand together. */
  key: Nullable(AgeKey),
  label: Type.String(),
  cured: Count,
  less: Count,
  same: Count,
  more: Count,
})

const Roll = Type.Object({
  how: Type.Array(Type.String()),
  version: Count,
  /** The night that is compared with. */
  since: Day,
  /** By how long they were behind then; null where they are too few to be told. */
  rows: Nullable(Type.Array(RollRow)),
  /** Behind now and not then. */
  arrived: Nullable(Count),
})
export type RollTable = Static<typeof Roll>

const Quality = Type.Object({
  how: Type.Array(Type.String()),
  version: Count,
  clause: Type.String(),
  classes: Type.Array(
    Type.Object({
      /** Whose rows can be opened. */
      key: Nullable(QualityKey),
      label: Type.String(),
      /** From how many months on, and how much is set aside; null of classes that stand together. */
      note: Nullable(Type.String()),
      loans: Nullable(Count),
      balance: Nullable(Amount),
      provision: Nullable(Amount),
    }),
  ),
})
export type Quality = Static<typeof Quality>

const Cohort = Type.Object({
  how: Type.Array(Type.String()),
  version: Count,
  /** From which month on all bills are known. */
  since: Day,
  /** The oldest first. */
  quarters: Type.Array(
    Type.Object({
      key: Type.String({ pattern: QUARTER.source }),
      label: Type.String(),
      /** Null here and below where there are some and too few to be told. */
      loans: Nullable(Count),
      /** How many ever were three months late, by months since; only what every contract is old enough for. */
      late: Type.Array(Type.Object({ months: Count, loans: Nullable(Count) })),
    }),
  ),
})
export type CohortTable = Static<typeof Cohort>

const How = { how: Type.Array(Type.String()), version: Count, history: History }

const Figures = Type.Object({
  as_of: Day,
  counted_at: Instant,
  arrears: Type.Object({
    ...How,
    people: Nullable(Count),
    amount: Nullable(Amount),
    /** Of those, whom nothing but the employer is late with. */
    unit_people: Nullable(Count),
    ages: Type.Array(PeopleGroup),
    causes: Type.Array(PeopleGroup),
    /** Null where nothing is known of the month before. */
    roll: Nullable(Roll),
    /** Null of a night from before they were counted. */
    quality: Nullable(Quality),
    cohort: Nullable(Cohort),
  }),
  units: Type.Object({
    ...How,
    late: Count,
    at_stake: Amount,
    months: Count,
    on_time: Count,
    groups: Type.Array(Type.Object({ key: UnitGroupKey, label: Type.String(), units: Count })),
    most: Type.Array(Type.Object({ unit_no: UnitNo, name: Type.String(), at_stake: Amount })),
  }),
  work: Type.Object({
    ...How,
    waiting: Count,
    late: Count,
    promised_days: Count,
    queues: Type.Array(
      Type.Object({
        key: OneOf(...keysOf(QUEUES)),
        label: Type.String(),
        waiting: Count,
        /** Null of what nothing was promised. */
        late: Nullable(Count),
        oldest_days: Count,
      }),
    ),
    promises: Type.Array(
      Type.Object({ key: OneOf(...keysOf(PROMISES)), label: Type.String(), requests: Count }),
    ),
  }),
})
export type MorningFigures = Static<typeof Figures>

/** Null before a night was published with figures. */
export const MorningReply = Reply(Type.Object({ figures: Nullable(Figures) }))

export const FileFormat = Type.Object({ format: OneOf('csv', 'xlsx') })
export type FileFormat = Static<typeof FileFormat>

export const BehindQuery = Closed({
  age: Type.Optional(AgeKey),
  cause: Type.Optional(CauseKey),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' })),
})
export type BehindQuery = Static<typeof BehindQuery>

const BehindRow = Type.Object({
  membership_no: MembershipNo,
  name: Type.String(),
  unit: Type.String(),
  periods: Count,
  loans: Count,
  amount: Amount,
  since: Day,
  cause: CauseKey,
})
export type BehindRow = Static<typeof BehindRow>

const Behind = Type.Object({
  as_of: Nullable(Day),
  page: Count,
  pages: Count,
  total: Count,
  amount: Amount,
  members: Type.Array(BehindRow),
})
export type Behind = Static<typeof Behind>
export const BehindReply = Reply(Behind)

export const UnitStandingsQuery = Closed({
  group: Type.Optional(UnitGroupKey),
  late: Type.Optional(OneOf('yes')),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' })),
})
export type UnitStandingsQuery = Static<typeof UnitStandingsQuery>

const UnitStanding = Type.Object({
  unit_no: UnitNo,
  name: Type.String(),
  months: Count,
  on_time: Count,
  unpaid: Count,
  at_stake: Amount,
  since: Nullable(Day),
  reminders: Count,
})
export type UnitStanding = Static<typeof UnitStanding>

const UnitStandings = Type.Object({
  as_of: Nullable(Day),
  page: Count,
  pages: Count,
  total: Count,
  units: Type.Array(UnitStanding),
})
export type UnitStandings = Static<typeof UnitStandings>
export const UnitStandingsReply = Reply(UnitStandings)
