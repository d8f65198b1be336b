import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnitSignedIn, UnitSignIn, UnitUserReply } from '#contract/unit/auth.ts'
import { inTransaction } from '#database/core/connect.ts'
import { endSession } from '#database/queries/identity/session.ts'
import { presentUnitUser } from '#database/queries/identity/unit-user.ts'
import { unitNameOf } from '#database/queries/unit/unit.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { admitOrRecordRefusal } from '#server/http/admission.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { rememberDevice } from './device-cookie.ts'
import { giveBinding, issueSession, takeBinding } from './session.ts'
import type { Entering } from './sign-in.ts'

const WRONG = 'รหัสหน่วยงานหรือรหัสผ่านไม่ตรงกับในระบบ กรุณาตรวจสอบแล้วลองอีกครั้ง'

const INSTEAD = 'ติดต่อสหกรณ์เพื่อขอรหัสตั้งรหัสผ่านใหม่'

export async function signInUnit(request: FastifyRequest, body: UnitSignIn, reply: FastifyReply) {
  const { member_group_pass: password, remember = false, recaptcha = '' } = body
  const login = body.member_group_no.toLowerCase()
  const words = { wrong: WRONG, instead: INSTEAD }
  const attempt = { kind: 'unit', login, password, recaptcha, ...words } as const
  const event = { actor: 'visitor', action: 'unit.login' as const, detail: { login } }
  const { client, ...admitted } = await admitOrRecordRefusal(request, reply, attempt, event)
  return letUnitIn(request, reply, { login, remember, client, admitted, by: 'password' })
}

/** Whoever has proved who they are, by whichever door. */
export async function letUnitIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { login, remember, client, admitted, by }: Entering,
): Promise<UnitSignedIn> {
  const issued = await inTransaction(request.server.db, async (trx) => {
    const user = await presentUnitUser(trx, login)
    // A password outlives its owner's office; the door does not.
    if (!user) throw new Refusal(401, `${WRONG} หรือ${INSTEAD}`)
    const session = await issueSession(trx, {
      kind: 'unit',
      subjectId: login,
      client,
      remember: remember && client.kind === 'browser',
    })
    const unitName = await unitNameOf(trx, user.unit_no)
    await recordAudit(trx, request, {
      action: 'unit.login',
      actor: `unit:${login}`,
      detail: {
        by,
        device: client.device,
        new_device: admitted.isNewDevice,
        failures: admitted.failuresBefore,
      },
    })
    return { user, unitName, session }
  })
  giveBinding(reply, issued.session, 'ub')
  rememberDevice(request, reply, request.server.secrets.csrf, `unit:${login}`)
  return {
    rc_code: '1' as const,
    token: issued.session.token,
    member_group_no: issued.user.unit_no,
    member_group_name: issued.unitName,
    login,
    name: issued.user.name,
  }
}

export async function signOutUnit(request: FastifyRequest, reply: FastifyReply) {
  await recorded(request, async (trx) => {
    await endSession(trx, request.unit.tokenHash, 'signed out')
    return { action: 'unit.logout', detail: {} }
  })
  takeBinding(reply, 'ub')
  return okReply('ออกจากระบบแล้ว')
}

export async function signedInUnit({
  unit: { unitNo, login, name },
  server,
}: FastifyRequest): Promise<UnitUserReply> {
  return {
    rc_code: '1' as const,
    member_group_no: unitNo,
    member_group_name: await unitNameOf(server.db, unitNo),
    login,
    name,
  }
}
