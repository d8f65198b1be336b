// How officers get in, and what they see of themselves and of each other.

import { type Static, Type } from 'typebox'
import {
  type Permission,
  ROLES_THAT_MAY,
  STAFF_ROLES,
  type StaffRole,
} from '#domain/identity/staff-role.ts'
import { Reply } from '../shared/envelope.ts'
import { Assertion, AssertionRequest } from '../shared/passkeys.ts'
import { Closed } from '../shared/shapes.ts'

export const Role = Type.Unsafe<StaffRole>({ type: 'string', enum: [...STAFF_ROLES] })
const May = Type.Unsafe<Permission>({ type: 'string', enum: Object.keys(ROLES_THAT_MAY) })
const Login = Type.String({ minLength: 1, maxLength: 64, title: 'ชื่อผู้ใช้' })
const Password = Type.String({ minLength: 1, maxLength: 256, title: 'รหัสผ่าน' })
const Code = Type.String({ minLength: 1, maxLength: 40, title: 'รหัส' })

export const StaffLogin = Closed({
  login: Login,
  password: Password,
  recaptcha: Type.Optional(Type.String({ maxLength: 4_000, title: 'การตรวจสอบว่าเป็นบุคคลจริง' })),
})
export type StaffLogin = Static<typeof StaffLogin>

/** The password was right; what is to be shown now. */
export const SecondStep = Type.Object({
  ticket: Type.String(),
  step: Type.Unsafe<'code' | 'enrol'>({ type: 'string', enum: ['code', 'enrol'] }),
  /** For whoever has no authenticator yet: told once. */
  enrolment: Type.Optional(
    Type.Object({
      secret: Type.String(),
      /** A picture, as the address of itself. */
      qr: Type.String(),
    }),
  ),
  /** For whoever has passkeys: one of them does in the place of the code. */
  passkey: Type.Optional(AssertionRequest),
})
export type SecondStep = Static<typeof SecondStep>
export const SecondStepReply = Reply(SecondStep)

export const StaffProof = Closed({
  ticket: Type.String({ maxLength: 100, title: 'รายการเข้าสู่ระบบ' }),
  code: Type.Optional(Code),
  recovery_code: Type.Optional(Code),
  passkey: Type.Optional(Assertion),
})
export type StaffProof = Static<typeof StaffProof>

export const Officer = Type.Object({
  login: Type.String(),
  name: Type.String(),
  roles: Type.Array(Role),
  permissions: Type.Array(May),
  recovery_codes_left: Type.Integer(),
  /** They may prove themselves by a passkey, too. */
  has_passkey: Type.Optional(Type.Boolean()),
})
export type Officer = Static<typeof Officer>

export const StaffLoggedIn = Reply(
  Type.Object({
    token: Type.String(),
    officer: Officer,
    /** Told once, to whoever has just enrolled. */
    recovery_codes: Type.Optional(Type.Array(Type.String())),
  }),
)
export type StaffLoggedIn = Static<typeof StaffLoggedIn>

export const OfficerReply = Reply(Officer)

/** The password once more, a code of the moment, or a passkey. */
export const StepUp = Closed({
  password: Type.Optional(Password),
  code: Type.Optional(Code),
  passkey: Type.Optional(Assertion),
})
export type StepUp = Static<typeof StepUp>
export const StepUpReply = Reply(Type.Object({ token: Type.String() }))

/** The code from a colleague or from the server's own screen. */
export const SetupCode = Closed({ code: Code })
export const SetupReply = Reply(
  Type.Object({
    /** Nobody's yet: whoever has it becomes the first administrator and chooses a login. */
    is_first: Type.Boolean(),
    login: Type.String(),
    name: Type.String(),
  }),
)
export type SetupReply = Static<typeof SetupReply>

export const Setup = Closed({
  code: Code,
  /** Of the first administrator; everybody else has them already. */
  login: Type.Optional(Login),
  name: Type.Optional(Type.String({ maxLength: 60, title: 'ชื่อและนามสกุล' })),
  password: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่าน' }),
})
export type Setup = Static<typeof Setup>
