import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { UploadReply } from '#contract/member/files.ts'
import { addMemberFile, forgetLooseFiles } from '#database/queries/member/member-file.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recorded } from '#server/audit/audit.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { readSentFile } from '#server/uploads/file-readers.ts'

const NAME_MAX = 120

const LOOSE_FOR_MS = 24 * 60 * 60 * 1_000

const TRIES = { name: 'upload', max: 20, seconds: 24 * 60 * 60 }

export async function uploadOwnFile(
  request: FastifyRequest,
  query: { name: string },
  body: Buffer,
): Promise<UploadReply> {
  const { membershipNo } = request.member
  await limitTries(request.server.db, request.server.secrets.csrf, TRIES, `member:${membershipNo}`)
  const name = [...visitorLine(query.name)].slice(0, NAME_MAX).join('') || 'ไฟล์'
  const { kind, bytes } = await readSentFile('paperFrom', body)
  const file_id = randomUUID()
  const now = new Date()
  await recorded(request, async (trx) => {
    await forgetLooseFiles(trx, membershipNo, new Date(now.getTime() - LOOSE_FOR_MS))
    await addMemberFile(trx, {
      file_id,
      membership_no: membershipNo,
      name,
      kind,
      bytes,
      uploaded_at: now,
    })
    return { action: 'member.upload', detail: { kind } }
  })
  return dataReply({ file_id, name })
}
