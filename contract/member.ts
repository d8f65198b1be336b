import { type Static, Type } from 'typebox'

/** Specification §7: rc_code '1' means the session is valid; the names are those of §3. */
export const AuthUser = Type.Object({
  rc_code: Type.Literal('1'),
  membership_no: Type.String(),
  member: Type.Object({ member_name: Type.String(), member_surname: Type.String() }),
})
export type AuthUser = Static<typeof AuthUser>
