// The page of who works here, the officer's own page, and what waits for a second person.

import { type Static, Type } from 'typebox'
import { Instant, InstantQuery } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { MembershipNo } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Role } from './identity.ts'

const Maybe = Nullable(Instant)

export const StaffPerson = Type.Object({
  login: Type.String(),
  name: Type.String(),
  roles: Type.Array(Role),
  membership_no: MembershipNo,
  suspended_at: Maybe,
  last_sign_in: Maybe,
  /** How far they are with getting in. */
  stands: Type.Unsafe<'ready' | 'no_second' | 'waiting' | 'no_code'>({
    type: 'string',
    enum: ['ready', 'no_second', 'waiting', 'no_code'],
  }),
  code_until: Maybe,
  changed_at: Instant,
  changed_by: Type.String(),
})
export type StaffPerson = Static<typeof StaffPerson>

export const StaffPeopleReply = Reply(Type.Object({ people: Type.Array(StaffPerson) }))

const wishes = {
  name: Type.String({ minLength: 2, maxLength: 60, title: 'ชื่อและนามสกุล' }),
  roles: Type.Array(Role, { maxItems: 8, uniqueItems: true, title: 'บทบาท' }),
  membership_no: Type.Optional(Type.String({ pattern: '^[0-9]{0,6}$', title: 'เลขสมาชิก' })),
}

export const NewStaff = Closed({
  login: Type.String({ minLength: 2, maxLength: 32, title: 'ชื่อผู้ใช้' }),
  ...wishes,
})
export type NewStaff = Static<typeof NewStaff>

/** With what was seen: a colleague's change in between is not overwritten. */
export const StaffChange = Closed({ ...wishes, seen: InstantQuery('ข้อมูลที่เห็น') })
export type StaffChange = Static<typeof StaffChange>

export const Suspension = Closed({ suspended: Type.Boolean({ title: 'ระงับ' }) })

const StaffCode = Type.Object({ login: Type.String(), code: Type.String(), until: Instant })
export type StaffCode = Static<typeof StaffCode>

/** Told once, to be handed over; none while it waits for a second person. */
export const StaffCodeReply = Type.Object({
  rc_code: Type.Literal('1'),
  rc_des: Type.String(),
  data: Type.Optional(StaffCode),
})
export type StaffCodeReply = Static<typeof StaffCodeReply>

export const OfStaff = Type.Object({
  login: Type.String({ pattern: '^[a-z][a-z0-9._-]{1,31}$', title: 'ชื่อผู้ใช้' }),
})

export const OwnAccount = Type.Object({
  recovery_codes_left: Type.Integer(),
  sign_ins: Type.Array(
    Type.Object({
      at: Instant,
      done: Type.Boolean(),
      device: Type.String(),
      address: Type.String(),
    }),
  ),
})
export type OwnAccount = Static<typeof OwnAccount>
export const OwnAccountReply = Reply(OwnAccount)

export const OwnPassword = Closed({
  old_password: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่านเดิม' }),
  password: Type.String({ minLength: 1, maxLength: 1_024, title: 'รหัสผ่านใหม่' }),
})

export const RecoveryCodesReply = Reply(Type.Object({ recovery_codes: Type.Array(Type.String()) }))
export type RecoveryCodesReply = Static<typeof RecoveryCodesReply>

// What waits for a second person.

const Act = Closed({
  act_id: Type.Integer(),
  title: Type.String(),
  /** What would change, a line each. */
  says: Type.Array(Type.String()),
  proposer: Type.String(),
  proposed_at: Instant,
  expires_at: Instant,
  /** Null while it waits. */
  outcome: Nullable(OneOf('confirmed', 'declined', 'withdrawn', 'expired')),
  decider: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  reason: Type.String(),
  /** A document and a scanned page to look at first. */
  has_files: Type.Boolean(),
  is_own: Type.Boolean(),
  may_confirm: Type.Boolean(),
})
export type Act = Static<typeof Act>

export const ActsReply = Reply(Closed({ acts: Type.Array(Act) }))
export const OfAct = Type.Object({ actId: Type.String({ pattern: '^[0-9]{1,9}$' }) })
export const Declining = Closed({
  reason: Type.String({ minLength: 1, maxLength: 300, title: 'เหตุผล' }),
})

/** With the code that is told once, where confirming gave one. */
export const ConfirmedReply = Type.Object({
  rc_code: Type.Literal('1'),
  rc_des: Type.String(),
  data: Closed({
    given: Nullable(Closed({ login: Type.String(), code: Type.String(), until: Instant })),
  }),
})
