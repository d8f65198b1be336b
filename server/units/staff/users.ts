import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NewUnitUser } from '#contract/staff/units.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { setUnitUserDisabled, unitUserExists } from '#database/queries/identity/unit-user-list.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { issueUnitCode } from '#server/identity/issue-unit-code.ts'
import { asOfficer } from '#server/units/staff/serve-unit.ts'
import { requireUnit } from './unit.ts'

export async function addUnitUser(
  request: FastifyRequest,
  params: { unitNo: string },
  body: NewUnitUser,
): Promise<OkReply> {
  const { unitNo } = params
  const { word } = body
  const login = word ? `${unitNo}.${word}` : unitNo
  const name = visitorLine(body.name)
  if (!name) throw new Refusal(400, 'กรอกชื่อ-สกุลของผู้ใช้')
  return asOfficer(request, async (trx) => {
    await requireUnit(trx, unitNo)
    if (await unitUserExists(trx, login))
      throw new Refusal(409, `มีผู้ใช้ ${login} แล้ว กรุณาใช้คำต่อท้ายอื่น`)
    const position = visitorLine(body.position)
    const phone = visitorLine(body.phone)
    await addUnitUsers(trx, [{ login, unit_no: unitNo, name, position, phone }])
    await recordAudit(trx, request, { action: 'unit.user_added', detail: { login } })
    return okReply(`เพิ่มผู้ใช้ ${login} แล้ว กด “ออกรหัส” เพื่อออกรหัสเปิดใช้งานให้ผู้ใช้`)
  })
}

export async function saveUnitUser(
  request: FastifyRequest,
  params: { login: string; unitNo: string },
  body: { disabled: boolean },
): Promise<OkReply> {
  const { unitNo, login } = params
  const { disabled } = body
  return asOfficer(request, async (trx) => {
    const disabledAt = disabled ? new Date() : null
    if (!(await setUnitUserDisabled(trx, { unitNo, login, disabledAt })))
      throw new Refusal(404, 'ไม่พบผู้ใช้ของหน่วยงานนี้')
    if (disabled) await endOtherSessions(trx, { kind: 'unit', subjectId: login }, 'user disabled')
    await recordAudit(trx, request, {
      action: disabled ? 'unit.user_disabled' : 'unit.user_enabled',
      detail: { login },
    })
    return okReply(disabled ? `ระงับการใช้งานของ ${login} แล้ว` : `เปิดให้ ${login} ใช้งานแล้ว`)
  })
}

export async function issueUnitUserCode(
  request: FastifyRequest,
  params: { login: string; unitNo: string },
) {
  const { unitNo, login } = params
  if (login.slice(0, 8) !== unitNo) throw new Refusal(404, 'ไม่พบผู้ใช้ของหน่วยงานนี้')
  const { code, expiresAt } = await issueUnitCode(request, login)
  return dataReply({ login, code, expires_at: expiresAt.toISOString() })
}
