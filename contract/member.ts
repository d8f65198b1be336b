import { type Static, Type } from 'typebox'

/** An officer looks in the member's place, read-only, until then. */
export const Impersonation = Type.Object({
  officer: Type.String(),
  ends_at: Type.String({ format: 'date-time' }),
})
export type Impersonation = Static<typeof Impersonation>

/** Specification §7: rc_code '1' means the session is valid; the names are those of §3. */
export const AuthUser = Type.Object({
  rc_code: Type.Literal('1'),
  membership_no: Type.String(),
  member: Type.Object({ member_name: Type.String(), member_surname: Type.String() }),
  /** A fresh one in place of the one that was shown. */
  token: Type.Optional(Type.String()),
  impersonation: Type.Optional(Impersonation),
})
export type AuthUser = Static<typeof AuthUser>
