// What officers do with a matter of the members' voice. Each act is one transaction, with the matter locked.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Answering, Assigning, DemandStanding, Noting, Publishing } from '#contract/staff/demand.ts'
import type { AuditEvent } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { addStep } from '#database/queries/feedback/demand.ts'
import {
  addNote,
  answerDemand,
  assignDemand,
  publishDemand,
  takeBackAnswer,
  takeDemand,
} from '#database/queries/feedback/demand-inbox.ts'
import { officersOf } from '#database/queries/identity/staff.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { BODY_MAX, SUBJECT_MAX } from '#domain/content/demand.ts'
import { ROLES_THAT_MAY } from '#domain/identity/staff-role.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireLine, requireText } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { Id } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const
const OfDemand = Type.Object({ demandId: Id })
const ANSWER_MAX = 5_000
const AS_MAX = 100
const NOTE_MAX = 2_000

type Taken = NonNullable<Awaited<ReturnType<typeof takeDemand>>>

export const staffDemandWriteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/demands/:demandId/assign',
    { config: VOICES, schema: { params: OfDemand, body: Assigning, response: { 200: OkReply } } },
    async (request) => {
      const { to } = request.body
      return act(request, request.params.demandId, async (trx, { demand_id }) => {
        const officers = await officersOf(trx, ROLES_THAT_MAY.voices)
        if (to !== null && !officers.some(({ login }) => login === to))
          throw new Refusal(400, 'เลือกผู้รับผิดชอบจากรายชื่อเจ้าหน้าที่ที่ดูแลเสียงสมาชิก')
        await assignDemand(trx, demand_id, { to, now: new Date() })
        const rc_des = to === null ? 'ยกเลิกผู้รับผิดชอบแล้ว' : 'มอบหมายแล้ว'
        return { rc_des, action: 'demand.assign', detail: { to: to ?? '' } }
      })
    },
  )

  app.post(
    '/api/admin/demands/:demandId/status',
    {
      config: VOICES,
      schema: { params: OfDemand, body: DemandStanding, response: { 200: OkReply } },
    },
    async (request) => {
      const { status } = request.body
      return act(request, request.params.demandId, async (trx, demand) => {
        if (demand.status === status) throw new Refusal(409, 'เรื่องนี้อยู่ในสถานะนี้แล้ว')
        // Opened again: an answer that no longer stands must not be shown as one.
        if (demand.status === 'answered') await takeBackAnswer(trx, demand.demand_id)
        await addStep(trx, demand.demand_id, status, new Date())
        const detail = { from: demand.status, to: status, answer: demand.answer ?? '' }
        return { rc_des: 'เปลี่ยนสถานะแล้ว', action: 'demand.status', detail }
      })
    },
  )

  app.post(
    '/api/admin/demands/:demandId/publish',
    { config: VOICES, schema: { params: OfDemand, body: Publishing, response: { 200: OkReply } } },
    async (request) => {
      const { published } = request.body
      const subject = requireLine('หัวข้อ', request.body.subject, SUBJECT_MAX)
      const body = requireText('รายละเอียด', request.body.body, BODY_MAX)
      return act(request, request.params.demandId, async (trx, { demand_id, published_at }) => {
        const publishedAt = published ? (published_at ?? new Date()) : null
        await publishDemand(trx, demand_id, { subject, body, publishedAt })
        const rc_des = published ? 'เผยแพร่เรื่องนี้แล้ว' : 'บันทึกแล้ว เรื่องนี้ไม่แสดงต่อสาธารณะ'
        return { rc_des, action: 'demand.publish', detail: { published } }
      })
    },
  )

  app.post(
    '/api/admin/demands/:demandId/answer',
    { config: VOICES, schema: { params: OfDemand, body: Answering, response: { 200: OkReply } } },
    async (request) => {
      const answer = requireText('คำตอบ', request.body.body, ANSWER_MAX)
      const as = requireLine('ตอบในนาม', request.body.as, AS_MAX)
      return act(request, request.params.demandId, async (trx, demand) => {
        if (demand.answer !== request.body.seen)
          throw new Refusal(409, 'มีเจ้าหน้าที่ตอบหรือแก้คำตอบของเรื่องนี้ไปแล้ว กรุณาเปิดดูคำตอบล่าสุดก่อน')
        const now = new Date()
        await answerDemand(trx, demand.demand_id, { answer, as, now })
        if (demand.status !== 'answered') await addStep(trx, demand.demand_id, 'answered', now)
        const rc_des = demand.answer === null ? 'ส่งคำตอบแล้ว' : 'แก้คำตอบแล้ว'
        const detail = { as, before: demand.answer ?? '' }
        return { rc_des, action: 'demand.answer', detail }
      })
    },
  )

  app.post(
    '/api/admin/demands/:demandId/note',
    { config: VOICES, schema: { params: OfDemand, body: Noting, response: { 200: OkReply } } },
    async (request) => {
      const words = requireText('บันทึกภายใน', request.body.words, NOTE_MAX)
      return act(request, request.params.demandId, async (trx, { demand_id }) => {
        const written_by = request.staff.login
        await addNote(trx, { demand_id, words, written_by, written_at: new Date() })
        return { rc_des: 'เพิ่มบันทึกแล้ว', action: 'demand.note', detail: {} }
      })
    },
  )
}

interface Did {
  rc_des: string
  action: AuditAction
  detail: NonNullable<AuditEvent['detail']>
}

async function act(
  request: FastifyRequest,
  demandId: string,
  doIt: (trx: Db, demand: Taken) => Promise<Did>,
) {
  return inTransaction(request.server.db, async (trx) => {
    const demand = await takeDemand(trx, Number(demandId))
    if (!demand) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
    const { rc_des, action, detail } = await doIt(trx, demand)
    const { demand_id } = demand
    await recordAudit(trx, request, { action, detail: { demand_id, ...detail } })
    return okReply(rc_des)
  })
}
