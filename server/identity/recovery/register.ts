import type { FastifyRequest } from 'fastify'
import type { CodeRequested, RegisterAuth, SlipTyped, Verified } from '#contract/member/recovery.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { askAgain, type Flow, openFlow } from '#database/queries/identity/one-time-code.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { isNationalId } from '#domain/person/national-id.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { forgetLimit, limitTries } from '#server/http/rate-limit.ts'
import { typeSlip } from '#server/identity/recovery/prove-identity.ts'
import { newReference, visitorOf } from './codes.ts'
import type { RecoveryClaim } from './prepare.ts'

const NUMBER_HOUR = { name: 'recovery-no', max: 5, seconds: 3600 }

/** Of their own: whoever asks for codes in a member's name cannot make the slip from the counter useless. */
const SLIP_HOUR = { name: 'slip-no', max: 5, seconds: 3600 }

const SLIP_DAY = { name: 'slip-no-day', max: 10, seconds: 24 * 3600 }

const NUMBER_DAY = { name: 'recovery-no-day', max: 10, seconds: 24 * 3600 }

const ASKED = 'หากข้อมูลตรงกับทะเบียนสมาชิก ท่านจะได้รับรหัส OTP ภายใน 1 นาที'

const VERIFIED = 'ยืนยันตัวตนแล้ว กรุณาตั้งรหัสผ่านใหม่'

export async function startRegistration(
  request: FastifyRequest,
  body: RegisterAuth,
): Promise<CodeRequested> {
  const { purpose, recaptcha, birth_date: birthDate } = body
  const { membershipNo, nationalId } = whoIn(body)
  const visitor = visitorOf(request)
  await requireCaptcha(request.server, recaptcha)
  await limitNumber(request, membershipNo)
  const asked: RecoveryClaim = { membershipNo, nationalId, birthDate }
  const sealed = request.server.sealing.seal(JSON.stringify(asked))
  const flow = await inTransaction(request.server.db, async (trx) => {
    const opened = await openFlow(trx, { purpose, visitor, reference: newReference(), sealed })
    await tellAsked(trx, request, membershipNo, purpose)
    return opened
  })
  return codeAsked(flow)
}

export async function resendCode(
  request: FastifyRequest,
  body: { recaptcha: string; flow: string },
): Promise<CodeRequested> {
  const { flow, recaptcha } = body
  const visitor = visitorOf(request)
  await requireCaptcha(request.server, recaptcha)
  const again = await askAgain(request.server.db, { flow, visitor, reference: newReference() })
  if (again) return codeAsked(again)
  throw new Refusal(429, 'ยังขอรหัสใหม่ไม่ได้ กรุณารอให้ครบเวลา หรือเริ่มใหม่จากขั้นตอนแรก')
}

export async function confirmSlip(request: FastifyRequest, body: SlipTyped): Promise<Verified> {
  const { purpose, recaptcha, activation_code: typed } = body
  const who = whoIn(body)
  const visitor = visitorOf(request)
  await requireCaptcha(request.server, recaptcha)
  const { server } = request
  for (const limit of [SLIP_HOUR, SLIP_DAY])
    await limitTries(server.db, server.secrets.csrf, limit, who.membershipNo)
  return verified(await typeSlip(request, visitor, { ...who, purpose, typed }))
}

/** An officer has seen the member: what was tried in their name at the slip counts no more. */
export async function forgetSlipTries(db: Db, secret: string, membershipNo: string): Promise<void> {
  for (const { name } of [SLIP_HOUR, SLIP_DAY]) await forgetLimit(db, secret, name, membershipNo)
}

/** Counted alike for numbers that exist and numbers that do not. */
async function limitNumber({ server }: FastifyRequest, membershipNo: string): Promise<void> {
  await limitTries(server.db, server.secrets.csrf, NUMBER_HOUR, membershipNo)
  await limitTries(server.db, server.secrets.csrf, NUMBER_DAY, membershipNo)
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

export function verified(data: { ticket: string; sent_to: string }) {
  return { rc_code: '1' as const, messages: [VERIFIED], data }
}
