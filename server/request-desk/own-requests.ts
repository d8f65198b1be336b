// A member's own requests: how far each is, what comes next and by when.

import type { FastifyRequest } from 'fastify'
import type { OwnRequests, Withdrawing } from '#contract/member/requests.ts'
import { inTransaction } from '#database/core/connect.ts'
import { endAsks } from '#database/queries/request/guarantee-ask.ts'
import { eventsOf, type RequestRow, requestsOf } from '#database/queries/request/request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { workingDaysAfter } from '#domain/calendar/working-day.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { isEnded, nextStep, stateAfter } from '#domain/request/request-state.ts'
import { recordAudit } from '../audit/audit.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { borrowersPapers } from '../loan-request/papers/own-papers.ts'
import { readDeskRules } from './desk-rules.ts'
import { mayStop } from './hold.ts'
import { moveRequest, requestAsRead } from './move.ts'
import { readSentMatters } from './sent-matters.ts'

const SIGN_BY_HAND =
  'ลงลายมือชื่อในสัญญาที่สหกรณ์ พร้อมบัตรประจำตัวประชาชน เมื่อครบทุกฉบับ สหกรณ์จะส่งคำสั่งเข้าระบบหลัก'

export interface OfRequest {
  requestId: string
}

export async function readOwnRequests({ member, server }: FastifyRequest) {
  const rows = await requestsOf(server.db, member.membershipNo)
  const events = await eventsOf(
    server.db,
    rows.map(({ request_id }) => request_id),
  )
  const { days } = await readDeskRules(server.db)
  const papers = await borrowersPapers(server.db, rows, events)
  const now = new Date()
  const requests: OwnRequests['requests'] = rows.map((row) => {
    const kind = REQUEST_KINDS[row.kind]
    const own = events.filter(({ request_id }) => request_id === row.request_id)
    return {
      request_id: row.request_id,
      version: row.version,
      request_no: requestNo(row),
      kind: row.kind,
      title: kind.title,
      summary: kind.summary(row.payload),
      state: row.state,
      sent_at: row.sent_at.toISOString(),
      next: row.awaits_paper && row.state === 'approved' ? SIGN_BY_HAND : nextStep(row.state),
      promised_on: isEnded(row.state) ? null : workingDaysAfter(bangkokDate(row.sent_at), days),
      promised_days: days,
      may_withdraw: stateAfter(row.state, 'withdraw') !== undefined,
      held_until: heldOf(row, now),
      may_stop: mayStop(row, now),
      is_answered: kind.isAnswered === true,
      may_mend: stateAfter(row.state, 'mend') !== undefined,
      events: own.map(({ at, to_state, actor, member_words }) => ({
        at: at.toISOString(),
        state: to_state as typeof row.state,
        by: byWords(actor),
        words: member_words,
      })),
      papers: papers.get(row.request_id) ?? [],
    }
  })
  return dataReply({ requests, matters: await readSentMatters(server.db, member.membershipNo) })
}

function byWords(actor: string): string {
  if (actor.startsWith('member:')) return 'ท่าน'
  if (actor === 'time') return 'ระบบ'
  if (actor.startsWith('unit:')) return 'หน่วยงาน'
  return actor.startsWith('staff:') ? 'สหกรณ์' : 'ระบบหลัก'
}

function heldOf({ state, held_until }: RequestRow, now: Date) {
  return !isEnded(state) && held_until && held_until > now ? held_until.toISOString() : null
}

export function withdrawRequest(request: FastifyRequest, params: OfRequest, body: Withdrawing) {
  const { membershipNo } = request.member
  return inTransaction(request.server.db, async (trx) => {
    const found = await requestAsRead(trx, Number(params.requestId), body.version, membershipNo)
    const at = new Date()
    await moveRequest(trx, found, { move: 'withdraw', actor: `member:${membershipNo}`, at })
    await endAsks(trx, [found.request_id])
    const no = requestNo(found)
    const detail = { request_no: no, kind: found.kind }
    await recordAudit(trx, request, { action: 'request.withdraw', detail })
    return okReply(`ถอนคำขอ ${no} แล้ว`)
  })
}
