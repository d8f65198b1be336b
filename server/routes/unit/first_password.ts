import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { UnitFirstPassword } from '#contract/unit/auth.ts'
import { setUnitPassword } from '#server/commands/set-unit-password.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'

const NETWORK = { name: 'unit-code', max: 20, seconds: 10 * 60 }
const ONE_LOGIN = { name: 'unit-code-login', max: 10, seconds: 60 * 60 }

export const unitFirstPasswordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/first_password',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: UnitFirstPassword, response: { 200: OkReply } },
    },
    async (request) => {
      const { member_group_no, code, mem_password: password, recaptcha } = request.body
      const login = member_group_no.toLowerCase()
      await limitTries(app.db, app.secrets.csrf, ONE_LOGIN, login)
      await requireCaptcha(app, recaptcha)
      await setUnitPassword(request, { login, code, password })
      return okReply('ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่')
    },
  )
}
