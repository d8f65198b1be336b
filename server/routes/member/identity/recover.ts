import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FirstPassword, PasswordSet } from '#contract/member/recovery.ts'
import type { Purpose } from '#database/queries/identity/one-time-code.ts'
import { setFirstPassword } from '#server/identity/recovery/set-first-password.ts'

const TRIES = { name: 'recovery-password', max: 60, seconds: 3600 }

const DONE: Record<Purpose, string> = {
  register: 'ตั้งรหัสผ่านเรียบร้อยแล้ว เข้าสู่ระบบด้วยเลขสมาชิกและรหัสผ่านใหม่ได้ทันที',
  forget: 'ตั้งรหัสผ่านใหม่เรียบร้อยแล้ว อุปกรณ์ที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด',
}

export const recoverRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const purpose of ['register', 'forget'] as const) {
    app.post(
      `/${purpose}`,
      {
        config: { authz: 'public', limit: TRIES },
        schema: { body: FirstPassword, response: { 200: PasswordSet } },
      },
      async (request) => {
        const { ticket, mem_password: password } = request.body
        await setFirstPassword(request, purpose, { ticket, password })
        return { rc_code: '1' as const, messages: [DONE[purpose]] }
      },
    )
  }
}
