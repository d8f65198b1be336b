// What somebody would gain: what a second person reads before they confirm it.

import type { NewStaff, StaffChange } from '#contract/staff/people.ts'
import type { Db } from '#database/core/connect.ts'
import { officerOfAnyState } from '#database/queries/identity/staff.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { ROLE_WORDS } from '#domain/identity/staff-role-words.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../../http/errors.ts'
import type { Proposal } from '../../two-people/pending.ts'
import { requireName, unknown } from './manage-staff.ts'

export async function proposedNew(db: Db, body: NewStaff): Promise<Proposal> {
  const { login, roles, membership_no = '' } = body
  const name = visitorLine(body.name)
  requireName(login, name)
  if (await officerOfAnyState(db, login))
    throw new Refusal(409, 'มีชื่อผู้ใช้หรือเลขสมาชิกนี้อยู่แล้ว กรุณาตรวจสอบ')
  const says = [
    `${name} (${login})`,
    `บทบาท: ${namesOf(roles)}`,
    ...(membership_no ? [`เลขสมาชิก: ${membership_no}`] : []),
  ]
  return { kind: 'staff_add', subject: login, content: body, says }
}

/** Undefined for what gives nobody more than they have: a name, or roles taken away. */
export async function proposedChange(
  db: Db,
  change: StaffChange & { login: string },
): Promise<Proposal | undefined> {
  const { login, roles, membership_no = '' } = change
  const before = await officerOfAnyState(db, login)
  if (!before) throw unknown()
  const gained = roles.filter((role) => !before.roles.includes(role))
  const lost = before.roles.filter((role) => !roles.includes(role))
  const number = padMembershipNo(membership_no) ?? null
  // Whose member they are keeps them from serving themselves.
  const isOtherNumber = number !== before.membership_no
  if (gained.length === 0 && !isOtherNumber) return undefined
  const says = [
    `${before.name} (${login})`,
    ...(gained.length > 0 ? [`เพิ่มบทบาท: ${namesOf(gained)}`] : []),
    ...(lost.length > 0 ? [`ถอนบทบาท: ${namesOf(lost)}`] : []),
    ...(isOtherNumber ? [`เลขสมาชิก: ${before.membership_no ?? 'ไม่มี'} → ${number ?? 'ไม่มี'}`] : []),
  ]
  return { kind: 'staff_change', subject: login, content: change, says }
}

export async function proposedReturn(db: Db, login: string): Promise<Proposal> {
  const officer = await officerOfAnyState(db, login)
  if (!officer) throw unknown()
  const says = [`${officer.name} (${login})`, `บทบาทเดิม: ${namesOf(officer.roles)}`]
  return { kind: 'staff_restore', subject: login, content: { login }, says }
}

export async function proposedCode(db: Db, login: string): Promise<Proposal> {
  const officer = await officerOfAnyState(db, login)
  if (!officer || officer.disabled_at) throw unknown()
  const says = [
    `${officer.name} (${login})`,
    `บทบาท: ${namesOf(officer.roles)}`,
    'รหัสผ่าน แอปยืนยันตัวตน พาสคีย์ และรหัสสำรองเดิมใช้ไม่ได้ทันที ท่านจะได้รหัสใหม่ไปมอบให้เจ้าตัว',
  ]
  return { kind: 'staff_code', subject: login, content: { login }, says }
}

function namesOf(roles: readonly StaffRole[]): string {
  return roles.map((role) => ROLE_WORDS[role].name).join(', ') || 'ไม่มี'
}
