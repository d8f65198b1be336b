import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { guessableFactsOfMember } from '#database/queries/member/member.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { changePassword, type PasswordOwner } from '#server/identity/change-password.ts'
import { notify } from '#server/outbox/put.ts'

export async function changeMemberPassword(
  request: FastifyRequest,
  body: { mem_password: string; mem_oldpassword: string },
): Promise<OkReply> {
  const { mem_password: newPassword, mem_oldpassword: oldPassword } = body
  const { membershipNo, family } = request.member
  const owner: PasswordOwner = {
    kind: 'member',
    login: membershipNo,
    family,
    known: await guessableFactsOfMember(request.server.db, membershipNo),
    tell: (trx) =>
      notify(trx, request.server.sealing, membershipNo, {
        template: 'password_changed',
        at: new Date(),
      }),
  }
  await changePassword(request, { oldPassword, newPassword }, owner)
  return okReply('เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด')
}
