// Who works here and as what; from the back office's page and from a terminal alike. An administrator lets somebody
// in by a code, and never sets or learns a password (SEC-12).

import { randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { presentOfficer } from '#database/queries/identity/staff.ts'
import { addStaffCode } from '#database/queries/identity/staff-code.ts'
import {
  addNewStaff,
  changeStaff,
  forgetProofs,
  lockAdministrators,
} from '#database/queries/identity/staff-people.ts'
import { presentMember } from '#database/queries/member/member.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { TRACKING_CODE_BYTES, trackingCode } from '#domain/content/tracking-code.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { Refusal } from '../../http/errors.ts'
import { staffCodeHash } from './staff-codes.ts'

/** Who does it: an officer, or the terminal. */
export interface By {
  name: string
  /** The officer's own, for what nobody does to themselves. */
  login?: string
  secret: string
  tell(trx: Db, action: AuditAction, detail: Record<string, string>): Promise<void>
}

interface NewOfficer {
  login: string
  name: string
  roles: StaffRole[]
  membershipNo?: string | null
}

export interface IssuedStaffCode {
  code: string
  until: Date
}

export function addOfficer(db: Db, officer: NewOfficer, by: By): Promise<IssuedStaffCode> {
  const { login, name, roles, membershipNo = null } = officer
  requireName(login, name)
  return inTransaction(db, async (trx) => {
    await requireMember(trx, membershipNo)
    const added = { login, name, roles, disabled_at: null, membership_no: membershipNo }
    if (!(await addNewStaff(trx, { ...added, changed_by: by.name })))
      throw new Refusal(409, 'มีชื่อผู้ใช้หรือเลขสมาชิกนี้อยู่แล้ว กรุณาตรวจสอบ')
    const given = await newCode(trx, login, by)
    await by.tell(trx, 'staff.add', { login, roles: roles.join(' ') })
    return given
  })
}

export function changeOfficer(
  db: Db,
  { login, name, roles, membershipNo = null, seen }: NewOfficer & { seen?: Date },
  by: By,
): Promise<void> {
  requireName(login, name)
  return inTransaction(db, async (trx) => {
    if (!roles.includes('administrator')) await requireAnotherAdministrator(trx, login)
    await requireMember(trx, membershipNo)
    const change = { name, roles, membership_no: membershipNo }
    const changed = await changeStaff(trx, login, change, { by: by.name, seen }).catch(refuseTwice)
    if (!changed) throw new Refusal(409, 'มีผู้อื่นแก้ไขข้อมูลนี้ไปแล้ว กรุณาดูข้อมูลล่าสุดแล้วแก้ไขใหม่')
    await by.tell(trx, 'staff.change', { login, roles: roles.join(' ') })
  })
}

export function suspendOfficer(
  db: Db,
  { login, suspended }: { login: string; suspended: boolean },
  by: By,
): Promise<void> {
  if (login === by.login) throw new Refusal(409, 'ระงับบัญชีของตนเองไม่ได้ ให้ผู้ดูแลระบบท่านอื่นทำแทน')
  return inTransaction(db, async (trx) => {
    if (suspended) await requireAnotherAdministrator(trx, login)
    const disabled_at = suspended ? new Date() : null
    const changed = await changeStaff(trx, login, { disabled_at }, { by: by.name })
    if (!changed) throw unknown()
    if (suspended)
      await endOtherSessions(trx, { kind: 'staff', subjectId: login }, 'officer suspended')
    await by.tell(trx, suspended ? 'staff.suspend' : 'staff.restore', { login })
  })
}

/** For somebody new, and for whoever lost their phone or password: what they had is worthless from now on. */
export function beginAnew(db: Db, login: string, by: By): Promise<IssuedStaffCode> {
  requireOtherThan(login, by)
  return inTransaction(db, async (trx) => {
    if (!(await presentOfficer(trx, login))) throw unknown()
    await forgetProofs(trx, login)
    const given = await newCode(trx, login, by)
    await by.tell(trx, 'staff.code', { login })
    return given
  })
}

export function requireOtherThan(login: string, by: By): void {
  if (login === by.login) throw new Refusal(409, 'เปลี่ยนของตนเองได้ที่หน้าบัญชีของฉัน')
}

/** The first administrator's: whoever stands at the server has it. */
export function firstCode(db: Db, by: By): Promise<IssuedStaffCode> {
  return inTransaction(db, async (trx) => {
    const given = await newCode(trx, null, by)
    await by.tell(trx, 'staff.code', { login: '' })
    return given
  })
}

async function newCode(trx: Db, login: string | null, by: By): Promise<IssuedStaffCode> {
  const code = trackingCode(randomBytes(TRACKING_CODE_BYTES))
  const codeHash = staffCodeHash(code, by.secret)
  return { code, until: await addStaffCode(trx, { login, codeHash, madeBy: by.name }) }
}

const LOGIN = /^[a-z][a-z0-9._-]{1,31}$/

export function requireName(login: string, name: string): void {
  if (!LOGIN.test(login))
    throw new Refusal(400, 'ชื่อผู้ใช้ใช้ตัวอักษรอังกฤษพิมพ์เล็ก ตัวเลข . _ - ยาว 2–32 ตัว และขึ้นต้นด้วยตัวอักษร')
  if (name.length < 2 || name.length > 60) throw new Refusal(400, 'กรุณากรอกชื่อและนามสกุล 2–60 ตัวอักษร')
}

async function requireAnotherAdministrator(trx: Db, login: string): Promise<void> {
  const administrators = await lockAdministrators(trx)
  if (administrators.length === 1 && administrators[0] === login)
    throw new Refusal(409, 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน กรุณาให้สิทธิ์ผู้ดูแลระบบแก่ผู้อื่นก่อน')
}

export async function requireMember(trx: Db, membershipNo: string | null): Promise<void> {
  if (membershipNo && !(await presentMember(trx, membershipNo)))
    throw new Refusal(400, `ไม่พบสมาชิกเลขที่ ${membershipNo}`)
}

/** Two officers cannot be one member. */
function refuseTwice(error: { code?: string }): never {
  if (error.code !== '23505') throw error
  throw new Refusal(409, 'เลขสมาชิกนี้เป็นของเจ้าหน้าที่ท่านอื่นแล้ว')
}

export function unknown(): Refusal {
  return new Refusal(404, 'ไม่พบเจ้าหน้าที่รายนี้')
}
