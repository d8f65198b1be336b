import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { PhotoDecision } from '#contract/staff/requests.ts'
import { decidePhoto, photoQueue } from '#database/queries/member/member-photo.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recorded } from '#server/audit/audit.ts'
import { requireReason } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { requireOther } from '#server/members/staff-member.ts'
import { dataAddress } from './photo.ts'

export async function readWaitingPhotos(
  { server: app }: FastifyRequest,
  query: { page?: string; state?: 'waiting' | 'refused' | 'approved' },
) {
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
  return dataReply({ page, pages: pagesOf(total), total, photos })
}

export async function decideOnPhoto(
  request: FastifyRequest,
  params: { no: string },
  body: PhotoDecision,
): Promise<OkReply> {
  const { no } = params
  const { approved, reason, set_at } = body
  const why = approved ? null : requireReason(reason)
  await requireOther(request, no)
  await recorded(request, async (trx) => {
    const decided = await decidePhoto(trx, {
      membershipNo: no,
      setAt: new Date(set_at),
      state: approved ? 'approved' : 'refused',
      why,
      by: request.staff.login,
      now: new Date(),
    })
    if (!decided) throw new Refusal(409, 'สมาชิกเปลี่ยนหรือลบรูปนี้แล้ว กรุณาโหลดรายการใหม่')
    return {
      action: approved ? 'staff.photo_approve' : 'staff.photo_refuse',
      subjectNo: no,
      detail: { ...(why !== null && { reason: why }) },
    }
  })
  return okReply(approved ? 'อนุมัติรูปแล้ว' : 'ไม่อนุมัติรูปแล้ว')
}
