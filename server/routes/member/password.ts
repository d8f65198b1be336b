import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Done, PasswordChange } from '#contract/member.ts'
import { changePassword } from '#server/commands/change-password.ts'

export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/member_pass',
    { config: { authz: 'member' }, schema: { body: PasswordChange, response: { 200: Done } } },
    async (request) => {
      const { mem_password: newPassword, mem_oldpassword: oldPassword } = request.body
      await changePassword(app.db, request, { oldPassword, newPassword })
      return {
        rc_code: '1' as const,
        rc_des: 'เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด',
      }
    },
  )
}
