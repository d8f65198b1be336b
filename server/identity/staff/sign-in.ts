import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Officer, StaffLogin, StaffProof, StepUp } from '#contract/staff/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { goodPasskeys } from '#database/queries/identity/passkey.ts'
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
import { freshToken, giveBinding, signedOut, takeBinding } from '#server/identity/session.ts'
import { admit } from '#server/identity/sign-in.ts'
import { isCodeOfMoment, openTicket, proveSecond } from '#server/identity/staff/staff-sign-in.ts'
import { limitTries } from '../../http/rate-limit.ts'
import { requireOwnPasskey } from '../../passkeys/own-proof.ts'
import { keysInPlaceOfCode } from '../../passkeys/staff-sign-in.ts'
import { requireOwnPassword } from '../own-password.ts'

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
  const passkey = data.step === 'code' ? await keysInPlaceOfCode(request, login) : undefined
  return dataReply({ ...data, ...(passkey && { passkey }) })
}

export async function finishSignIn(request: FastifyRequest, body: StaffProof, reply: FastifyReply) {
  const { officer, session, recoveryCodes, codesLeft } = await proveSecond(request, body)
  giveBinding(reply, session, 'sb')
  rememberDevice(request, reply, request.server.secrets.csrf, `staff:${officer.login}`)
  return dataReply({
    token: session.token,
    officer: await asTold(request.server.db, officer, codesLeft),
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
  return dataReply(await asTold(server.db, staff, await recoveryCodesLeft(server.db, staff.login)))
}

export async function stepUp(request: FastifyRequest, body: StepUp) {
  return dataReply({ token: await proveAgain(request, body) })
}

async function asTold(
  db: Db,
  { login, name, roles }: { login: string; name: string; roles: StaffRole[] },
  recovery_codes_left: number,
): Promise<Officer> {
  const all = Object.keys(ROLES_THAT_MAY) as Permission[]
  const permissions = all.filter((permission) => may(roles, permission))
  const has_passkey = (await goodPasskeys(db, { kind: 'staff', login })) > 0
  return { login, name, roles, permissions, recovery_codes_left, has_passkey }
}

// Before something grave an officer proves once more who they are; the session goes on under a new token (SEC-16).

const TRIES = { name: 'step-up', max: 10, seconds: 15 * 60 }

async function proveAgain(
  request: FastifyRequest,
  { password, code, passkey }: StepUp,
): Promise<string> {
  if (passkey) await requireOwnPasskey(request, passkey)
  else if (password !== undefined) await requireOwnPassword(request, password)
  else await requireOwnCode(request, code)
  return inTransaction(request.server.db, async (trx) => {
    const token = await freshToken(trx, 'staff', request.staff.tokenHash)
    if (!token) throw signedOut()
    const by = passkey ? 'passkey' : password === undefined ? 'code' : 'password'
    await recordAudit(trx, request, { action: 'staff.step_up', detail: { by } })
    return token
  })
}

async function requireOwnCode(request: FastifyRequest, code: string | undefined): Promise<void> {
  const { db, sealing, secrets } = request.server
  const { login } = request.staff
  await limitTries(db, secrets.csrf, TRIES, `staff:${login}`)
  if (await isCodeOfMoment(db, sealing, login, code)) return
  const told = { action: 'staff.step_up', outcome: 'refused' } as const
  await recordAudit(db, request, { ...told, detail: { by: 'code' } })
  throw new Refusal(400, 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปในแอปแล้วลองใหม่')
}
