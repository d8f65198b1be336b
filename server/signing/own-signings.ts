// What a member signed: the list, and the signed paper to keep.

import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Signing,
  signingByCode,
  signingsOfDocument,
  signingsOfMember,
} from '#database/queries/signing/signing.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { readVerificationCode } from '#domain/paper/issued-paper.ts'
import type { SigningRecord } from '#domain/signing/signing-record.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { sendFile } from '../papers/paper.ts'
import { inTurn } from '../papers/paper-turns.ts'
import { signedPdf } from './signed-file.ts'

const PAPERS = { name: 'signed-paper', max: 60, seconds: 600 }

export async function readSignings({ server, member }: FastifyRequest) {
  return dataReply({ signings: listed(await signingsOfMember(server.db, member.membershipNo)) })
}

/** Newest first, each with when it was taken back. */
export function listed(all: Signing[]) {
  return all
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

/** A text that everybody signs, such as the terms, is shown with the member's own signature only. */
async function signingsShown({ server, member }: FastifyRequest, sha256: Buffer) {
  const document = await documentOf(server.db, sha256)
  if (document?.paper_code) return signingsOfDocument(server.db, sha256)
  const own = await signingsOfMember(server.db, member.membershipNo)
  return own.filter((signing) => signing.sha256.equals(sha256)).reverse()
}

export async function ownSigning(
  { server, member }: FastifyRequest,
  typed: string,
): Promise<Signing> {
  const code = readVerificationCode(typed)
  const found = code && (await signingByCode(server.db, code))
  if (!found || found.membership_no !== member.membershipNo)
    throw new Refusal(404, 'ไม่พบการลงนามนี้ในชื่อของท่าน')
  return found
}
