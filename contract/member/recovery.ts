// First registration and a forgotten password: the same steps, told apart by their purpose.

import { type Static, Type } from 'typebox'
import { DayQuery, Instant } from '../shared/dates.ts'
import { Closed } from '../shared/shapes.ts'

export const Purpose = Type.Enum(['register', 'forget'], { title: 'วัตถุประสงค์' })
const Recaptcha = Type.String({ maxLength: 4_000, title: 'การตรวจสอบว่าเป็นบุคคลจริง' })
const FlowId = Type.String({ format: 'uuid', title: 'คำขอรหัส' })

const WHO = {
  membership_no: Type.String({ pattern: '^[0-9]{1,6}$', title: 'เลขสมาชิก' }),
  national_id: Type.String({ pattern: '^[0-9]{13}$', title: 'เลขบัตรประชาชน' }),
}

export const RegisterAuth = Closed({
  ...WHO,
  birth_date: DayQuery('วันเกิด'),
  purpose: Purpose,
  recaptcha: Recaptcha,
})
export type RegisterAuth = Static<typeof RegisterAuth>

export const CodeAgain = Closed({ flow: FlowId, recaptcha: Recaptcha })

/** The same whoever asks, whether or not a code goes out. */
export const CodeRequested = Type.Object({
  rc_code: Type.Literal('1'),
  messages: Type.Array(Type.String()),
  data: Type.Object({
    flow: Type.String(),
    reference: Type.String(),
    /** By our clock, as the other two: the visitor's own may be wrong. */
    asked_at: Instant,
    expires_at: Instant,
    resend_at: Instant,
  }),
})
export type CodeRequested = Static<typeof CodeRequested>

export const CodeTyped = Closed({
  flow: FlowId,
  code: Type.String({ pattern: '^[0-9]{6}$', title: 'รหัส OTP' }),
})

/** A slip from the counter, for whoever cannot be reached on the phone on file. */
export const SlipTyped = Closed({
  ...WHO,
  activation_code: Type.String({ minLength: 12, maxLength: 30, title: 'รหัสเปิดใช้งาน' }),
  purpose: Purpose,
  recaptcha: Recaptcha,
})
export type SlipTyped = Static<typeof SlipTyped>

/** The code that came with the news of it. */
export const StopTyped = Closed({
  code: Type.String({ minLength: 1, maxLength: 30, title: 'รหัสหยุด' }),
  recaptcha: Recaptcha,
})
export type StopTyped = Static<typeof StopTyped>

export const Verified = Type.Object({
  rc_code: Type.Literal('1'),
  messages: Type.Array(Type.String()),
  data: Type.Object({
    /** Good for setting one password, in this browser. */
    ticket: Type.String(),
    /** Masked; empty for a slip. */
    sent_to: Type.String(),
  }),
})
export type Verified = Static<typeof Verified>

export const FirstPassword = Closed({
  ticket: Type.String({ pattern: '^ct1_[A-Za-z0-9_-]{43}$', title: 'การยืนยันตัวตน' }),
  mem_password: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่านใหม่' }),
})

export type FirstPassword = Static<typeof FirstPassword>

export const PasswordSet = Type.Object({
  rc_code: Type.Literal('1'),
  messages: Type.Array(Type.String()),
})
export type PasswordSet = Static<typeof PasswordSet>
