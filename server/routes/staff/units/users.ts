import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  NewUnitUser,
  UnitCodeReply,
  UnitParams,
  UnitUserChange,
  UnitUserParams,
} from '#contract/staff/units.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { setUnitUserDisabled, unitUserExists } from '#database/queries/identity/unit-user-list.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { issueUnitCode } from '#server/commands/issue-unit-code.ts'
import { asOfficer } from '#server/commands/serve-unit.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { requireUnit } from './unit.ts'

const SERVE = { authz: 'staff', may: 'serve_units' } as const

export const unitUserRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/:unitNo/users',
    {
      config: SERVE,
      schema: { params: UnitParams, body: NewUnitUser, response: { 200: OkReply } },
    },
    async (request) => {
      const { unitNo } = request.params
      const { word } = request.body
      const login = word ? `${unitNo}.${word}` : unitNo
      const name = visitorLine(request.body.name)
      if (!name) throw new Refusal(400, 'กรอกชื่อ-สกุลของผู้ใช้')
      return asOfficer(request, async (trx) => {
        await requireUnit(trx, unitNo)
        if (await unitUserExists(trx, login))
          throw new Refusal(409, `มีผู้ใช้ ${login} แล้ว กรุณาใช้คำต่อท้ายอื่น`)
        const position = visitorLine(request.body.position)
        const phone = visitorLine(request.body.phone)
        await addUnitUsers(trx, [{ login, unit_no: unitNo, name, position, phone }])
        await recordAudit(trx, request, { action: 'unit.user_added', detail: { login } })
        return okReply(`เพิ่มผู้ใช้ ${login} แล้ว กด “ออกรหัส” เพื่อออกรหัสเปิดใช้งานให้ผู้ใช้`)
      })
    },
  )

  app.post(
    '/api/admin/units/:unitNo/users/:login',
    {
      config: SERVE,
      schema: { params: UnitUserParams, body: UnitUserChange, response: { 200: OkReply } },
    },
    async (request) => {
      const { unitNo, login } = request.params
      const { disabled } = request.body
      return asOfficer(request, async (trx) => {
        const disabledAt = disabled ? new Date() : null
        if (!(await setUnitUserDisabled(trx, { unitNo, login, disabledAt })))
          throw new Refusal(404, 'ไม่พบผู้ใช้ของหน่วยงานนี้')
        if (disabled)
          await endOtherSessions(trx, { kind: 'unit', subjectId: login }, 'user disabled')
        await recordAudit(trx, request, {
          action: disabled ? 'unit.user_disabled' : 'unit.user_enabled',
          detail: { login },
        })
        return okReply(disabled ? `ระงับการใช้งานของ ${login} แล้ว` : `เปิดให้ ${login} ใช้งานแล้ว`)
      })
    },
  )

  app.post(
    '/api/admin/units/:unitNo/users/:login/code',
    {
      // Whoever has the code is that person: not from a screen that was left open.
      config: { ...SERVE, stepUp: true },
      schema: { params: UnitUserParams, body: NoBody, response: { 200: UnitCodeReply } },
    },
    async (request) => {
      const { unitNo, login } = request.params
      if (login.slice(0, 8) !== unitNo) throw new Refusal(404, 'ไม่พบผู้ใช้ของหน่วยงานนี้')
      const { code, expiresAt } = await issueUnitCode(request, login)
      return {
        rc_code: '1' as const,
        data: { login, code, expires_at: expiresAt.toISOString() },
      }
    },
  )
}
