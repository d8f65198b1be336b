import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AuthUser, LoggedIn, Login, OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { endSession } from '#database/queries/identity/session.ts'
import { presentMember } from '#database/queries/member/member.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { admitOrRecordRefusal } from '#server/http/admission.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { rememberDevice } from '#server/identity/device-cookie.ts'
import { giveBinding, issueSession, renewToken, takeBinding } from '#server/identity/session.ts'
import { noticeOfSignIn } from '#server/outbox/notices.ts'
import { notify } from '#server/outbox/put.ts'

const WRONG = 'เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ กรุณาตรวจสอบแล้วลองอีกครั้ง'
const INSTEAD = 'กด “ลืมรหัสผ่าน”'

export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/login',
    { config: { authz: 'public' }, schema: { body: Login, response: { 200: LoggedIn } } },
    async (request, reply) => {
      const { mem_password: password, remember = false, recaptcha = '' } = request.body
      const login = padMembershipNo(request.body.membership_no) ?? ''
      const event = {
        actor: 'visitor',
        subjectNo: login,
        action: 'member.login' as const,
        detail: {},
      }
      const words = { wrong: WRONG, instead: INSTEAD }
      const attempt = { kind: 'member', login, password, recaptcha, ...words } as const
      const admitted = await admitOrRecordRefusal(request, reply, attempt, event)
      const { client, isNewDevice, failuresBefore } = admitted

      const issued = await inTransaction(app.db, async (trx) => {
        const member = await presentMember(trx, login)
        // A password outlives its owner's membership; the door does not.
        if (!member) throw new Refusal(401, `${WRONG} หรือ${INSTEAD}`)
        const session = await issueSession(trx, {
          kind: 'member',
          subjectId: login,
          client,
          remember: remember && client.kind === 'browser',
        })
        const notice = noticeOfSignIn(client.device, { isNewDevice, failuresBefore })
        if (notice) await notify(trx, app.sealing, login, notice)
        await recordAudit(trx, request, {
          ...event,
          actor: `member:${login}`,
          detail: { device: client.device, new_device: isNewDevice, failures: failuresBefore },
        })
        return { member, session }
      })
      giveBinding(reply, issued.session)
      rememberDevice(request, reply, app.secrets.csrf, `member:${login}`)
      return {
        rc_code: '1' as const,
        token: issued.session.token,
        membership_no: login,
        member: { member_name: issued.member.name, member_surname: issued.member.surname },
      }
    },
  )

  app.post(
    '/auth/logout',
    {
      config: { authz: 'member', readSafe: true, beforeTerms: true },
      schema: { response: { 200: OkReply } },
    },
    async (request, reply) => {
      await inTransaction(app.db, async (trx) => {
        await endSession(trx, request.member.tokenHash, 'signed out')
        await recordAudit(trx, request, { action: 'member.logout', detail: {} })
      })
      takeBinding(reply, 'mb')
      return okReply('ออกจากระบบแล้ว')
    },
  )

  app.post(
    '/auth/getAuthUser',
    {
      config: { authz: 'member', readSafe: true, beforeTerms: true },
      schema: { response: { 200: AuthUser } },
    },
    async ({ member }) => {
      const { membershipNo, name, surname, officer, endsAt } = member
      const token = await renewToken(app.db, member)
      return {
        rc_code: '1' as const,
        membership_no: membershipNo,
        member: { member_name: name, member_surname: surname },
        ...(token && { token }),
        ...(officer && { impersonation: { officer, ends_at: endsAt.toISOString() } }),
      }
    },
  )
}
