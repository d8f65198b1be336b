import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { UnitFirstPassword } from '#contract/unit/auth.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { forgetPasskeys } from '#database/queries/identity/passkey.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { forgetTries } from '#database/queries/identity/sign-in-failure.ts'
import { holderOfUnitCode, spendUnitCode } from '#database/queries/identity/unit-code.ts'
import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { changePassword } from '#server/identity/change-password.ts'
import { recordAudit, recorded } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { guessableFactsOfUnit } from './guessable-facts.ts'
import { hashPassword } from './password.ts'
import { requireGoodPassword } from './password-check.ts'
import { slipHash } from './recovery/codes.ts'
import { accountKey } from './sign-in.ts'

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

/** One sentence, whatever was wrong: the number, the code, its age, or that it was used. */
const WRONG =
  'รหัสหน่วยงานหรือรหัสเปิดใช้งานไม่ตรงกับที่สหกรณ์ออกให้ หรือรหัสถูกใช้หรือหมดอายุแล้ว กรุณาตรวจสอบหรือติดต่อสหกรณ์'

/** Nobody is signed in by it: the new password is typed once more, and the area's own door decides. */
async function setUnitPassword(
  request: FastifyRequest,
  { login, code, password }: { login: string; code: string; password: string },
): Promise<void> {
  const { db, secrets } = request.server
  const now = new Date()
  const shown = { login, codeHash: slipHash(readTrackingCode(code) ?? '', secrets.csrf), now }
  const event = { action: 'unit.first_password' as const, detail: { login } }
  const holder = await holderOfUnitCode(db, shown)
  if (!holder) {
    await recordAudit(db, request, { ...event, outcome: 'refused' })
    throw new Refusal(401, WRONG)
  }
  // Before the code is spent: a password that will not do costs nobody their code.
  await requireGoodPassword(request.server, await guessableFactsOfUnit(db, holder), password)

  const passwordHash = await hashPassword(password)
  await recorded(request, async (trx) => {
    if (!(await spendUnitCode(trx, shown))) throw new Refusal(401, WRONG)
    await setPasswordHash(trx, 'unit', login, passwordHash)
    // Whoever begins anew may be the successor of whoever added them.
    await forgetPasskeys(trx, { kind: 'unit', login })
    await endOtherSessions(trx, { kind: 'unit', subjectId: login }, 'password reset')
    await forgetTries(trx, accountKey(secrets.csrf, 'unit', login))
    return { ...event, actor: `unit:${login}` }
  })
}
