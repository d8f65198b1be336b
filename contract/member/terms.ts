// What members agree to: the public texts, what is due, and what was agreed.

import { type Static, Type } from 'typebox'
import { CONSENT_PURPOSES } from '#domain/person/consent.ts'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable } from '../shared/shapes.ts'
import { TextSections } from '../shared/text-sections.ts'

const Kind = Type.Union([Type.Literal('terms'), Type.Literal('privacy')], { title: 'เอกสาร' })
const Version = Type.String({ pattern: '^[0-9]{1,3}\\.[0-9]{1,3}$', title: 'ฉบับที่' })
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', title: 'ลายพิมพ์ของข้อความ' })

const Named = {
  kind: Kind,
  version: Version,
  title: Type.String(),
  effective_on: Day,
}

export const TermsQuery = Closed({ doc: Type.Optional(Kind), version: Type.Optional(Version) })
export type TermsQuery = Static<typeof TermsQuery>

export const TermsText = Type.Object({
  ...Named,
  sha256: Sha256,
  changes: Type.Array(Type.String()),
  is_current: Type.Boolean(),
  sections: TextSections,
  /** Every version that has come into force, of both documents, newest first. */
  versions: Type.Array(Type.Object({ ...Named, is_current: Type.Boolean() })),
})
export type TermsText = Static<typeof TermsText>
export const TermsTextReply = Reply(TermsText)

const Due = Type.Object({
  ...Named,
  sha256: Sha256,
  changes: Type.Array(Type.String()),
  /** An earlier version was agreed to. */
  agreed_before: Type.Boolean(),
})
export type DueTerms = Static<typeof Due>

/** REQ-206: rc_code '1' lets the member in, anything else leads to /member/welcome. */
export const TermsCheck = Type.Object({
  rc_code: Type.Union([Type.Literal('1'), Type.Literal('0')]),
  data: Type.Object({ due: Type.Array(Due) }),
})
export type TermsCheck = Static<typeof TermsCheck>

export const TermsAcceptance = Closed({
  versions: Type.Array(Closed({ kind: Kind, version: Version, sha256: Sha256 }), {
    minItems: 1,
    maxItems: 2,
    title: 'ฉบับที่ยอมรับ',
  }),
})
export type TermsAcceptance = Static<typeof TermsAcceptance>

const Purpose = Type.Enum([...CONSENT_PURPOSES], { title: 'วัตถุประสงค์' })

export const ConsentsReply = Reply(
  Type.Object({
    accepted: Type.Array(
      Type.Object({
        kind: Kind,
        version: Version,
        title: Type.String(),
        accepted_at: Instant,
        /** The code of the signature; null of what was agreed to before terms were signed. */
        signing: Nullable(Type.String()),
      }),
    ),
    consents: Type.Array(
      Type.Object({
        purpose: Purpose,
        title: Type.String(),
        text: Type.String(),
        notice_version: Type.String(),
        given: Type.Boolean(),
        /** When it was last given or withdrawn; null when it never was. */
        at: Nullable(Instant),
      }),
    ),
  }),
)
export type Consents = Static<typeof ConsentsReply>['data']

export const ConsentChoice = Closed({
  purpose: Purpose,
  given: Type.Boolean({ title: 'ความยินยอม' }),
})
export type ConsentChoice = Static<typeof ConsentChoice>
