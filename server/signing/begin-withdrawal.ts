// Taking a signature back is signed as the signature was: the same document is shown, and the factor answers for this one withdrawal.

import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { signingsOfDocument } from '#database/queries/signing/signing.ts'
import { addAttempt } from '#database/queries/signing/signing-attempt.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import type { Sheet } from '#documents/paper/official.ts'
import { paperText } from '#documents/paper/paper-text.ts'
import type { SigningKind } from '#domain/signing/signing-kinds.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { BEGINNINGS, type Begun } from './begin.ts'
import { KINDS_OF_SIGNING } from './kinds.ts'
import { ownSigning } from './own-signings.ts'
import { requiredLevel } from './required-level.ts'

export const WITHDRAWN_ALREADY = 'การลงนามนี้ถอนไปแล้ว'

export async function beginWithdrawal(request: FastifyRequest, typed: string): Promise<Begun> {
  const { server, member } = request
  const { db, secrets } = server
  await limitTries(db, secrets.csrf, BEGINNINGS, member.membershipNo)
  const signing = await ownSigning(request, typed)
  const { code, reference, sha256 } = signing
  const kind = signing.kind as SigningKind
  if (!KINDS_OF_SIGNING[kind]?.withdrawn || signing.withdraws !== null)
    throw new Refusal(409, 'การลงนามนี้ถอนทางออนไลน์ไม่ได้ กรุณาติดต่อสหกรณ์')
  const all = await signingsOfDocument(db, sha256)
  if (all.some(({ withdraws }) => withdraws === signing.signing_id))
    throw new Refusal(409, WITHDRAWN_ALREADY)
  const document = await documentOf(db, sha256)
  if (!document) throw new RangeError('what was signed is kept')
  const needed = await requiredLevel(db, kind, undefined)
  // What is signed on paper may be taken back by a code: it only ever ends something.
  const level = needed === 'paper' ? 'code' : needed
  const attempt = await addAttempt(db, {
    membership_no: member.membershipNo,
    family: member.family,
    kind,
    reference,
    // Named, so that the proof is of this signature and of no other under the same document.
    statements: [`ข้าพเจ้าขอถอนการลงนาม รหัส ${code}`],
    sha256,
    level,
    salt: randomBytes(32),
    withdraws: signing.signing_id,
  })
  const sheets = JSON.parse(document.content ?? '[]') as Sheet[]
  return {
    attempt: { ...attempt, level },
    title: document.title,
    number: document.number ?? '',
    text: paperText({ sheets }),
  }
}
