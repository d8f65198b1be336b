import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { changePassword } from '#server/commands/change-password.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { guessableFactsOfUnit } from '#server/identity/guessable-facts.ts'

export const unitPasswordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/member_pass',
    { config: { authz: 'unit' }, schema: { body: PasswordChange, response: { 200: OkReply } } },
    async (request) => {
      const { mem_password: newPassword, mem_oldpassword: oldPassword } = request.body
      const { login, family } = request.unit
      const known = await guessableFactsOfUnit(app.db, request.unit)
      const owner = { kind: 'unit', login, family, known } as const
      await changePassword(app.db, request, { oldPassword, newPassword }, owner)
      return okReply('เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด')
    },
  )
}
