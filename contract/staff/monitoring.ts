// What the back office watches: what was done, who looked at whom, how the site is and how much it is used.

import { type Static, Type } from 'typebox'
import { TAKEOVER_SIGNS, type TakeoverSign } from '#domain/audit/takeover-sign.ts'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { MembershipNo } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

// The calendar looks at it where it is used (server/http/day-range.ts), and says so in a sentence of its own.
const DayTyped = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', title: 'วันที่' }))

export const AuditEventRow = Closed({
  seq: Type.Integer(),
  at: Instant,
  actor: Type.String(),
  /** Of an officer. */
  name: Nullable(Type.String()),
  act_staff: Nullable(Type.String()),
  action: Type.String(),
  subject_no: Nullable(Type.String()),
  outcome: OneOf('done', 'refused'),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  address: Nullable(Type.String()),
})
export type AuditEventRow = Static<typeof AuditEventRow>

export const AuditQuery = Closed({
  who: Type.Optional(Type.String({ maxLength: 60, title: 'ผู้ทำ' })),
  what: Type.Optional(Type.String({ pattern: '^[a-z_.]{0,40}$', title: 'การกระทำ' })),
  on: Type.Optional(Type.String({ pattern: '^[0-9]{0,6}$', title: 'เลขสมาชิก' })),
  outcome: Type.Optional(Type.String({ pattern: '^(done|refused)?$', title: 'ผล' })),
  from: DayTyped,
  to: DayTyped,
  before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$', title: 'หน้า' })),
})
export type AuditQuery = Static<typeof AuditQuery>

export const AuditReply = Reply(
  Closed({ events: Type.Array(AuditEventRow), next: Nullable(Type.Integer()) }),
)

export const AuditCheckRow = Closed({
  check_id: Type.Integer(),
  /** A name, or «ระบบ». */
  by: Type.String(),
  started_at: Instant,
  ended_at: Nullable(Instant),
  events: Nullable(Type.Integer()),
  broken_at: Nullable(Type.Integer()),
})
export type AuditCheckRow = Static<typeof AuditCheckRow>

export const AuditChecksReply = Reply(
  Closed({
    checks: Type.Array(AuditCheckRow),
    /** The head of the chain, as a line to be kept outside the machine; null before anything was done. */
    anchor: Nullable(Type.String()),
    /** What is wrong with the lines that were kept before. */
    anchor_fault: Nullable(Type.String()),
  }),
)

export const AccessQuery = Closed({
  from: DayTyped,
  to: DayTyped,
  officer: Type.Optional(Type.String({ pattern: '^([a-z][a-z0-9._-]{1,31})?$', title: 'เจ้าหน้าที่' })),
})
export type AccessQuery = Static<typeof AccessQuery>

export const AccessReportReply = Reply(
  Closed({
    from: Day,
    to: Day,
    days: Type.Array(
      Closed({
        day: Day,
        login: Type.String(),
        name: Type.String(),
        members: Type.Integer(),
        looks: Type.Integer(),
        refused: Type.Integer(),
      }),
    ),
    /** Of the officer asked for. */
    members: Type.Array(
      Closed({
        membership_no: MembershipNo,
        member_name: Type.String(),
        looks: Type.Integer(),
        last_at: Instant,
        actions: Type.Array(Type.String()),
      }),
    ),
    /** What may be somebody taking over a member's account, latest first. */
    signs: Type.Array(
      Closed({
        kind: OneOf(...(Object.keys(TAKEOVER_SIGNS) as TakeoverSign[])),
        at: Instant,
        login: Type.String(),
        name: Type.String(),
        membership_no: Nullable(Type.String()),
        times: Type.Integer(),
        refused: Type.Boolean(),
      }),
    ),
  }),
)
export type AccessReport = Static<typeof AccessReportReply>['data']

export const ErrorsQuery = Closed({
  release: Type.Optional(Type.String({ pattern: '^[\\w.-]{0,40}$', title: 'รุ่น' })),
})

export const ClientErrorsReply = Reply(
  Closed({
    /** The release that is served now. */
    current: Type.String(),
    releases: Type.Array(
      Closed({
        release: Type.String(),
        kinds: Type.Integer(),
        times: Type.Integer(),
        first_at: Instant,
        last_at: Instant,
      }),
    ),
    release: Nullable(Type.String()),
    errors: Type.Array(
      Closed({
        fingerprint: Type.String(),
        message: Type.String(),
        stack: Type.String(),
        path: Type.String(),
        browser: Type.String(),
        times: Type.Integer(),
        first_at: Instant,
        last_at: Instant,
      }),
    ),
  }),
)
export type ClientErrors = Static<typeof ClientErrorsReply>['data']

export const HealthItem = Closed({
  key: OneOf(
    'database',
    'standbys',
    'disk',
    'log',
    'outbox',
    'import',
    'backup',
    'drill',
    'wal',
    'copy',
    'audit',
    'certificate',
    'two_people',
    'policy',
    'sms',
    'email',
  ),
  name: Type.String(),
  state: OneOf('good', 'watch', 'bad'),
  /** How it is, in one sentence. */
  says: Type.String(),
  /** Of what there is more or less: in percent. */
  percent: Nullable(Type.Integer()),
})
export type HealthItem = Static<typeof HealthItem>

export const HealthReply = Reply(
  Closed({
    asked_at: Instant,
    items: Type.Array(HealthItem),
    processes: Type.Array(
      Closed({
        host: Type.String(),
        pid: Type.Integer(),
        started_at: Instant,
        seen_at: Instant,
        release: Type.String(),
        memory: Type.Integer(),
        delay_ms: Type.Number(),
        /** Of the last five minutes. */
        answers: Type.Integer(),
        faults: Type.Integer(),
        disk_free: Nullable(Type.Integer()),
        disk_size: Nullable(Type.Integer()),
      }),
    ),
    /** Done by itself, once in the whole cluster. */
    jobs: Type.Array(
      Closed({
        name: Type.String(),
        due_at: Instant,
        started_at: Nullable(Instant),
        succeeded_at: Nullable(Instant),
        /** Where it runs now. */
        runner: Nullable(Type.String()),
        last_error: Nullable(Type.String()),
      }),
    ),
  }),
)
export type Health = Static<typeof HealthReply>['data']

/** Done at once by whoever looks after the site. */
export const HealthRun = Closed({ what: OneOf('backup', 'drill') })

export const TestMessage = Closed({
  channel: OneOf('sms', 'email'),
  address: Type.String({ minLength: 3, maxLength: 120, title: 'ผู้รับ' }),
})

export const TrafficQuery = Closed({
  days: Type.Optional(Type.String({ pattern: '^(7|30|365)$', title: 'ช่วงเวลา' })),
})

export const TrafficReply = Reply(
  Closed({
    /** Days, or months of a year. */
    bars: Type.Array(Closed({ from: Day, views: Type.Integer() })),
    groups: Type.Array(Closed({ group: Type.String(), views: Type.Integer() })),
    total: Type.Integer(),
  }),
)
export type TrafficReport = Static<typeof TrafficReply>['data']
