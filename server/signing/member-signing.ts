// What a member's pages ask of signing, in the words of the wire.

import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SigningBeginning, SigningProof } from '#contract/member/signing.ts'
import { passkeysOf } from '#database/queries/identity/passkey.ts'
import { askKey } from '#database/queries/signing/signing-attempt.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { SIGNING_KINDS, type SigningKind } from '#domain/signing/signing-kinds.ts'
import { dataReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { maskedAddress } from '../outbox/terminal.ts'
import { sendFile } from '../papers/paper.ts'
import { assertionRequest } from '../passkeys/challenge.ts'
import { type Begun, beginSigning } from './begin.ts'
import { beginWithdrawal } from './begin-withdrawal.ts'
import { finishSigning } from './finish.ts'
import { attemptIn, challengeIn } from './open-attempt.ts'
import { phoneOf, sendSigningCode } from './send-code.ts'

const KEY_ASKS = { name: 'signing-key', max: 60, seconds: 3600 }

function ownKeys({ member }: FastifyRequest) {
  return { kind: 'member' as const, login: member.membershipNo }
}

export async function begin(request: FastifyRequest, { kind, reference }: SigningBeginning) {
  return shown(request, await beginSigning(request, kind, reference))
}

export async function beginToWithdraw(request: FastifyRequest, params: { code: string }) {
  return shown(request, await beginWithdrawal(request, params.code))
}

async function shown(request: FastifyRequest, { attempt, title, number, text }: Begun) {
  const phone = attempt.level === 'passkey' ? undefined : await phoneOf(request)
  const keys = await passkeysOf(request.server.db, ownKeys(request))
  return dataReply({
    attempt: attempt.attempt,
    purpose: SIGNING_KINDS[attempt.kind as SigningKind].name,
    document: { title, number, sha256: attempt.sha256.toString('hex') },
    text,
    statements: attempt.statements,
    level: attempt.level,
    phone: phone ? maskedAddress('sms', phone.address) : null,
    has_passkey: keys.some(({ blockedAt }) => blockedAt === null),
    asked_at: new Date().toISOString(),
    expires_at: attempt.expires_at.toISOString(),
  })
}

/** The very bytes that are signed. */
export async function sendDocument(
  request: FastifyRequest,
  params: { attempt: string },
  reply: FastifyReply,
) {
  const { sha256 } = await attemptIn(request, params.attempt)
  const document = await documentOf(request.server.db, sha256)
  if (!document) throw new RangeError('what is to be signed was kept first')
  const { bytes, media_type: type, title, number } = document
  const name = `${title}_${number ?? ''}.pdf`.replaceAll('/', '-')
  return sendFile(request, reply, { name, type, bytes })
}

/** Asked for at the press of the button, however long somebody read. */
export async function askOwnKey(request: FastifyRequest, params: { attempt: string }) {
  const { db, secrets } = request.server
  const attempt = await attemptIn(request, params.attempt)
  await limitTries(db, secrets.csrf, KEY_ASKS, request.member.membershipNo)
  const salt = randomBytes(32)
  await askKey(db, attempt.attempt, salt)
  const challenge = challengeIn({ ...attempt, salt }).toString('base64url')
  return dataReply(await assertionRequest(request, challenge, ownKeys(request)))
}

export async function sendCode(request: FastifyRequest, params: { attempt: string }) {
  const sent = await sendSigningCode(request, params.attempt)
  return dataReply({
    sent_to: sent.sentTo,
    document: sent.document,
    sent_at: sent.sentAt.toISOString(),
    expires_at: sent.expiresAt.toISOString(),
    resend_at: sent.resendAt.toISOString(),
  })
}

export async function finish(
  request: FastifyRequest,
  params: { attempt: string },
  proof: SigningProof,
) {
  const { code, withdraws } = await finishSigning(request, params.attempt, proof)
  const told = withdraws ? 'ถอนการลงนามแล้ว บันทึกเดิมยังเก็บไว้เป็นหลักฐาน' : 'ลงนามเรียบร้อยแล้ว'
  return { rc_code: '1' as const, rc_des: told, data: { code } }
}
