import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { guessableFactsOfMember } from '#database/queries/member/member.ts'
import { changePassword, type PasswordOwner } from '#server/commands/change-password.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { notify } from '#server/outbox/put.ts'

export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/member_pass',
    { config: { authz: 'member' }, schema: { body: PasswordChange, response: { 200: OkReply } } },
    async (request) => {
      const { mem_password: newPassword, mem_oldpassword: oldPassword } = request.body
      const { membershipNo, family } = request.member
      const owner: PasswordOwner = {
        kind: 'member',
        login: membershipNo,
        family,
        known: await guessableFactsOfMember(app.db, membershipNo),
        tell: (trx) =>
          notify(trx, app.sealing, membershipNo, { template: 'password_changed', at: new Date() }),
      }
      await changePassword(app.db, request, { oldPassword, newPassword }, owner)
      return okReply('เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด')
    },
  )
}
