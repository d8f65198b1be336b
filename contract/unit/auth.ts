import { type Static, Type } from 'typebox'
import { Closed } from '../shared/shapes.ts'

/** The unit's number, or the number and a word after a dot where a unit has several people. */
const UnitLogin = Type.String({
  pattern: '^[0-9]{8}([.][A-Za-z][A-Za-z0-9]{1,19})?$',
  title: 'รหัสหน่วยงาน',
})
const Captcha = Type.String({ maxLength: 4_000, title: 'การตรวจสอบว่าเป็นบุคคลจริง' })

/** REQ-519. */
export const UnitSignIn = Closed({
  member_group_no: UnitLogin,
  member_group_pass: Type.String({ minLength: 1, maxLength: 256, title: 'รหัสผ่าน' }),
  remember: Type.Optional(Type.Boolean({ title: 'จดจำฉันไว้' })),
  recaptcha: Type.Optional(Captcha),
})
export type UnitSignIn = Static<typeof UnitSignIn>

/** With a code from the cooperative: the first password, or one in the place of a forgotten one. */
export const UnitFirstPassword = Closed({
  member_group_no: UnitLogin,
  code: Type.String({ minLength: 1, maxLength: 40, title: 'รหัสเปิดใช้งาน' }),
  mem_password: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่านใหม่' }),
  recaptcha: Captcha,
})
export type UnitFirstPassword = Static<typeof UnitFirstPassword>

const WHO = {
  rc_code: Type.Literal('1'),
  /** The unit's number, whoever of its people is in. */
  member_group_no: Type.String(),
  member_group_name: Type.String(),
  /** Which of them. */
  login: Type.String(),
  name: Type.String(),
}

/** Stored whole in the browser under `membergroup`, so it holds nothing more. */
export const UnitSignedIn = Type.Object({ ...WHO, token: Type.String() })
export type UnitSignedIn = Static<typeof UnitSignedIn>

/** REQ-521: rc_code '1' means the session is valid. */
export const UnitUserReply = Type.Object(WHO)
export type UnitUserReply = Static<typeof UnitUserReply>
