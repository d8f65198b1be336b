import { type Static, Type } from 'typebox'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Amount } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

/** All that a stranger who holds a paper's code is told of it. */
export const VerifiedPaper = Closed({
  kind_name: Type.String(),
  number: Type.String({ description: 'such as ยย.2569/000123' }),
  issued_on: Day,
  /** Null of what holds no figures, such as the terms. */
  as_of: Nullable(Day),
  membership_no_masked: Type.Union([Type.String(), Type.Null()], {
    description: 'such as 0001xx; null of a paper about no member',
  }),
  totals: Type.Array(
    Closed({
      label: Type.String(),
      amount: Amount,
    }),
  ),
  /** Left out where nobody signed it. */
  signed: Type.Optional(
    Closed({
      /** The document as it was signed, in hex. */
      sha256: Type.String(),
      /** The cooperative's key, for whoever checks the file by themself. */
      key: Type.String(),
      signings: Type.Array(
        Closed({
          code: Type.String(),
          purpose: Type.String(),
          role: Type.String(),
          level: OneOf('accepted', 'code', 'passkey', 'paper'),
          signed_at: Instant,
          withdrawn_at: Nullable(Instant),
          /** Worked out anew: document, record, seal and chain are as they were written. */
          is_unchanged: Type.Boolean(),
        }),
      ),
    }),
  ),
})
export type VerifiedPaper = Static<typeof VerifiedPaper>

/** A code we never gave out is an answer, not a failure: null. */
export const VerifyReply = Reply(Nullable(VerifiedPaper))
