import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { RecoveryCodesReply } from '#contract/staff/people.ts'
import { inTransaction } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { endFamily, endOtherSessions, sessionsOf } from '#database/queries/identity/session.ts'
import { recoveryCodesLeft } from '#database/queries/identity/staff-factor.ts'
import { signInsOf } from '#database/queries/identity/staff-sign-ins.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { requireOwnPassword } from '#server/identity/own-password.ts'
import { hashPassword } from '#server/identity/password.ts'
import { requireGoodStaffPassword } from '#server/identity/staff/staff-password-check.ts'
import { newRecoveryCodes } from '#server/identity/staff/staff-sign-in.ts'

const SIGN_INS = 20

export async function readStaffAccount({ staff: { login }, server }: FastifyRequest) {
  const signIns = await signInsOf(server.db, login, { now: new Date(), limit: SIGN_INS })
  const data = {
    recovery_codes_left: await recoveryCodesLeft(server.db, login),
    sign_ins: signIns.map(withInstants),
  }
  return dataReply(data)
}

export async function readStaffDevices({ staff, server }: FastifyRequest) {
  const sessions = await sessionsOf(server.db, 'staff', staff.login)
  const devices = sessions.map((session) => ({
    session_id: session.family,
    device: session.device,
    address: session.address,
    signed_in_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeen.toISOString(),
    remember: session.remember,
    is_this: session.family === staff.family,
  }))
  return dataReply({ devices })
}

export async function signOutStaffDevices(
  request: FastifyRequest,
  body: { session_id?: string },
): Promise<OkReply> {
  const { login: subjectId, family: butFamily } = request.staff
  const family = body.session_id
  return inTransaction(request.server.db, async (trx) => {
    if (!family) await endOtherSessions(trx, { kind: 'staff', subjectId, butFamily }, 'signed out')
    else if (!(await endFamily(trx, { kind: 'staff', subjectId, family }, 'signed out')))
      throw new Refusal(404, 'ไม่พบอุปกรณ์นี้ หรือออกจากระบบไปแล้ว')
    const detail = { which: family ? 'one' : 'all others' }
    await recordAudit(trx, request, { action: 'session.end', detail })
    return okReply('ให้อุปกรณ์นั้นออกจากระบบแล้ว')
  })
}

export async function changeStaffPassword(
  request: FastifyRequest,
  body: { password: string; old_password: string },
): Promise<OkReply> {
  const { old_password, password } = body
  const { login, family } = request.staff
  await requireOwnPassword(request, old_password, 'รหัสผ่านเดิมไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่')
  if (password.normalize('NFC') === old_password.normalize('NFC'))
    throw new Refusal(400, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม')
  await requireGoodStaffPassword(request.server, request.staff, password)
  const hash = await hashPassword(password)
  await recorded(request, async (trx) => {
    await setPasswordHash(trx, 'staff', login, hash)
    const others = { kind: 'staff', subjectId: login, butFamily: family } as const
    await endOtherSessions(trx, others, 'password changed')
    return { action: 'staff.password', detail: {} }
  })
  return okReply('เปลี่ยนรหัสผ่านแล้ว')
}

export async function renewRecoveryCodes(request: FastifyRequest): Promise<RecoveryCodesReply> {
  const recovery_codes = await inTransaction(request.server.db, async (trx) => {
    const codes = await newRecoveryCodes(trx, request, request.staff.login)
    await recordAudit(trx, request, { action: 'staff.recovery_codes', detail: {} })
    return codes
  })
  return dataReply({ recovery_codes })
}
