// Who did what about a member, as the member is told.

import { type Static, Type } from 'typebox'
import {
  RIGHTS,
  RIGHTS_STATES,
  RIGHTS_WORDS_MAX,
  type RightOf,
  type RightsState,
} from '#domain/person/rights-request.ts'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { MembershipNo } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Nullable(type)

export const AccessQuery = Closed({
  before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$', title: 'หน้าถัดไป' })),
})
export type AccessQuery = Static<typeof AccessQuery>

const AccessEvent = Type.Object({
  seq: Type.Integer(),
  at: Instant,
  action: Type.String(),
  outcome: Type.Union([Type.Literal('done'), Type.Literal('refused')]),
  by: Type.Union(
    (['member', 'staff', 'unit', 'visitor', 'system'] as const).map((kind) => Type.Literal(kind)),
  ),
  officer: OrNull(Type.String()),
  device: OrNull(Type.String()),
  address: OrNull(Type.String()),
  /** What an officer opened, and why where they had to say so. */
  part: OrNull(Type.String()),
  reason: OrNull(Type.String()),
  /** An officer looked through the member's eyes. */
  visit: OrNull(
    Type.Object({
      reason: Type.String(),
      ticket: Type.String(),
      looks: Type.Integer(),
      pages: Type.Array(Type.String()),
      last_look_at: OrNull(Instant),
    }),
  ),
})
export type AccessEvent = Static<typeof AccessEvent>

export const AccessReply = Reply(
  Type.Object({
    events: Type.Array(AccessEvent),
    /** To be sent as `before` for what is older; null at the end. */
    next: OrNull(Type.Integer()),
  }),
)
export type Access = Static<typeof AccessReply>['data']

const Cell = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.String()),
])

/** By table, in the words of the files and of our own tables. */
export const DataCopyReply = Reply(
  Type.Object({
    membership_no: MembershipNo,
    made_at: Instant,
    /** The day of the core system's files. */
    as_of: OrNull(Day),
    night: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Cell))),
    portal: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Cell))),
  }),
)

const Right = OneOf(...(Object.keys(RIGHTS) as RightOf[]))

/** What a member asks under the Personal Data Protection Act. */
export const RightsRequestBody = Closed({
  what: { ...Right, title: 'สิทธิที่ขอใช้' },
  text: Type.String({ minLength: 1, maxLength: RIGHTS_WORDS_MAX, title: 'รายละเอียด' }),
})
export type RightsRequestBody = Static<typeof RightsRequestBody>

export const RightsReply = Reply(
  Closed({
    requests: Type.Array(
      Closed({
        request_id: Type.Integer(),
        what: Right,
        text: Type.String(),
        state: OneOf(...(Object.keys(RIGHTS_STATES) as RightsState[])),
        asked_at: Instant,
        due_at: Instant,
        answer: OrNull(Type.String()),
        answered_at: OrNull(Instant),
      }),
    ),
  }),
)
export type Rights = Static<typeof RightsReply>['data']
