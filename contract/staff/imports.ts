// Nights in the back office: sets on their way in, runs, and what is done with them.

import { type Static, Type } from 'typebox'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const RunState = OneOf(
  'running',
  'waiting',
  'published',
  'superseded',
  'refused',
  'checked',
  'broken',
  'rolled-back',
  'already-loaded',
  'cancelled',
)

export const ImportRunRow = Closed({
  run_id: Type.Integer(),
  source: Type.String(),
  as_of: Nullable(Day),
  state: RunState,
  stage: OneOf('read', 'copy', 'check', 'publish', 'done'),
  percent: Type.Integer(),
  rows: Type.Integer(),
  bytes: Type.Integer(),
  problems: Type.Integer(),
  /** Taken although its figures differ much from the run before. */
  accepted: Type.Boolean(),
  started_by: Type.String(),
  approved_by: Nullable(Type.String()),
  started_at: Instant,
  ended_at: Nullable(Instant),
})
export type ImportRunRow = Static<typeof ImportRunRow>

const Freshness = Closed({
  run_id: Type.Integer(),
  as_of: Day,
  published_at: Instant,
  files: Type.Array(Closed({ data_set: Type.String(), thai: Type.String(), rows: Type.Integer() })),
})

export const ImportsReply = Reply(
  Closed({
    runs: Type.Array(ImportRunRow),
    /** To ask on from; null at the end. */
    next: Nullable(Type.Integer()),
    published: Nullable(Freshness),
    two_people: Type.Boolean(),
    /** Names of those who may import and may approve. */
    in_both_roles: Type.Array(Type.String()),
    approvers: Type.Integer(),
  }),
)
export type ImportsList = Static<typeof ImportsReply>['data']

const Figures = Closed({
  column: Type.String(),
  thai: Type.String(),
  before: Nullable(Type.Integer()),
  now: Type.Integer(),
})

export const ComparedFile = Closed({
  data_set: Type.String(),
  thai: Type.String(),
  rows_before: Nullable(Type.Integer()),
  rows: Type.Integer(),
  /** Satang. */
  sums: Type.Array(Figures),
  /** Sentences on what differs much. */
  unusual: Type.Array(Type.String()),
})
export type ComparedFile = Static<typeof ComparedFile>

export const ImportProblem = Closed({
  seq: Type.Integer(),
  file: Type.String(),
  line: Nullable(Type.Integer()),
  column: Nullable(Type.String()),
  value: Type.String(),
  says: Type.String(),
})
export type ImportProblem = Static<typeof ImportProblem>

/** What a check warned of, and who took it all the same: on what grounds, and when. */
export const ImportWarning = Closed({
  check: Type.String(),
  says: Type.String(),
  accepted: Nullable(Closed({ by: Type.String(), reason: Type.String(), at: Instant })),
})
export type ImportWarning = Static<typeof ImportWarning>

/** What may be done with the run by whoever asks, as the server will judge it too. */
const RunActs = Closed({
  publish: Type.Boolean(),
  /** Started by whoever asks, and two people are needed. */
  is_own: Type.Boolean(),
  roll_back: Type.Boolean(),
  cancel: Type.Boolean(),
  reject: Type.Boolean(),
  accept: Type.Boolean(),
})

export const ImportRunReply = Reply(
  Closed({
    run: ImportRunRow,
    compared_with: Nullable(Type.Integer()),
    files: Type.Array(ComparedFile),
    warnings: Type.Array(ImportWarning),
    problem_files: Type.Array(Closed({ file: Type.String(), problems: Type.Integer() })),
    may: RunActs,
    /** What a rollback would return to. */
    previous: Nullable(Closed({ run_id: Type.Integer(), as_of: Nullable(Day) })),
    two_people: Type.Boolean(),
    is_cancelling: Type.Boolean(),
  }),
)
export type ImportRunDetail = Static<typeof ImportRunReply>['data']

export const ProblemsReply = Reply(
  Closed({ problems: Type.Array(ImportProblem), next: Nullable(Type.Integer()) }),
)

export const RunParams = Type.Object({
  run: Type.String({ pattern: '^[1-9][0-9]{0,8}$', title: 'รอบ' }),
})

export const ListQuery = Closed({
  before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$', title: 'หน้า' })),
})

export const ProblemsQuery = Closed({
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,8}$', title: 'หน้า' })),
})

export const ProblemsFormat = Type.Object({
  ...RunParams.properties,
  format: Type.Unsafe<'csv' | 'xlsx'>(Type.String({ pattern: '^(csv|xlsx)$', title: 'ชนิดเอกสาร' })),
})

export const SetParams = Type.Object({
  set: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', title: 'ชุดข้อมูล' }),
})

const SentFile = Closed({ name: Type.String(), bytes: Type.Integer() })

export const SetReply = Reply(
  Closed({
    set: Type.String(),
    files: Type.Array(SentFile),
    /** What fits into one piece, and into a whole set. */
    piece_max: Type.Integer(),
    set_max: Type.Integer(),
  }),
)
export type ImportSet = Static<typeof SetReply>['data']

export const PieceQuery = Closed({
  name: Type.String({ minLength: 1, maxLength: 120, title: 'ชื่อไฟล์' }),
  at: Type.String({ pattern: '^[0-9]{1,12}$', title: 'ตำแหน่ง' }),
})

export const PieceReply = Reply(SentFile)

export const RemoveFile = Closed({
  name: Type.String({ minLength: 1, maxLength: 120, title: 'ชื่อไฟล์' }),
})

export const StartRun = Closed({
  /** What to do with a set that is in order. */
  when_good: Type.Unsafe<'hold' | 'publish'>(
    Type.String({ pattern: '^(hold|publish)$', title: 'เมื่อตรวจผ่าน' }),
  ),
  label: Type.Optional(Type.String({ maxLength: 120, title: 'ชื่อชุดข้อมูล' })),
})
export type StartRun = Static<typeof StartRun>

export const StartedReply = Reply(Closed({ run_id: Type.Integer() }))

/** Why a set is right although checks warn of something; whoever approves reads it. */
export const AcceptanceRequest = Closed({
  reason: Type.String({ minLength: 10, maxLength: 500, title: 'เหตุผล' }),
})

/** Typed by hand: going back changes what every member sees. */
export const RollbackRequest = Closed({
  typed: Type.String({ maxLength: 60, title: 'ข้อความยืนยัน' }),
})

export const ActReply = Type.Object({
  rc_code: Type.Literal('1'),
  rc_des: Type.String(),
  data: Closed({
    /** Not yet over when the answer was due; the run's own row tells. */
    is_done: Type.Boolean(),
  }),
})
