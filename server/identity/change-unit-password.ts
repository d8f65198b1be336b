import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { changePassword } from '#server/identity/change-password.ts'
import { guessableFactsOfUnit } from './guessable-facts.ts'

export async function changeUnitPassword(
  request: FastifyRequest,
  body: { mem_password: string; mem_oldpassword: string },
): Promise<OkReply> {
  const { mem_password: newPassword, mem_oldpassword: oldPassword } = body
  const { login, family } = request.unit
  const known = await guessableFactsOfUnit(request.server.db, request.unit)
  const owner = { kind: 'unit', login, family, known } as const
  await changePassword(request, { oldPassword, newPassword }, owner)
  return okReply('เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด')
}
