import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditQuery } from '#contract/staff/monitoring.ts'
import { auditHead } from '#database/queries/audit/audit-anchor.ts'
import { auditChecks } from '#database/queries/audit/audit-check.ts'
import {
  type AuditEventHit,
  type AuditFilter,
  auditEvents,
} from '#database/queries/audit/audit-search.ts'
import { tableOf } from '#documents/table/table.ts'
import { anchorLine } from '#domain/audit/audit-anchor.ts'
import { actorWords, detailText } from '#domain/audit/audit-detail.ts'
import { auditWords } from '#domain/audit/audit-words.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { bangkokDate, clockTime, shortDate } from '#domain/calendar/thai-date.ts'
import { beginOf, endOf, requireDay } from '#server/http/day-range.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { answerWithin } from '#server/monitoring/answer-within.ts'
import { sendTables } from '#server/papers/paper.ts'
import { anchorFault, anchorPlaceOf } from './anchor-file.ts'
import { recordAudit } from './audit.ts'
import { checkAudit } from './check-audit.ts'

const PAGE = 50

const EXPORT_MAX = 20_000

const CHECKS = 5

const ANSWER_WITHIN_MS = 3_000

export async function searchAudit({ server: app }: FastifyRequest, query: AuditQuery) {
  const found = await auditEvents(app.db, filterOf(query), PAGE + 1)
  const events = found.slice(0, PAGE).map(withInstants)
  const next = found.length > PAGE ? (events.at(-1)?.seq ?? null) : null
  return dataReply({ events, next })
}

export async function startAuditCheck(request: FastifyRequest) {
  await recordAudit(request.server.db, request, { action: 'audit.check', detail: {} })
  const checking = checkAudit(request.server.db, request.server.audit, request.staff.login)
  checking.catch((error) => request.log.error({ err: error }, 'audit could not be verified'))
  // A long chain takes longer than a request may; whoever asked looks again.
  await answerWithin(ANSWER_WITHIN_MS, checking)
  return readAuditChecks(request.server)
}

function filterOf({ who, what, on, outcome, from, to, before }: AuditQuery): AuditFilter {
  return {
    who: who ?? '',
    what: what ?? '',
    on: on ? on.padStart(6, '0') : '',
    outcome: outcome ?? '',
    from: from ? beginOf(requireDay(from)) : null,
    to: to ? endOf(requireDay(to)) : null,
    before: Number(before ?? Number.MAX_SAFE_INTEGER),
  }
}

function eventsTable(events: readonly AuditEventHit[]) {
  return tableOf<AuditEventHit>(
    'audit',
    [
      { head: 'ลำดับ', width: 10, kind: 'integer', value: ({ seq }) => seq },
      { head: 'วันที่', width: 14, kind: 'text', value: ({ at }) => shortDate(at) },
      { head: 'เวลา', width: 10, kind: 'text', value: ({ at }) => clockTime(at) },
      { head: 'ผู้ทำ', width: 20, kind: 'text', value: ({ actor }) => actorWords(actor) },
      { head: 'ชื่อ', width: 24, kind: 'text', value: ({ name }) => name ?? '' },
      { head: 'ดูในนามโดย', width: 16, kind: 'text', value: ({ act_staff }) => act_staff ?? '' },
      { head: 'การกระทำ', width: 28, kind: 'text', value: ({ action }) => auditWords(action) },
      { head: 'รหัสการกระทำ', width: 20, kind: 'text', value: ({ action }) => action },
      { head: 'เลขสมาชิก', width: 10, kind: 'text', value: ({ subject_no }) => subject_no ?? '' },
      {
        head: 'ผล',
        width: 10,
        kind: 'text',
        value: ({ outcome }) => (outcome === 'done' ? 'สำเร็จ' : 'ถูกปฏิเสธ'),
      },
      { head: 'รายละเอียด', width: 40, kind: 'text', value: ({ detail }) => detailText(detail) },
      { head: 'ที่อยู่เครือข่าย', width: 20, kind: 'text', value: ({ address }) => address ?? '' },
    ],
    events,
  )
}

export async function exportAudit(
  request: FastifyRequest,
  format: 'csv' | 'xlsx',
  query: AuditQuery,
  reply: FastifyReply,
) {
  const { before, ...asked } = query
  const found = await auditEvents(request.server.db, filterOf(asked), EXPORT_MAX)
  await recordAudit(request.server.db, request, {
    action: 'audit.export',
    detail: { ...asked, format, events: found.length },
  })
  const title = `ประวัติการใช้งาน_${bangkokDate(new Date())}`
  return sendTables(request, reply, { format, title, tables: [eventsTable(found)] })
}

export async function readAuditChecks({ db, settings }: FastifyInstance) {
  const checks = (await auditChecks(db, CHECKS)).map(
    ({ asked_by, officer, started_at, ended_at, ...check }) => ({
      ...check,
      by: asked_by === 'system' ? 'ระบบ' : (officer ?? asked_by),
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    }),
  )
  const head = await auditHead(db)
  const anchor = head ? anchorLine(head) : null
  const anchor_fault = (await anchorFault(db, anchorPlaceOf(settings))) ?? null
  return dataReply({ checks, anchor, anchor_fault })
}
