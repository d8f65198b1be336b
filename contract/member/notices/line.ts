// A member's LINE account, linked to the cooperative's.

import { type Static, Type } from 'typebox'
import { Instant } from '../../shared/dates.ts'
import { Reply } from '../../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'

export const LineReply = Reply(
  Closed({
    /** By which the cooperative's account is found in LINE; null where it has none. */
    account_id: Nullable(Type.String()),
    link: Nullable(Closed({ at: Instant, is_friend: Type.Boolean() })),
    /** Under way in this session: the code is waited for, or LINE's word. */
    pairing: Nullable(Closed({ state: OneOf('code', 'line'), until: Instant })),
  }),
)
export type LineState = Static<typeof LineReply>['data']

export const LineCodeReply = Reply(
  Closed({
    /** To be written to the cooperative in LINE. */
    code: Type.String(),
    until: Instant,
  }),
)

/** Where the member says yes to LINE itself. */
export const LineConfirmReply = Reply(Closed({ url: Type.String() }))
