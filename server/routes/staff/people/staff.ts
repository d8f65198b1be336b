import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { OkReply } from '#contract/member/identity.ts'
import {
  NewStaff,
  OfStaff,
  StaffChange,
  StaffCodeReply,
  StaffPeopleReply,
  Suspension,
  type StaffPerson as Told,
} from '#contract/staff/people.ts'
import { type StaffPerson, staffPeople } from '#database/queries/identity/staff-people.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import {
  addOfficer,
  type By,
  beginAnew,
  changeOfficer,
  type IssuedStaffCode,
  suspendOfficer,
} from '#server/commands/manage-staff.ts'
import { okReply } from '#server/http/ok-reply.ts'

const GRAVE = { authz: 'staff', may: 'staff', stepUp: true } as const

export const staffPeopleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/staff',
    { config: { authz: 'staff', may: 'staff' }, schema: { response: { 200: StaffPeopleReply } } },
    async () => {
      const people = (await staffPeople(app.db)).map(asTold)
      return { rc_code: '1' as const, data: { people } }
    },
  )

  app.post(
    '/api/admin/staff',
    { config: GRAVE, schema: { body: NewStaff, response: { 200: StaffCodeReply } } },
    async (request) => {
      const { login, roles } = request.body
      const given = await addOfficer(app.db, { login, roles, ...wished(request.body) }, by(request))
      return codeAnswer('เพิ่มเจ้าหน้าที่แล้ว', login, given)
    },
  )

  app.post(
    '/api/admin/staff/:login',
    { config: GRAVE, schema: { params: OfStaff, body: StaffChange, response: { 200: OkReply } } },
    async (request) => {
      const { roles, seen } = request.body
      const change = { ...request.params, roles, ...wished(request.body), seen: new Date(seen) }
      await changeOfficer(app.db, change, by(request))
      return okReply('บันทึกแล้ว มีผลตั้งแต่การใช้งานครั้งถัดไป')
    },
  )

  app.post(
    '/api/admin/staff/:login/suspension',
    { config: GRAVE, schema: { params: OfStaff, body: Suspension, response: { 200: OkReply } } },
    async (request) => {
      const { suspended } = request.body
      await suspendOfficer(app.db, { ...request.params, suspended }, by(request))
      const rc_des = suspended ? 'ระงับบัญชีแล้ว และให้ออกจากระบบทันที' : 'เปิดให้ใช้บัญชีอีกครั้งแล้ว'
      return okReply(rc_des)
    },
  )

  app.post(
    '/api/admin/staff/:login/code',
    { config: GRAVE, schema: { params: OfStaff, response: { 200: StaffCodeReply } } },
    async (request) => {
      const { login } = request.params
      return codeAnswer('ออกรหัสแล้ว', login, await beginAnew(app.db, login, by(request)))
    },
  )
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
