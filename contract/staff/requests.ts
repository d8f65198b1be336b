// What members ask of the cooperative, in the back office: corrections, rights, photos.

import { type Static, Type } from 'typebox'
import { Instant, InstantQuery } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { MembershipNo } from '#contract/shared/numbers.ts'
import { CORRECTIONS, type CorrectionOf } from '#domain/person/correction.ts'
import {
  RIGHTS,
  RIGHTS_STATES,
  type RightOf,
  type RightsState,
} from '#domain/person/rights-request.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Paged } from './parts.ts'

const Asker = { membership_no: MembershipNo, name: Type.String() }
const Answer = Nullable(Closed({ words: Type.String(), at: Instant, by: Type.String() }))

export const CorrectionQueueReply = Reply(
  Closed({
    ...Paged,
    requests: Type.Array(
      Closed({
        request_id: Type.Integer(),
        ...Asker,
        what: OneOf(...(Object.keys(CORRECTIONS) as CorrectionOf[])),
        words: Type.String(),
        state: OneOf('waiting', 'done', 'refused'),
        asked_at: Instant,
        answer: Answer,
        files: Type.Array(
          Closed({
            file_id: Type.String(),
            name: Type.String(),
            kind: OneOf('application/pdf', 'image/webp'),
          }),
        ),
      }),
    ),
  }),
)

export const RequestAnswer = Closed({
  state: { ...OneOf('done', 'refused'), title: 'ผล' },
  answer: Type.String({ maxLength: 20_000, title: 'คำตอบ' }),
})

const What = OneOf(...(Object.keys(RIGHTS) as RightOf[]))
const State = OneOf(...(Object.keys(RIGHTS_STATES) as RightsState[]))

export const RightsQueue = Closed({
  ...Paged,
  requests: Type.Array(
    Closed({
      request_id: Type.Integer(),
      ...Asker,
      what: What,
      words: Type.String(),
      state: State,
      asked_at: Instant,
      due_at: Instant,
      days_left: Type.Integer(),
      urgency: OneOf('calm', 'soon', 'late'),
      taken_by: Nullable(Type.String()),
      answer: Answer,
    }),
  ),
})
export type RightsQueue = Static<typeof RightsQueue>
export const RightsQueueReply = Reply(RightsQueue)

export const PhotoQueue = Closed({
  ...Paged,
  photos: Type.Array(
    Closed({
      ...Asker,
      photo: Type.String({ description: 'a data address' }),
      set_at: Instant,
      state: OneOf('waiting', 'approved', 'refused'),
      decided: Nullable(Closed({ at: Instant, by: Type.String(), why: Type.String() })),
    }),
  ),
})
export type PhotoQueue = Static<typeof PhotoQueue>
export const PhotoQueueReply = Reply(PhotoQueue)

export const PhotoDecision = Closed({
  approved: Type.Boolean({ title: 'ผลการตรวจ' }),
  reason: Type.String({ maxLength: 1_000, title: 'เหตุผล' }),
  /** Which picture was looked at. */
  set_at: InstantQuery('รูปที่ตรวจ'),
})
export type PhotoDecision = Static<typeof PhotoDecision>
