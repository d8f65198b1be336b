// Signed by hand at the counter: what is printed for the member, and the scanned page that comes back.

import { type Static, Type } from 'typebox'
import { SigningBeginning } from '../../member/signing.ts'
import { Day, Instant } from '../../shared/dates.ts'
import { Reply } from '../../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'
import { MemberNo } from '../member.ts'

export const ToPrint = SigningBeginning
export type ToPrint = Static<typeof ToPrint>

export const PrintedReply = Reply(
  Closed({
    attempt: Type.String({ format: 'uuid' }),
    purpose: Type.String(),
    title: Type.String(),
    number: Type.String(),
  }),
)
export type Printed = Static<typeof PrintedReply>['data']

export const OfPaper = Type.Object({
  no: MemberNo,
  attempt: Type.String({ format: 'uuid', title: 'เอกสาร' }),
})

/** The officer has seen the card and the hand that signed. */
export const ScanQuery = Closed({
  signed_on: Day,
  seen: Type.Literal('yes', { title: 'การตรวจบัตรและเห็นการลงลายมือชื่อ' }),
})
export type ScanQuery = Static<typeof ScanQuery>

export const MemberSigningsReply = Reply(
  Closed({
    signings: Type.Array(
      Closed({
        code: Type.String(),
        purpose: Type.String(),
        title: Type.String(),
        number: Type.String(),
        level: OneOf('accepted', 'code', 'passkey', 'paper'),
        signed_at: Instant,
        withdrawn_at: Nullable(Instant),
      }),
    ),
  }),
)
export type MemberSignings = Static<typeof MemberSigningsReply>['data']
