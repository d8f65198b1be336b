import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { UnitFirstPassword } from '#contract/unit/auth.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { setUnitPassword } from '#server/identity/set-unit-password.ts'

const ONE_LOGIN = { name: 'unit-code-login', max: 10, seconds: 60 * 60 }

export async function setFirstUnitPassword(
  request: FastifyRequest,
  body: UnitFirstPassword,
): Promise<OkReply> {
  const { member_group_no, code, mem_password: password, recaptcha } = body
  const login = member_group_no.toLowerCase()
  await limitTries(request.server.db, request.server.secrets.csrf, ONE_LOGIN, login)
  await requireCaptcha(request.server, recaptcha)
  await setUnitPassword(request, { login, code, password })
  return okReply('ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่')
}
