// What a member signed: the list, the signed paper to keep, and taking it back.

import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { OwnProof } from '#contract/shared/passkeys.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  type Signing,
  sessionFacts,
  signingByCode,
  signingsOfDocument,
  signingsOfMember,
} from '#database/queries/signing/signing.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { readVerificationCode } from '#domain/paper/issued-paper.ts'
import type { SigningKind } from '#domain/signing/signing-kinds.ts'
import type { SigningRecord } from '#domain/signing/signing-record.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { sendFile } from '../papers/paper.ts'
import { inTurn } from '../papers/paper-turns.ts'
import { requireOwnProof } from '../passkeys/own-proof.ts'
import { challengeOf } from './challenge.ts'
import { KINDS_OF_SIGNING } from './kinds.ts'
import { writeSigning } from './record.ts'
import { signedPdf } from './signed-file.ts'

const PAPERS = { name: 'signed-paper', max: 60, seconds: 600 }

/** Newest first, each with when it was taken back. */
export async function readSignings({ server, member }: FastifyRequest) {
  const all = await signingsOfMember(server.db, member.membershipNo)
  const signings = all
    .filter(({ withdraws }) => withdraws === null)
    .map(({ signing_id, code, kind, reference, level, signed_at, record }) => {
      const { purpose, document } = JSON.parse(record) as SigningRecord
      const back = all.find(({ withdraws }) => withdraws === signing_id)
      return {
        code,
        kind,
        reference,
        purpose,
        title: document.title,
        number: document.number,
        level,
        signed_at: signed_at.toISOString(),
        withdrawn_at: back ? back.signed_at.toISOString() : null,
      }
    })
  return dataReply({ signings })
}

export async function sendSigned(
  request: FastifyRequest,
  params: { code: string },
  reply: FastifyReply,
) {
  const { server, member } = request
  await limitTries(server.db, server.secrets.csrf, PAPERS, member.membershipNo)
  const { sha256, record } = await ownSigning(request, params.code)
  const { document } = JSON.parse(record) as SigningRecord
  const signings = await signingsShown(request, sha256)
  const bytes = await inTurn(server.papers, member.membershipNo, () =>
    signedPdf(request, sha256, signings),
  )
  const name = `${document.title}_${document.number}_ลงนามแล้ว.pdf`.replaceAll('/', '-')
  return sendFile(request, reply, { name, type: 'application/pdf', bytes })
}

const WITHDRAWN = 'ข้าพเจ้าขอถอนการลงนามนี้'

/** With a proof of its own: whoever finds a phone unlocked takes nothing back. */
export async function withdraw(
  request: FastifyRequest,
  params: { code: string },
  proof: OwnProof,
): Promise<OkReply> {
  const { server, member } = request
  const signing = await ownSigning(request, params.code)
  const withdrawn = KINDS_OF_SIGNING[signing.kind as SigningKind]?.withdrawn
  if (!withdrawn || signing.withdraws !== null)
    throw new Refusal(409, 'การลงนามนี้ถอนทางออนไลน์ไม่ได้ กรุณาติดต่อสหกรณ์')
  const all = await signingsOfDocument(server.db, signing.sha256)
  if (all.some(({ withdraws }) => withdraws === signing.signing_id))
    throw new Refusal(409, 'การลงนามนี้ถอนไปแล้ว')
  await requireOwnProof(request, proof)
  const session = await sessionFacts(server.db, member.family)
  const { purpose, signer } = JSON.parse(signing.record) as SigningRecord
  const { kind, reference, sha256 } = signing
  const [salt, statements] = [randomBytes(32), [WITHDRAWN]]
  const by = `${signer.role}:${signer.id}`
  const challenge = challengeOf({ sha256, kind, reference, signer: by, statements, salt })
  await inTransaction(server.db, async (trx) => {
    const written = await writeSigning(trx, request, {
      kind,
      purpose,
      reference,
      signer,
      statements,
      level: 'accepted',
      evidence: { salt: salt.toString('hex'), challenge: challenge.toString('hex') },
      device: session.device,
      session_seconds: session.seconds,
      sha256,
      membershipNo: member.membershipNo,
      withdraws: { signingId: signing.signing_id, code: signing.code },
    })
    await withdrawn(trx, request, written)
  })
  return okReply('ถอนการลงนามแล้ว บันทึกเดิมยังเก็บไว้เป็นหลักฐาน')
}

/** A text that everybody signs, such as the terms, is shown with the member's own signature only. */
async function signingsShown({ server, member }: FastifyRequest, sha256: Buffer) {
  const document = await documentOf(server.db, sha256)
  if (document?.paper_code) return signingsOfDocument(server.db, sha256)
  const own = await signingsOfMember(server.db, member.membershipNo)
  return own.filter((signing) => signing.sha256.equals(sha256)).reverse()
}

async function ownSigning({ server, member }: FastifyRequest, typed: string): Promise<Signing> {
  const code = readVerificationCode(typed)
  const found = code && (await signingByCode(server.db, code))
  if (!found || found.membership_no !== member.membershipNo)
    throw new Refusal(404, 'ไม่พบการลงนามนี้ในชื่อของท่าน')
  return found
}
