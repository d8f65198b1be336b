import { type Static, Type } from 'typebox'
import { Day } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { SentNumber } from '../shared/numbers.ts'
import { Closed } from '../shared/shapes.ts'

const Kind = Type.Union([Type.Literal('terms'), Type.Literal('privacy')], { title: 'เอกสาร' })

export const TermsKindParams = Type.Object({ kind: Kind })

export const AnnouncedTermsReply = Reply(
  Type.Object({
    /** How many members are to agree. */
    members: Type.Integer(),
    versions: Type.Array(
      Type.Object({
        kind: Kind,
        version: Type.String(),
        title: Type.String(),
        effective_on: Day,
        changes: Type.Array(Type.String()),
        body: Type.String(),
        accepted: Type.Integer(),
        state: Type.Union([
          Type.Literal('ahead'),
          Type.Literal('in_force'),
          Type.Literal('replaced'),
        ]),
      }),
    ),
  }),
)
export type AnnouncedTerms = Static<typeof AnnouncedTermsReply>['data']

/** The number of the version is typed once more: from the day it takes effect it stands for ever. */
export const Announcement = Closed({
  draft: SentNumber('รุ่นของร่าง', 1),
  confirm: Type.String({ maxLength: 20, title: 'เลขฉบับที่ยืนยัน' }),
})

export const Withdrawal = Closed({ version: Type.String({ maxLength: 20, title: 'เลขฉบับ' }) })

export const TermsAnnouncedReply = Reply(Type.Object({ version: Type.String(), effective_on: Day }))
