import type { FastifyRequest } from 'fastify'
import type { SigningProof } from '#contract/member/signing.ts'
import type { Assertion } from '#contract/shared/passkeys.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { sessionFacts, standingCode } from '#database/queries/signing/signing.ts'
import {
  type Attempt,
  keySalt,
  spendAttempt,
  takeTry,
} from '#database/queries/signing/signing-attempt.ts'
import { isEnough, type SigningLevel } from '#domain/signing/levels.ts'
import { SIGNING_KINDS, type SigningKind } from '#domain/signing/signing-kinds.ts'
import type { SigningRecord } from '#domain/signing/signing-record.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { verifyAssertion } from '../passkeys/assertion.ts'
import { WITHDRAWN_ALREADY } from './begin-withdrawal.ts'
import { isCodeFor } from './challenge.ts'
import { KINDS_OF_SIGNING, type Signed } from './kinds.ts'
import { attemptIn, challengeIn, OVER } from './open-attempt.ts'
import { writeSigning } from './record.ts'

interface Proved {
  level: SigningLevel
  evidence: SigningRecord['evidence']
}

/** The signature, and what its kind does on account of it, in one transaction. */
export async function finishSigning(
  request: FastifyRequest,
  attemptId: string,
  proof: SigningProof,
): Promise<Signed> {
  const { server, member } = request
  const attempt = await attemptIn(request, attemptId)
  requireAllTicked(attempt, proof)
  const proved = await provedBy(request, attempt, proof)
  if (!isEnough(proved.level, attempt.level))
    throw new Refusal(409, 'เรื่องนี้ต้องลงนามด้วยพาสคีย์ รหัสทางโทรศัพท์ไม่เพียงพอ')
  const session = await sessionFacts(server.db, member.family)
  const kind = attempt.kind as SigningKind
  return inTransaction(server.db, async (trx) => {
    if (!(await spendAttempt(trx, attempt.attempt))) throw new Refusal(409, OVER)
    const withdraws = await takenBack(trx, attempt)
    const signed = await writeSigning(trx, request, {
      ...proved,
      kind,
      purpose: SIGNING_KINDS[kind].name,
      reference: attempt.reference,
      sha256: attempt.sha256,
      membershipNo: member.membershipNo,
      attempt: attempt.attempt,
      signer: {
        role: 'member',
        id: member.membershipNo,
        name: `${member.name} ${member.surname}`,
      },
      statements: attempt.statements,
      device: session.device,
      session_seconds: session.seconds,
      ...(withdraws && { withdraws }),
    })
    const { signed: follows, withdrawn } = KINDS_OF_SIGNING[kind]
    await (withdraws ? withdrawn : follows)?.(trx, request, signed)
    return signed
  })
}

/** What this one takes back, unless somebody has meanwhile. */
async function takenBack(trx: Db, { withdraws }: Attempt) {
  if (withdraws === null) return undefined
  const code = await standingCode(trx, withdraws)
  if (!code) throw new Refusal(409, WITHDRAWN_ALREADY)
  return { signingId: withdraws, code }
}

function requireAllTicked({ sha256, statements }: Attempt, proof: SigningProof): void {
  if (proof.sha256 !== sha256.toString('hex'))
    throw new Refusal(409, 'เอกสารที่แสดงไม่ใช่ฉบับที่จะลงนาม กรุณาเริ่มลงนามใหม่')
  if (statements.some((_, at) => !proof.ticked.includes(at)))
    throw new Refusal(400, 'กรุณาทำเครื่องหมายยืนยันให้ครบทุกข้อก่อนลงนาม')
}

async function provedBy(
  request: FastifyRequest,
  attempt: Attempt,
  { code, passkey }: SigningProof,
): Promise<Proved> {
  if (passkey) return { level: 'passkey', evidence: await signedByKey(request, attempt, passkey) }
  if (code === undefined) throw new Refusal(400, 'กรุณายืนยันด้วยรหัสหรือพาสคีย์ก่อนลงนาม')
  await requireCode(request, attempt, code)
  return {
    level: 'code',
    evidence: {
      salt: attempt.salt.toString('hex'),
      challenge: challengeIn(attempt).toString('hex'),
      channel: 'sms',
      sent_to: attempt.sent_to ?? '',
      sent_at: attempt.sent_at?.toISOString() ?? '',
    },
  }
}

const KEY_TOO_OLD = 'การยืนยันด้วยพาสคีย์เกิน 5 นาทีแล้ว จึงยังไม่ได้ลงนาม กรุณากดลงนามด้วยพาสคีย์อีกครั้ง'

/** The key signed this very document: anybody can check it again with what is kept. */
async function signedByKey(request: FastifyRequest, attempt: Attempt, assertion: Assertion) {
  const salt = await keySalt(request.server.db, attempt.attempt)
  if (!salt) throw new Refusal(409, KEY_TOO_OLD)
  const challenge = challengeIn({ ...attempt, salt })
  const expected = {
    challenge: challenge.toString('base64url'),
    kind: 'member' as const,
    login: attempt.membership_no,
  }
  const { evidence } = await verifyAssertion(request, expected, assertion)
  return {
    salt: salt.toString('hex'),
    challenge: challenge.toString('hex'),
    credential_id: evidence.credentialId.toString('base64url'),
    public_key: evidence.publicKey.toString('base64url'),
    authenticator_data: evidence.authenticatorData.toString('base64url'),
    client_data_json: evidence.clientDataJson.toString('base64url'),
    signature: evidence.signature.toString('base64url'),
    rp_id: evidence.rpId,
    origin: evidence.origin,
  }
}

/** Each try is counted before it is looked at, whatever becomes of the signature. */
async function requireCode(
  request: FastifyRequest,
  attempt: Attempt,
  typed: string,
): Promise<void> {
  const { db, secrets } = request.server
  const taken = await takeTry(db, attempt.attempt)
  if (!taken) throw new Refusal(409, 'รหัสลงนามหมดอายุหรือใส่ผิดครบ 5 ครั้ง กรุณาขอรหัสใหม่')
  const challenge = challengeIn(attempt)
  if (isCodeFor(typed, { challenge, send: taken.sends, secret: secrets.csrf })) return
  const detail = { kind: attempt.kind, reference: attempt.reference }
  await recordAudit(db, request, { action: 'signing.sign', outcome: 'refused', detail })
  throw new Refusal(
    400,
    taken.tries_left > 0
      ? `รหัสลงนามไม่ถูกต้อง ลองได้อีก ${taken.tries_left} ครั้ง`
      : 'รหัสลงนามไม่ถูกต้องครบ 5 ครั้ง กรุณาขอรหัสใหม่',
  )
}
