import type { FastifyRequest } from 'fastify'
import type { SecondStep, Setup, SetupReply } from '#contract/staff/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { addStaff, presentOfficer } from '#database/queries/identity/staff.ts'
import {
  type OpenCode,
  openStaffCode,
  spendStaffCode,
} from '#database/queries/identity/staff-code.ts'
import { setSealedTotp } from '#database/queries/identity/staff-factor.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { hashPassword } from '../password.ts'
import { requireName } from './manage-staff.ts'
import { typedStaffCodeHash } from './staff-codes.ts'
import { requireGoodStaffPassword } from './staff-password-check.ts'
import { openTicket } from './staff-sign-in.ts'

export async function openSetUp(
  request: FastifyRequest,
  body: { code: string },
): Promise<SetupReply> {
  const { login, name } = await codeTyped(request, body.code)
  const data = { is_first: login === null, login: login ?? '', name: name ?? '' }
  return dataReply(data)
}

export async function finishSetUp(request: FastifyRequest, body: Setup) {
  return dataReply(await setUpOfficer(request, body))
}

/** Whose code this is. */
async function codeTyped(request: FastifyRequest, typed: string): Promise<OpenCode> {
  const { db, secrets } = request.server
  const hash = typedStaffCodeHash(typed, secrets.csrf)
  const open = hash && (await openStaffCode(db, hash))
  if (open) return open
  const told = { action: 'staff.setup' as const, outcome: 'refused', actor: 'visitor' } as const
  await recordAudit(db, request, { ...told, detail: {} })
  throw new Refusal(400, 'รหัสไม่ถูกต้อง ใช้ไปแล้ว หรือหมดอายุ กรุณาขอรหัสใหม่จากผู้ดูแลระบบ')
}

/** An officer's first password, or a new one after everything was lost; then the authenticator. */
async function setUpOfficer(request: FastifyRequest, wish: Setup): Promise<SecondStep> {
  const app = request.server
  const open = await codeTyped(request, wish.code)
  const login = open.login ?? (wish.login ?? '').trim().toLowerCase()
  const name = open.name ?? visitorLine(wish.name ?? '')
  if (!open.login) requireName(login, name)
  await requireGoodStaffPassword(app, { login, name }, wish.password)
  const passwordHash = await hashPassword(wish.password)

  return inTransaction(app.db, async (trx) => {
    const codeHash = typedStaffCodeHash(wish.code, app.secrets.csrf) ?? ''
    if (!(await spendStaffCode(trx, codeHash)))
      throw new Refusal(409, 'รหัสนี้เพิ่งถูกใช้ไป กรุณาขอรหัสใหม่จากผู้ดูแลระบบ')
    if (!open.login) {
      const first = { login, name, roles: ['administrator' as const], disabled_at: null }
      await addStaff(trx, [{ ...first, changed_by: name }])
    }
    const officer = await presentOfficer(trx, login)
    if (!officer) throw new Refusal(409, 'บัญชีนี้ถูกระงับ กรุณาติดต่อผู้ดูแลระบบ')
    await setPasswordHash(trx, 'staff', login, passwordHash)
    await setSealedTotp(trx, login, null, null)
    const admitted = { isNewDevice: true, failuresBefore: 0 }
    const second = await openTicket(app, trx, officer, admitted)
    const told = { action: 'staff.setup' as const, actor: `staff:${login}` }
    await recordAudit(trx, request, { ...told, detail: { first: !open.login } })
    return second
  })
}
