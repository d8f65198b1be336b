import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type {
  NewStaff,
  StaffChange,
  StaffCodeReply,
  StaffPerson as Told,
} from '#contract/staff/people.ts'
import { inTransaction } from '#database/core/connect.ts'
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
  requireOtherThan,
  suspendOfficer,
} from '#server/identity/staff/manage-staff.ts'
import type { ConfirmedAct, Given } from '#server/two-people/acts.ts'
import { heldForSecond } from '#server/two-people/pending.ts'
import { proposedChange, proposedCode, proposedNew, proposedReturn } from './proposed.ts'

export async function readStaffList({ server: app }: FastifyRequest) {
  const people = (await staffPeople(app.db)).map(asTold)
  return dataReply({ people })
}

export async function addStaffMember(
  request: FastifyRequest,
  body: NewStaff,
): Promise<StaffCodeReply> {
  const { login } = body
  return inTransaction(request.server.db, async (trx) => {
    const held = await heldForSecond(trx, request, await proposedNew(trx, body))
    if (held) return okReply(held)
    return codeAnswer('เพิ่มเจ้าหน้าที่แล้ว', login, await addOfficer(trx, wished(body), by(request)))
  })
}

export async function saveStaffMember(
  request: FastifyRequest,
  params: { login: string },
  body: StaffChange,
): Promise<OkReply> {
  const change = { ...params, ...body }
  return inTransaction(request.server.db, async (trx) => {
    const widened = await proposedChange(trx, change)
    const held = widened && (await heldForSecond(trx, request, widened))
    if (held) return okReply(held)
    await changeOfficer(trx, { ...wished(change), seen: new Date(body.seen) }, by(request))
    return okReply('บันทึกแล้ว มีผลตั้งแต่การใช้งานครั้งถัดไป')
  })
}

export async function suspendStaffMember(
  request: FastifyRequest,
  params: { login: string },
  body: { suspended: boolean },
): Promise<OkReply> {
  const { suspended } = body
  return inTransaction(request.server.db, async (trx) => {
    // Whoever must be stopped is stopped by one; whoever comes back gains all that they had.
    const back = suspended ? undefined : await proposedReturn(trx, params.login)
    const held = back && (await heldForSecond(trx, request, back))
    if (held) return okReply(held)
    await suspendOfficer(trx, { ...params, suspended }, by(request))
    return okReply(suspended ? 'ระงับบัญชีแล้ว และให้ออกจากระบบทันที' : 'เปิดให้ใช้บัญชีอีกครั้งแล้ว')
  })
}

export async function issueStaffCode(
  request: FastifyRequest,
  params: { login: string },
): Promise<StaffCodeReply> {
  const { login } = params
  return inTransaction(request.server.db, async (trx) => {
    requireOtherThan(login, by(request))
    const held = await heldForSecond(trx, request, await proposedCode(trx, login))
    if (held) return okReply(held)
    return codeAnswer('ออกรหัสแล้ว', login, await beginAnew(trx, login, by(request)))
  })
}

export async function addConfirmed(confirmed: ConfirmedAct, body: NewStaff): Promise<Given> {
  const given = await addOfficer(confirmed.trx, wished(body), byBoth(confirmed))
  return { login: body.login, ...given }
}

export async function changeConfirmed(
  confirmed: ConfirmedAct,
  change: StaffChange & { login: string },
): Promise<undefined> {
  const wish = { ...wished(change), seen: new Date(change.seen) }
  await changeOfficer(confirmed.trx, wish, byBoth(confirmed))
}

export async function restoreConfirmed(
  confirmed: ConfirmedAct,
  { login }: { login: string },
): Promise<undefined> {
  await suspendOfficer(confirmed.trx, { login, suspended: false }, byBoth(confirmed))
}

export async function beginAnewConfirmed(
  confirmed: ConfirmedAct,
  { login }: { login: string },
): Promise<Given> {
  return { login, ...(await beginAnew(confirmed.trx, login, byBoth(confirmed))) }
}

/** The change is the proposer's; it is written down beside who confirmed it. */
function byBoth({ request, proposer }: ConfirmedAct): By {
  return { ...by(request), name: proposer.name }
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

function wished({ login, name, roles, membership_no = '' }: NewStaff) {
  const membershipNo = padMembershipNo(membership_no) ?? null
  return { login, roles, name: visitorLine(name), membershipNo }
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
