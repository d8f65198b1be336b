import type { FastifyRequest } from 'fastify'
import { inTransaction } from '#database/core/connect.ts'
import { addUnitCode } from '#database/queries/identity/unit-code.ts'
import { presentUnitUser } from '#database/queries/identity/unit-user.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { requireNoSlipIn } from '../members/id-and-slip.ts'
import { newSlipCode, slipHash } from './recovery/codes.ts'

interface IssuedUnitCode {
  /** To be told or printed; it is kept nowhere. */
  code: string
  expiresAt: Date
}

/** For an officer: a code with which somebody of a unit sets the first password, or one in a forgotten one's place. */
export async function issueUnitCode(
  request: FastifyRequest,
  login: string,
): Promise<IssuedUnitCode> {
  const { db, secrets } = request.server
  const code = newSlipCode()
  return inTransaction(db, async (trx) => {
    const user = await presentUnitUser(trx, login)
    if (!user) throw new Refusal(404, 'ไม่พบผู้ใช้ของหน่วยงานนี้ หรือถูกระงับการใช้งานแล้ว')
    await requireNoSlipIn(trx, request, login.slice(0, 8))
    const expiresAt = await addUnitCode(trx, {
      login,
      codeHash: slipHash(code, secrets.csrf),
      issuedBy: request.staff.login,
      now: new Date(),
    })
    await recordAudit(trx, request, { action: 'unit.code_issued', detail: { login } })
    return { code, expiresAt }
  })
}
