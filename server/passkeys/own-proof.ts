import type { FastifyRequest } from 'fastify'
import type { Assertion, OwnProof } from '#contract/shared/passkeys.ts'
import { isPasskeyOnly } from '#database/queries/identity/passkey.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { recordRefusedProof, requireOwnPassword } from '../identity/own-password.ts'
import { type PasskeyEvidence, verifyAssertion } from './assertion.ts'
import { assertionRequest, newChallenge, takeChallenge } from './challenge.ts'
import { holderOf } from './holder.ts'

/** Before something grave: the password once more, or a key in its place (SEC-21). */
export async function requireOwnProof(
  request: FastifyRequest,
  { mem_password, passkey }: OwnProof,
): Promise<void> {
  if (passkey) return void (await requireOwnPasskey(request, passkey))
  if (await isPasskeyOnly(request.server.db, holderOf(request)))
    throw new Refusal(400, 'บัญชีนี้ตั้งให้ใช้พาสคีย์เท่านั้น กรุณายืนยันด้วยพาสคีย์')
  if (mem_password) await requireOwnPassword(request, mem_password)
  else throw new Refusal(400, 'กรุณากรอกรหัสผ่าน หรือยืนยันด้วยพาสคีย์')
}

/** One of the keys of whoever is signed in, over a challenge of this site that was given to prove oneself. */
export async function requireOwnPasskey(
  request: FastifyRequest,
  assertion: Assertion,
): Promise<PasskeyEvidence> {
  const { kind, login } = holderOf(request)
  try {
    const challenge = await takeChallenge(request, 'prove', { kind, login }, assertion.client_data)
    return (await verifyAssertion(request, { challenge, kind, login }, assertion)).evidence
  } catch (refusal) {
    if (refusal instanceof Refusal) await recordRefusedProof(request)
    throw refusal
  }
}

/** What a key of whoever is signed in is to sign, so that they prove themselves once more. */
export async function beginProof(request: FastifyRequest) {
  const holder = holderOf(request)
  const challenge = await newChallenge(request, 'prove', holder)
  const asked = await assertionRequest(request, challenge, holder)
  if (asked.credentials.length === 0) throw new Refusal(400, 'ท่านยังไม่มีพาสคีย์ กรุณายืนยันด้วยรหัสผ่าน')
  return dataReply(asked)
}
