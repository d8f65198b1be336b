// Signing a document: it is shown whole, its statements are ticked, and a factor that is bound to it proves who signs.

import { type Static, Type } from 'typebox'
import { SIGNING_KIND_NAMES } from '#domain/signing/signing-kinds.ts'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Assertion } from '../shared/passkeys.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const Level = OneOf('accepted', 'code', 'passkey', 'paper')
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', title: 'ลายนิ้วมือเอกสาร' })

export const AttemptParams = Type.Object({
  attempt: Type.String({ format: 'uuid', title: 'การลงนาม' }),
})
export const SigningParams = Type.Object({
  code: Type.String({ minLength: 16, maxLength: 24, title: 'รหัสการลงนาม' }),
})

export const SigningBeginning = Closed({
  kind: OneOf(...SIGNING_KIND_NAMES),
  /** Which: of the balances a year of the common era, of a request its number. */
  reference: Type.String({ minLength: 1, maxLength: 64, title: 'เรื่องที่ลงนาม' }),
})
export type SigningBeginning = Static<typeof SigningBeginning>

export const ToSign = Closed({
  attempt: Type.String({ format: 'uuid' }),
  purpose: Type.String(),
  document: Closed({ title: Type.String(), number: Type.String(), sha256: Sha256 }),
  /** The whole paper as text, from the same data that it is printed from. */
  text: Type.Array(
    Closed({
      title: Type.String(),
      about: Type.String(),
      blocks: Type.Array(
        Closed({
          kind: OneOf('heading', 'line', 'row'),
          text: Type.String(),
          value: Type.String(),
        }),
      ),
    }),
  ),
  statements: Type.Array(Type.String()),
  /** The least that is taken. */
  level: Level,
  /** Where a code would go, masked; null where none can be sent. */
  phone: Nullable(Type.String()),
  /** Whether a key of theirs may sign; what it signs is asked for then. */
  has_passkey: Type.Boolean(),
  asked_at: Instant,
  expires_at: Instant,
})
export type ToSign = Static<typeof ToSign>
export const ToSignReply = Reply(ToSign)

export const SigningCodeReply = Reply(
  Closed({
    sent_to: Type.String(),
    /** "7F3A2B", as the message has it. */
    document: Type.String(),
    /** By our clock, as the other two. */
    sent_at: Instant,
    expires_at: Instant,
    resend_at: Instant,
  }),
)

export const SigningProof = Closed({
  /** Of the document that was shown, in hex. */
  sha256: Sha256,
  /** The numbers of the statements that were ticked, from 0. */
  ticked: Type.Array(Type.Integer({ minimum: 0, maximum: 19 }), {
    maxItems: 20,
    title: 'ข้อความที่ยืนยัน',
  }),
  code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$', title: 'รหัสลงนาม' })),
  passkey: Type.Optional(Assertion),
})
export type SigningProof = Static<typeof SigningProof>

export const SignedReply = Type.Object({
  rc_code: Type.Literal('1'),
  rc_des: Type.String(),
  data: Closed({ code: Type.String() }),
})

export const SigningsReply = Reply(
  Closed({
    signings: Type.Array(
      Closed({
        code: Type.String(),
        kind: Type.String(),
        reference: Type.String(),
        purpose: Type.String(),
        title: Type.String(),
        number: Type.String(),
        level: Level,
        signed_at: Instant,
        /** When it was taken back. */
        withdrawn_at: Nullable(Instant),
      }),
    ),
  }),
)
