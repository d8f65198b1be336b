// Proves who somebody is, without telling them or anybody else whether there is such a member.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import {
  CodeAgain,
  CodeRequested,
  CodeTyped,
  RegisterAuth,
  SlipTyped,
  Verified,
} from '#contract/member/recovery.ts'
import { inTransaction } from '#database/core/connect.ts'
import { askAgain, type Flow, openFlow } from '#database/queries/identity/one-time-code.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { isNationalId } from '#domain/person/national-id.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { typeCode, typeSlip } from '#server/commands/prove-identity.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { newReference, visitorOf } from '#server/identity/recovery/codes.ts'
import type { RecoveryClaim } from '#server/identity/recovery/prepare.ts'

// A ward of thirty shares an address on the day the portal opens, so a network gets more than a number.
const NETWORK = { name: 'recovery', max: 40, seconds: 3600 }
const TYPING = { name: 'recovery-type', max: 120, seconds: 3600 }
const NUMBER_HOUR = { name: 'recovery-no', max: 5, seconds: 3600 }
const NUMBER_DAY = { name: 'recovery-no-day', max: 10, seconds: 24 * 3600 }

const ASKED = 'หากข้อมูลตรงกับทะเบียนสมาชิก ท่านจะได้รับรหัส OTP ภายใน 1 นาที'
const VERIFIED = 'ยืนยันตัวตนแล้ว กรุณาตั้งรหัสผ่านใหม่'

export const registerAuthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/registerauth',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: RegisterAuth, response: { 200: CodeRequested } },
    },
    async (request) => {
      const { purpose, recaptcha, birth_date: birthDate } = request.body
      const { membershipNo, nationalId } = whoIn(request.body)
      const visitor = visitorOf(request)
      await requireCaptcha(app, recaptcha)
      await limitNumber(membershipNo)
      const asked: RecoveryClaim = { membershipNo, nationalId, birthDate }
      const sealed = app.sealing.seal(JSON.stringify(asked))
      const flow = await inTransaction(app.db, async (trx) => {
        const opened = await openFlow(trx, { purpose, visitor, reference: newReference(), sealed })
        await tellAsked(trx, request, membershipNo, purpose)
        return opened
      })
      return codeAsked(flow)
    },
  )

  app.post(
    '/registerauth/resend',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: CodeAgain, response: { 200: CodeRequested } },
    },
    async (request) => {
      const { flow, recaptcha } = request.body
      const visitor = visitorOf(request)
      await requireCaptcha(app, recaptcha)
      const again = await askAgain(app.db, { flow, visitor, reference: newReference() })
      if (again) return codeAsked(again)
      throw new Refusal(429, 'ยังขอรหัสใหม่ไม่ได้ กรุณารอให้ครบเวลา หรือเริ่มใหม่จากขั้นตอนแรก')
    },
  )

  app.post(
    '/registerauth/verify',
    {
      config: { authz: 'public', limit: TYPING },
      schema: { body: CodeTyped, response: { 200: Verified } },
    },
    async (request) => verified(await typeCode(request, visitorOf(request), request.body)),
  )

  app.post(
    '/registerauth/slip',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: SlipTyped, response: { 200: Verified } },
    },
    async (request) => {
      const { purpose, recaptcha, activation_code: typed } = request.body
      const who = whoIn(request.body)
      const visitor = visitorOf(request)
      await requireCaptcha(app, recaptcha)
      await limitNumber(who.membershipNo)
      return verified(await typeSlip(request, visitor, { ...who, purpose, typed }))
    },
  )

  /** Counted alike for numbers that exist and numbers that do not. */
  async function limitNumber(membershipNo: string): Promise<void> {
    await limitTries(app.db, app.secrets.csrf, NUMBER_HOUR, membershipNo)
    await limitTries(app.db, app.secrets.csrf, NUMBER_DAY, membershipNo)
  }
}

function whoIn(body: { membership_no: string; national_id: string }) {
  const { membership_no, national_id: nationalId } = body
  if (!isNationalId(nationalId))
    throw new Refusal(400, 'เลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบตัวเลขทั้ง 13 หลัก')
  return { membershipNo: padMembershipNo(membership_no) ?? '', nationalId }
}

function tellAsked(
  trx: Parameters<typeof recordAudit>[0],
  request: FastifyRequest,
  subjectNo: string,
  purpose: string,
): Promise<void> {
  return recordAudit(trx, request, { action: 'recovery.asked', subjectNo, detail: { purpose } })
}

function codeAsked({ flow, reference, askedAt, expiresAt, resendAt }: Flow) {
  return {
    rc_code: '1' as const,
    messages: [ASKED],
    data: {
      flow,
      reference,
      asked_at: askedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      resend_at: resendAt.toISOString(),
    },
  }
}

function verified(data: { ticket: string; sent_to: string }) {
  return { rc_code: '1' as const, messages: [VERIFIED], data }
}
