// Members' photos are shown to them at once; an officer looks at each afterwards.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { MemberNo } from '#contract/staff/member.ts'
import { PhotoDecision, PhotoQueueReply } from '#contract/staff/requests.ts'
import { inTransaction } from '#database/core/connect.ts'
import { decidePhoto, photoQueue } from '#database/queries/member/member-photo.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireOther } from '#server/audit/staff-member.ts'
import { requireReason } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { PageNumber, pageOf, pagesOf } from '#server/http/paging.ts'
import { dataAddress } from '#server/routes/member/requests/photo.ts'

const SERVE = { authz: 'staff', may: 'serve_members' } as const

export const staffPhotoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/photos',
    {
      config: SERVE,
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('waiting', 'approved', 'refused')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: PhotoQueueReply },
      },
    },
    async ({ query }) => {
      const { page, limit, offset } = pageOf(query.page)
      const { state = 'waiting' } = query
      const { rows, total } = await photoQueue(app.db, { state, limit, offset })
      const photos = rows.map((row) => ({
        membership_no: row.membership_no,
        name: fullName(row),
        photo: dataAddress(row.bytes),
        set_at: row.set_at.toISOString(),
        state: row.state,
        decided: row.decided_at && {
          at: row.decided_at.toISOString(),
          by: row.officer ?? '',
          why: row.decided_why ?? '',
        },
      }))
      return { rc_code: '1' as const, data: { page, pages: pagesOf(total), total, photos } }
    },
  )

  // Decided again as often as need be: that is how a slip of the finger is undone.
  app.post(
    '/api/admin/photos/:no/decide',
    {
      config: SERVE,
      schema: {
        params: Type.Object({ no: MemberNo }),
        body: PhotoDecision,
        response: { 200: OkReply },
      },
    },
    async (request) => {
      const { no } = request.params
      const { approved, reason, set_at } = request.body
      const why = approved ? null : requireReason(reason)
      await requireOther(request, no)
      await inTransaction(app.db, async (trx) => {
        const decided = await decidePhoto(trx, {
          membershipNo: no,
          setAt: new Date(set_at),
          state: approved ? 'approved' : 'refused',
          why,
          by: request.staff.login,
          now: new Date(),
        })
        if (!decided) throw new Refusal(409, 'สมาชิกเปลี่ยนหรือลบรูปนี้แล้ว กรุณาโหลดรายการใหม่')
        await recordAudit(trx, request, {
          action: approved ? 'staff.photo_approve' : 'staff.photo_refuse',
          subjectNo: no,
          detail: why === null ? {} : { reason: why },
        })
      })
      return okReply(approved ? 'อนุมัติรูปแล้ว' : 'ไม่อนุมัติรูปแล้ว')
    },
  )
}
