import { type Static, Type } from 'typebox'
import { Impersonation, LoggedIn } from '../member/identity.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed } from '../shared/shapes.ts'

/** The officer's own password is asked for again: whoever found the screen unlocked does not know it. */
export const GrantRequest = Closed({
  membership_no: Type.String({ pattern: '^[0-9]{1,6}$', title: 'เลขสมาชิก' }),
  reason: Type.String({ minLength: 10, maxLength: 500, title: 'เหตุผล' }),
  ticket: Type.Optional(Type.String({ maxLength: 60, title: 'เลขเรื่อง' })),
  password: Type.String({ minLength: 1, maxLength: 256, title: 'รหัสผ่าน' }),
})
export type GrantRequest = Static<typeof GrantRequest>

export const GrantReply = Reply(
  Type.Object({
    /** Where to go with it; told once. */
    address: Type.String(),
    seconds: Type.Integer(),
  }),
)

/** As signing in answers, with the officer who looks and until when. */
export const ImpersonatedLogin = Type.Object({
  ...LoggedIn.properties,
  impersonation: Impersonation,
})
