// What waits for a second person.

import { type Static, Type } from 'typebox'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const Act = Closed({
  act_id: Type.Integer(),
  title: Type.String(),
  /** What would change, a line each. */
  says: Type.Array(Type.String()),
  proposer: Type.String(),
  proposed_at: Instant,
  expires_at: Instant,
  /** Null while it waits. */
  outcome: Nullable(OneOf('confirmed', 'declined', 'withdrawn', 'expired')),
  decider: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  reason: Type.String(),
  is_own: Type.Boolean(),
  may_confirm: Type.Boolean(),
})
export type Act = Static<typeof Act>

export const ActsReply = Reply(Closed({ acts: Type.Array(Act) }))
export const OfAct = Type.Object({ actId: Type.String({ pattern: '^[0-9]{1,9}$' }) })
export const Declining = Closed({
  reason: Type.String({ minLength: 1, maxLength: 300, title: 'เหตุผล' }),
})

/** With the code that is told once, where confirming gave one. */
export const ConfirmedReply = Type.Object({
  rc_code: Type.Literal('1'),
  rc_des: Type.String(),
  data: Closed({
    given: Nullable(Closed({ login: Type.String(), code: Type.String(), until: Instant })),
  }),
})
