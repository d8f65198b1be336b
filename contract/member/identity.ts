import { type Static, Type } from 'typebox'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { MembershipNo as NumberWithZeros } from '../shared/numbers.ts'
import { Closed, Nullable } from '../shared/shapes.ts'

const Member = Type.Object({ member_name: Type.String(), member_surname: Type.String() })

const MembershipNo = Type.String({ pattern: '^[0-9]{1,6}$', title: 'เลขสมาชิก' })
const Password = Type.String({ minLength: 1, maxLength: 256, title: 'รหัสผ่าน' })

/** REQ-511; the number may come without its zeros. */
export const Login = Closed({
  membership_no: MembershipNo,
  mem_password: Password,
  remember: Type.Optional(Type.Boolean({ title: 'จดจำฉันไว้' })),
  recaptcha: Type.Optional(Type.String({ maxLength: 4_000, title: 'การตรวจสอบว่าเป็นบุคคลจริง' })),
})
export type Login = Static<typeof Login>

export const LoggedIn = Type.Object({
  rc_code: Type.Literal('1'),
  token: Type.String(),
  membership_no: NumberWithZeros,
  member: Member,
  /** Once, and again after a while: whether the page offers a passkey. Not stored; the rest is, under `user`. */
  offer_passkey: Type.Optional(Type.Boolean()),
})
export type LoggedIn = Static<typeof LoggedIn>

/** An officer looks through this member's eyes, and only looks, until then. */
export const Impersonation = Type.Object({
  officer: Type.String(),
  ends_at: Instant,
})
export type Impersonation = Static<typeof Impersonation>

/** REQ-513: rc_code '1' means the session is valid. */
export const AuthUser = Type.Object({
  rc_code: Type.Literal('1'),
  membership_no: NumberWithZeros,
  member: Member,
  /** A fresh one in the place of the token that asked, which will soon be worth nothing. */
  token: Type.Optional(Type.String()),
  impersonation: Type.Optional(Impersonation),
})
export type AuthUser = Static<typeof AuthUser>

export const OkReply = Type.Object({ rc_code: Type.Literal('1'), rc_des: Type.String() })
export type OkReply = Static<typeof OkReply>

/** REQ-514: mem_password is the new one. */
export const PasswordChange = Closed({
  mem_password: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่านใหม่' }),
  mem_oldpassword: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่านเดิม' }),
})

const Device = Type.Object({
  /** What it is called when it is signed out. */
  session_id: Type.String(),
  device: Type.String(),
  address: Nullable(Type.String()),
  signed_in_at: Instant,
  last_seen_at: Instant,
  remember: Type.Boolean(),
  is_this: Type.Boolean(),
})
export type Device = Static<typeof Device>

export const DevicesReply = Reply(Type.Object({ devices: Type.Array(Device) }))

export const MemberDevicesReply = Reply(
  Type.Object({
    devices: Type.Array(Device),
    /** When somebody whom ThaID takes for the member may set a password (server/thaid/hold.ts); null when nobody waits. */
    recovery_ready_at: Nullable(Instant),
  }),
)

/** One device, or, without a name, every other. */
export const DeviceSignOut = Closed({
  session_id: Type.Optional(Type.String({ format: 'uuid', title: 'อุปกรณ์' })),
})
