// The election's page in the back office: the list, and the count that two people type in.

import { type Static, Type } from 'typebox'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { SentNumber, Year } from '../shared/numbers.ts'
import { Closed, Nullable } from '../shared/shapes.ts'

/** Common era: an address of ours, which nobody reads. */
export const YearParams = Type.Object({
  year: Type.String({ pattern: '^(199\\d|2[0-3]\\d\\d)$', title: 'ปี' }),
})

export const ElectionListReply = Reply(
  Type.Array(
    Type.Object({
      year: Year,
      title: Type.String(),
      opens_at: Instant,
      closes_at: Instant,
      published_at: Instant,
      results_at: Nullable(Instant),
      /** How many of the two counts are in. */
      entries: Type.Integer(),
    }),
  ),
)
export type ElectionList = Static<typeof ElectionListReply>['data']

export const Figures = Closed({
  eligible: SentNumber('ผู้มีสิทธิ'),
  ballots: SentNumber('ผู้มาใช้สิทธิ'),
  spoiled: SentNumber('บัตรเสีย'),
  votes: Type.Array(
    Closed({
      position_seq: SentNumber('ตำแหน่ง'),
      number: SentNumber('หมายเลข'),
      votes: SentNumber('คะแนน'),
      drawn: Type.Boolean({ title: 'ผลจับสลาก' }),
    }),
    { maxItems: 1000, title: 'คะแนน' },
  ),
})

const Entry = Type.Object({
  by: Type.String(),
  at: Instant,
  is_mine: Type.Boolean(),
  /** Another person's figures are shown once both have typed theirs. */
  figures: Nullable(Figures),
})

export const CountReply = Reply(
  Type.Object({
    title: Type.String(),
    closes_at: Instant,
    results_at: Nullable(Instant),
    positions: Type.Array(
      Type.Object({
        seq: Type.Integer(),
        name: Type.String(),
        seats: Type.Integer(),
        candidates: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String() })),
      }),
    ),
    first: Nullable(Entry),
    second: Nullable(Entry),
    /** The figures on which the two differ; null until both are in. */
    differences: Nullable(Type.Array(Type.String())),
  }),
)
export type ElectionCount = Static<typeof CountReply>['data']

/** Publishing needs no reason; taking something back does. */
export const GraveAct = Closed({
  reason: Type.Optional(Type.String({ maxLength: 500, title: 'เหตุผล' })),
})
