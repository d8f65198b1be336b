import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type {
  NewStaff,
  StaffChange,
  StaffCodeReply,
  StaffPerson as Told,
} from '#contract/staff/people.ts'
import { type StaffPerson, staffPeople } from '#database/queries/identity/staff-people.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import {
  addOfficer,
  type By,
  beginAnew,
  changeOfficer,
  type IssuedStaffCode,
  suspendOfficer,
} from '#server/identity/staff/manage-staff.ts'

export async function readStaffList({ server: app }: FastifyRequest) {
  const people = (await staffPeople(app.db)).map(asTold)
  return dataReply({ people })
}

export async function addStaffMember(
  request: FastifyRequest,
  body: NewStaff,
): Promise<StaffCodeReply> {
  const { login, roles } = body
  const given = await addOfficer(request.server.db, { login, roles, ...wished(body) }, by(request))
  return codeAnswer('เพิ่มเจ้าหน้าที่แล้ว', login, given)
}

export async function saveStaffMember(
  request: FastifyRequest,
  params: { login: string },
  body: StaffChange,
): Promise<OkReply> {
  const { roles, seen } = body
  const change = { ...params, roles, ...wished(body), seen: new Date(seen) }
  await changeOfficer(request.server.db, change, by(request))
  return okReply('บันทึกแล้ว มีผลตั้งแต่การใช้งานครั้งถัดไป')
}

export async function suspendStaffMember(
  request: FastifyRequest,
  params: { login: string },
  body: { suspended: boolean },
): Promise<OkReply> {
  const { suspended } = body
  await suspendOfficer(request.server.db, { ...params, suspended }, by(request))
  const rc_des = suspended ? 'ระงับบัญชีแล้ว และให้ออกจากระบบทันที' : 'เปิดให้ใช้บัญชีอีกครั้งแล้ว'
  return okReply(rc_des)
}

export async function issueStaffCode(
  request: FastifyRequest,
  params: { login: string },
): Promise<StaffCodeReply> {
  const { login } = params
  return codeAnswer('ออกรหัสแล้ว', login, await beginAnew(request.server.db, login, by(request)))
}

function by(request: FastifyRequest): By {
  const { login, name } = request.staff
  return {
    login,
    name,
    secret: request.server.secrets.csrf,
    tell: (trx, action, detail) => recordAudit(trx, request, { action, detail }),
  }
}

function wished({ name, membership_no = '' }: { name: string; membership_no?: string }) {
  return { name: visitorLine(name), membershipNo: padMembershipNo(membership_no) ?? null }
}

function codeAnswer(rc_des: string, login: string, { code, until }: IssuedStaffCode) {
  return { rc_code: '1' as const, rc_des, data: { login, code, until: until.toISOString() } }
}

function asTold(person: StaffPerson): Told {
  return {
    login: person.login,
    name: person.name,
    roles: person.roles,
    membership_no: person.membershipNo ?? '',
    suspended_at: person.disabledAt?.toISOString() ?? null,
    last_sign_in: person.lastSignIn?.toISOString() ?? null,
    stands: standsOf(person),
    code_until: person.codeUntil?.toISOString() ?? null,
    changed_at: person.changedAt.toISOString(),
    changed_by: person.changedBy,
  }
}

function standsOf({ hasPassword, hasSecond, codeUntil }: StaffPerson): Told['stands'] {
  if (hasSecond) return 'ready'
  if (hasPassword) return 'no_second'
  return codeUntil ? 'waiting' : 'no_code'
}
