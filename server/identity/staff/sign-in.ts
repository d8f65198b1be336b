import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Officer, StaffLogin, StaffProof, StepUp } from '#contract/staff/identity.ts'
import { endSession } from '#database/queries/identity/session.ts'
import { presentOfficer } from '#database/queries/identity/staff.ts'
import { recoveryCodesLeft } from '#database/queries/identity/staff-factor.ts'
import {
  may,
  type Permission,
  ROLES_THAT_MAY,
  type StaffRole,
} from '#domain/identity/staff-role.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { rememberDevice } from '#server/identity/device-cookie.ts'
import { giveBinding, takeBinding } from '#server/identity/session.ts'
import { admit } from '#server/identity/sign-in.ts'
import { openTicket, proveSecond } from '#server/identity/staff/staff-sign-in.ts'
import { proveAgain } from '#server/identity/staff/staff-step-up.ts'

const WRONG = 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง'

const INSTEAD = 'ติดต่อผู้ดูแลระบบ'

export async function signInStaff(request: FastifyRequest, body: StaffLogin, reply: FastifyReply) {
  const { password, recaptcha = '' } = body
  const login = body.login.trim().toLowerCase()
  const words = { wrong: WRONG, instead: INSTEAD }
  const attempt = { kind: 'staff', login, password, recaptcha, ...words } as const
  const admitted = await admit(request, reply, attempt).catch(async (refusal) => {
    const told = { action: 'staff.login', outcome: 'refused', actor: 'visitor' } as const
    // Only a name that is one: people type their password into the wrong field.
    const named = (await presentOfficer(request.server.db, login)) ? login : ''
    await recordAudit(request.server.db, request, {
      ...told,
      detail: { login: named, step: 'password' },
    })
    throw refusal
  })
  // A password outlives its owner's work here; the door does not.
  const officer = await presentOfficer(request.server.db, login)
  if (!officer) throw new Refusal(401, `${WRONG} หรือ${INSTEAD}`)
  const data = await openTicket(request.server, request.server.db, officer, admitted)
  return dataReply(data)
}

export async function finishSignIn(request: FastifyRequest, body: StaffProof, reply: FastifyReply) {
  const { officer, session, recoveryCodes, codesLeft } = await proveSecond(request, body)
  giveBinding(reply, session, 'sb')
  rememberDevice(request, reply, request.server.secrets.csrf, `staff:${officer.login}`)
  return dataReply({
    token: session.token,
    officer: asTold(officer, codesLeft),
    ...(recoveryCodes && { recovery_codes: recoveryCodes }),
  })
}

export async function signOutStaff(request: FastifyRequest, reply: FastifyReply) {
  await recorded(request, async (trx) => {
    await endSession(trx, request.staff.tokenHash, 'signed out')
    return { action: 'staff.logout', detail: {} }
  })
  takeBinding(reply, 'sb')
  return okReply('ออกจากระบบแล้ว')
}

export async function signedInStaff({ staff, server }: FastifyRequest) {
  return dataReply(asTold(staff, await recoveryCodesLeft(server.db, staff.login)))
}

export async function stepUp(request: FastifyRequest, body: StepUp) {
  return dataReply({ token: await proveAgain(request, body) })
}

function asTold(
  { login, name, roles }: { login: string; name: string; roles: StaffRole[] },
  recovery_codes_left: number,
): Officer {
  const all = Object.keys(ROLES_THAT_MAY) as Permission[]
  const permissions = all.filter((permission) => may(roles, permission))
  return { login, name, roles, permissions, recovery_codes_left }
}
