// To a password by ThaID: out to the department's door, and what the browser brings back from it.

import { type Static, Type } from 'typebox'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { MembershipNo } from '../shared/numbers.ts'
import { Closed, Nullable } from '../shared/shapes.ts'
import { Purpose } from './recovery.ts'

export const ThaidRequest = Closed({
  membership_no: Type.String({ pattern: '^[0-9]{1,6}$', title: 'เลขสมาชิก' }),
  purpose: Purpose,
})
export type ThaidRequest = Static<typeof ThaidRequest>

export const ThaidBegun = Reply(Type.Object({ url: Type.String() }))
export type ThaidBegun = Static<typeof ThaidBegun>

/** As it stands in the address that the department sends people back to. */
export const ThaidReturned = Closed({
  state: Type.String({ minLength: 1, maxLength: 200, title: 'คำขอยืนยันตัวตน' }),
  code: Type.Optional(Type.String({ maxLength: 2_000, title: 'รหัสจาก ThaID' })),
  error: Type.Optional(Type.String({ maxLength: 200, title: 'คำตอบจาก ThaID' })),
  iss: Type.Optional(Type.String({ maxLength: 500, title: 'ผู้ออกคำตอบ' })),
})
export type ThaidReturned = Static<typeof ThaidReturned>

export const ThaidProved = Type.Object({
  rc_code: Type.Literal('1'),
  messages: Type.Array(Type.String()),
  data: Type.Object({
    purpose: Purpose,
    membership_no: MembershipNo,
    /** Good for setting one password, in this browser; null for whoever waits. */
    ticket: Nullable(Type.String()),
    /** From when on, for a member who wants only passkeys. */
    ready_at: Nullable(Instant),
  }),
})
export type ThaidProved = Static<typeof ThaidProved>
