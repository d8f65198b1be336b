// Writes a signature down: the record, the event in the audit's chain that tells of it, and the cooperative's seal on both. Nothing of it
// is ever changed.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import {
  addSigning,
  chainHead,
  databaseTime,
  nextRound,
  type SignedThing,
} from '#database/queries/signing/signing.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { VERIFICATION_CODE_BYTES, verificationCode } from '#domain/paper/issued-paper.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'
import { isSignedOnce } from '#domain/signing/signing-kinds.ts'
import { RECORD_FORMAT, type SigningRecord } from '#domain/signing/signing-record.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import type { Signed } from './kinds.ts'
import { sealedText, sealingKey } from './seal.ts'

type Written = Pick<
  SigningRecord,
  | 'kind'
  | 'purpose'
  | 'reference'
  | 'signer'
  | 'statements'
  | 'level'
  | 'evidence'
  | 'device'
  | 'session_seconds'
>

export interface ToWrite extends Written {
  sha256: Buffer
  /** The member it concerns. */
  membershipNo: string
  attempt?: string
  /** The page with the ink. */
  scan?: Buffer
  /** What the audit calls it, where not simply a signature. */
  action?: 'terms.accept' | 'privacy.accept'
  withdraws?: { signingId: number; code: string }
}

/** Call it with nothing left to do but what must be told after it. */
export async function writeSigning(
  trx: Db,
  request: FastifyRequest,
  given: ToWrite,
): Promise<Signed> {
  const { server } = request
  const { sha256, membershipNo, attempt, scan, action, withdraws, ...written } = given
  const { kind, reference, level } = given
  const of = { membership_no: membershipNo, kind, reference }
  const round = withdraws ? null : await roundOf(trx, of)
  const document = await documentOf(trx, sha256)
  if (!document) throw new RangeError('what is signed was kept first')
  const key = await sealingKey(trx, server.sealing)
  const code = verificationCode(randomBytes(VERIFICATION_CODE_BYTES))
  const signedAt = await databaseTime(trx)
  const record: SigningRecord = {
    format: RECORD_FORMAT,
    code,
    site: server.settings.publicUrl,
    ...written,
    document: {
      sha256: sha256.toString('hex'),
      bytes: document.bytes.length,
      media_type: document.media_type,
      title: document.title,
      number: document.number ?? '',
      template: document.template ?? '',
    },
    signed_at: signedAt.toISOString(),
    address: request.ip,
    withdraws: withdraws?.code ?? null,
  }
  const text = canonicalJson(record as unknown as Canonical)
  const recordHash = hash('sha256', text, 'hex')
  await recordAudit(trx, request, {
    action: withdraws ? 'signing.withdraw' : (action ?? 'signing.sign'),
    subjectNo: membershipNo,
    detail: { kind, reference, level, signing: code, sha256: recordHash },
  })
  const chain = await chainHead(trx)
  const sealed = sealedText(record, chain)
  const signingId = await addSigning(trx, {
    code,
    attempt: attempt ?? null,
    ...of,
    round,
    sha256,
    level,
    signed_at: signedAt,
    withdraws: withdraws?.signingId ?? null,
    scan_sha256: scan ?? null,
    record: text,
    sealed_text: sealed,
    seal: key.seal(Buffer.from(sealed)),
    public_key: key.publicKey,
    chain_seq: chain.seq,
  })
  if (signingId === undefined) throw new Refusal(409, SIGNED_ALREADY)
  return { membershipNo, signingId, code, reference, level, withdraws: withdraws !== undefined }
}

const SIGNED_ALREADY = 'เรื่องนี้ลงนามไว้แล้ว จึงไม่ต้องลงนามซ้ำ หากต้องการลงนามใหม่ กรุณาถอนการลงนามเดิมก่อน'

/** Refuses what stands signed already; also asked before somebody reads and signs for nothing. */
export async function roundOf(db: Db, of: SignedThing): Promise<number | null> {
  if (!isSignedOnce(of.kind)) return null
  const round = await nextRound(db, of)
  if (round === undefined) throw new Refusal(409, SIGNED_ALREADY)
  return round
}
