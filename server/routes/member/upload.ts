import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { UploadQuery, UploadReply } from '#contract/portal/files.ts'
import { inTransaction } from '#database/connect.ts'
import { addMemberFile, forgetLooseFiles } from '#database/queries/member-file.ts'
import { visitorLine } from '#domain/visitor-text.ts'
import { writeDown } from '#server/audit.ts'
import { Refusal } from '#server/errors.ts'
import { limitTries } from '#server/rate-limit.ts'
import { isPdf, plainPdf } from '#server/sent-pdf.ts'
import { isPicture, paperPictureFrom } from '#server/sent-picture.ts'

const FILE_MAX = 3 * 1024 * 1024
const NAME_MAX = 120
const LOOSE_FOR_MS = 24 * 60 * 60 * 1_000
const TRIES = { name: 'upload', max: 20, seconds: 24 * 60 * 60 }
const TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/octet-stream',
]

/** A paper that goes with a request: the body is the file itself, and is looked at rather than believed. */
export const uploadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: FILE_MAX }, (_, body, done) =>
    done(null, body),
  )
  app.post(
    '/upload',
    {
      config: { authz: 'member' },
      bodyLimit: FILE_MAX,
      schema: {
        querystring: UploadQuery,
        body: Type.Unsafe<Buffer>({}),
        response: { 200: UploadReply },
      },
    },
    async (request) => {
      const { membershipNo } = request.member
      await limitTries(app.db, app.secrets.csrf, TRIES, `member:${membershipNo}`)
      const name = [...visitorLine(request.query.name)].slice(0, NAME_MAX).join('') || 'ไฟล์'
      const { kind, bytes } = await checked(request.body)
      const file_id = randomUUID()
      const now = new Date()
      await inTransaction(app.db, async (trx) => {
        await forgetLooseFiles(trx, membershipNo, new Date(now.getTime() - LOOSE_FOR_MS))
        await addMemberFile(trx, {
          file_id,
          membership_no: membershipNo,
          name,
          kind,
          bytes,
          uploaded_at: now,
        })
        await writeDown(trx, request, { action: 'member.upload', detail: { kind } })
      })
      return { rc_code: '1' as const, data: { file_id, name } }
    },
  )
}

async function checked(body: Buffer | undefined) {
  if (!body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
  if (isPdf(body)) return { kind: 'application/pdf' as const, bytes: plainPdf(body) }
  if (isPicture(body)) return { kind: 'image/webp' as const, bytes: await paperPictureFrom(body) }
  throw new Refusal(400, 'ไฟล์ต้องเป็น PDF หรือรูป JPEG, PNG, WebP')
}
