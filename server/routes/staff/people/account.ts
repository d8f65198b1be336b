// The officer's own page: where they are signed in, their password, their recovery codes.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import { OwnAccountReply, OwnPassword, RecoveryCodesReply } from '#contract/staff/people.ts'
import { inTransaction } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { endFamily, endOtherSessions, sessionsOf } from '#database/queries/identity/session.ts'
import { recoveryCodesLeft } from '#database/queries/identity/staff-factor.ts'
import { signInsOf } from '#database/queries/identity/staff-sign-ins.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { requireOwnPassword } from '#server/identity/own-password.ts'
import { hashPassword } from '#server/identity/password.ts'
import { requireGoodStaffPassword } from '#server/identity/staff-password-check.ts'
import { newRecoveryCodes } from '#server/identity/staff-sign-in.ts'

const OWN = { authz: 'staff', may: 'own' } as const
const SIGN_INS = 20

export const ownAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/account',
    { config: OWN, schema: { response: { 200: OwnAccountReply } } },
    async ({ staff: { login } }) => {
      const signIns = await signInsOf(app.db, login, { now: new Date(), limit: SIGN_INS })
      const data = {
        recovery_codes_left: await recoveryCodesLeft(app.db, login),
        sign_ins: signIns.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
      }
      return { rc_code: '1' as const, data }
    },
  )

  app.get(
    '/api/admin/devices',
    { config: OWN, schema: { response: { 200: DevicesReply } } },
    async ({ staff }) => {
      const sessions = await sessionsOf(app.db, 'staff', staff.login)
      const devices = sessions.map((session) => ({
        session_id: session.family,
        device: session.device,
        address: session.address,
        signed_in_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeen.toISOString(),
        remember: session.remember,
        is_this: session.family === staff.family,
      }))
      return { rc_code: '1' as const, data: { devices } }
    },
  )

  app.post(
    '/api/admin/devices/sign-out',
    { config: OWN, schema: { body: DeviceSignOut, response: { 200: OkReply } } },
    async (request) => {
      const { login: subjectId, family: butFamily } = request.staff
      const family = request.body.session_id
      return inTransaction(app.db, async (trx) => {
        if (!family)
          await endOtherSessions(trx, { kind: 'staff', subjectId, butFamily }, 'signed out')
        else if (!(await endFamily(trx, { kind: 'staff', subjectId, family }, 'signed out')))
          throw new Refusal(404, 'ไม่พบอุปกรณ์นี้ หรือออกจากระบบไปแล้ว')
        const detail = { which: family ? 'one' : 'all others' }
        await recordAudit(trx, request, { action: 'session.end', detail })
        return okReply('ให้อุปกรณ์นั้นออกจากระบบแล้ว')
      })
    },
  )

  app.post(
    '/api/admin/account/password',
    { config: OWN, schema: { body: OwnPassword, response: { 200: OkReply } } },
    async (request) => {
      const { old_password, password } = request.body
      const { login, family } = request.staff
      await requireOwnPassword(request, old_password, 'รหัสผ่านเดิมไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่')
      if (password.normalize('NFC') === old_password.normalize('NFC'))
        throw new Refusal(400, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม')
      await requireGoodStaffPassword(app, request.staff, password)
      const hash = await hashPassword(password)
      await inTransaction(app.db, async (trx) => {
        await setPasswordHash(trx, 'staff', login, hash)
        const others = { kind: 'staff', subjectId: login, butFamily: family } as const
        await endOtherSessions(trx, others, 'password changed')
        await recordAudit(trx, request, { action: 'staff.password', detail: {} })
      })
      return okReply('เปลี่ยนรหัสผ่านแล้ว')
    },
  )

  app.post(
    '/api/admin/account/recovery-codes',
    { config: { ...OWN, stepUp: true }, schema: { response: { 200: RecoveryCodesReply } } },
    async (request) => {
      const recovery_codes = await inTransaction(app.db, async (trx) => {
        const codes = await newRecoveryCodes(trx, request, request.staff.login)
        await recordAudit(trx, request, { action: 'staff.recovery_codes', detail: {} })
        return codes
      })
      return { rc_code: '1' as const, data: { recovery_codes } }
    },
  )
}
