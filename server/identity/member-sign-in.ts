import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser, LoggedIn, Login } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { goodPasskeys, isPasskeyOnly } from '#database/queries/identity/passkey.ts'
import { countTowardsOffer } from '#database/queries/identity/passkey-offer.ts'
import { endSession } from '#database/queries/identity/session.ts'
import { presentMember } from '#database/queries/member/member.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { admitOrRecordRefusal } from '#server/http/admission.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { noticeOfSignIn } from '#server/outbox/notices.ts'
import { notify } from '#server/outbox/put.ts'
import { DOOR_IS_SHUT } from '#server/passkeys/passkey-only.ts'
import { rememberDevice } from './device-cookie.ts'
import { type Client, giveBinding, issueSession, renewToken, takeBinding } from './session.ts'
import type { Entering } from './sign-in.ts'

const WRONG = 'เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ กรุณาตรวจสอบแล้วลองอีกครั้ง'

const INSTEAD = 'กด “ลืมรหัสผ่าน”'

export async function signInMember(request: FastifyRequest, body: Login, reply: FastifyReply) {
  const { mem_password: password, remember = false, recaptcha = '' } = body
  const login = padMembershipNo(body.membership_no) ?? ''
  const event = {
    actor: 'visitor',
    subjectNo: login,
    action: 'member.login' as const,
    detail: {},
  }
  const words = { wrong: WRONG, instead: INSTEAD }
  const attempt = { kind: 'member', login, password, recaptcha, ...words } as const
  const { client, ...admitted } = await admitOrRecordRefusal(request, reply, attempt, event)
  if (await isPasskeyOnly(request.server.db, { kind: 'member', login })) {
    const detail = { by: 'password', device: client.device }
    await recordAudit(request.server.db, request, { ...event, outcome: 'refused', detail })
    throw new Refusal(401, DOOR_IS_SHUT)
  }
  return letMemberIn(request, reply, { login, remember, client, admitted, by: 'password' })
}

/** Whoever has proved who they are, by whichever door. */
export async function letMemberIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { login, remember, client, admitted, by }: Entering,
): Promise<LoggedIn> {
  const { isNewDevice, failuresBefore } = admitted
  const issued = await inTransaction(request.server.db, async (trx) => {
    const member = await presentMember(trx, login)
    // A password outlives its owner's membership; the door does not.
    if (!member) throw new Refusal(401, `${WRONG} หรือ${INSTEAD}`)
    const session = await issueSession(trx, {
      kind: 'member',
      subjectId: login,
      client,
      remember: remember && client.kind === 'browser',
    })
    const notice = noticeOfSignIn(client.device, admitted)
    if (notice) await notify(trx, request.server.sealing, login, notice)
    await recordAudit(trx, request, {
      action: 'member.login',
      actor: `member:${login}`,
      subjectNo: login,
      detail: { by, device: client.device, new_device: isNewDevice, failures: failuresBefore },
    })
    const isOffered = by === 'password' && isPhone(client) && (await offersKey(trx, login))
    return { member, session, isOffered }
  })
  giveBinding(reply, issued.session)
  rememberDevice(request, reply, request.server.secrets.csrf, `member:${login}`)
  return {
    rc_code: '1' as const,
    token: issued.session.token,
    membership_no: login,
    member: { member_name: issued.member.name, member_surname: issued.member.surname },
    ...(issued.isOffered && { offer_passkey: true }),
  }
}

/** For whoever has none: the third time, and again when they have thought about it for a while. */
async function offersKey(trx: Db, login: string): Promise<boolean> {
  const keys = await goodPasskeys(trx, { kind: 'member', login })
  return keys === 0 && countTowardsOffer(trx, login)
}

function isPhone({ kind, device }: Client): boolean {
  return kind === 'browser' && /Android|iPhone/.test(device)
}

export async function signOutMember(request: FastifyRequest, reply: FastifyReply) {
  await recorded(request, async (trx) => {
    await endSession(trx, request.member.tokenHash, 'signed out')
    return { action: 'member.logout', detail: {} }
  })
  takeBinding(reply, 'mb')
  return okReply('ออกจากระบบแล้ว')
}

export async function signedInMember({ member, server }: FastifyRequest): Promise<AuthUser> {
  const { membershipNo, name, surname, officer, endsAt } = member
  const token = await renewToken(server.db, member)
  return {
    rc_code: '1' as const,
    membership_no: membershipNo,
    member: { member_name: name, member_surname: surname },
    ...(token && { token }),
    ...(officer && { impersonation: { officer, ends_at: endsAt.toISOString() } }),
  }
}
