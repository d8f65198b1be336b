import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  AuditChecksReply,
  type AuditEventRow,
  AuditQuery,
  AuditReply,
} from '#contract/staff/monitoring.ts'
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
import { bangkokDate, clockTime, shortDate } from '#domain/calendar/thai-date.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { checkAudit } from '#server/audit/check-audit.ts'
import { beginOf, endOf, requireDay } from '#server/http/day-range.ts'
import { cooperativeOf, PaperBytes, sendFile, tableBody } from '#server/papers/paper.ts'

const PAGE = 50
const EXPORT_MAX = 20_000
const CHECKS = 5
const ANSWER_WITHIN_MS = 3_000

/** What was written down of everybody: read, sought, taken away and checked, but never changed. */
export const auditRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'audit' } as const

  app.get(
    '/api/admin/audit',
    { config, schema: { querystring: AuditQuery, response: { 200: AuditReply } } },
    async ({ query }) => {
      const found = await auditEvents(app.db, filterOf(query), PAGE + 1)
      const events = found.slice(0, PAGE).map(asTold)
      const next = found.length > PAGE ? (events.at(-1)?.seq ?? null) : null
      return { rc_code: '1' as const, data: { events, next } }
    },
  )

  for (const format of ['csv', 'xlsx'] as const)
    app.get(
      `/api/admin/audit/${format}`,
      {
        config: { ...config, answers: 'file' },
        schema: { querystring: AuditQuery, response: { 200: PaperBytes } },
      },
      async (request, reply) => {
        const { before, ...asked } = request.query
        const found = await auditEvents(app.db, filterOf(asked), EXPORT_MAX)
        await recordAudit(app.db, request, {
          action: 'audit.export',
          detail: { ...asked, format, events: found.length },
        })
        const title = `ประวัติการใช้งาน_${bangkokDate(new Date())}`
        const { nameTh: author } = await cooperativeOf(app)
        const book = { title, author, printedAt: new Date(), tables: [eventsTable(found)] }
        const body = await tableBody(format, book)
        return sendFile(request, reply, { ...body, name: `${title}.${format}` })
      },
    )

  app.get(
    '/api/admin/audit/checks',
    { config, schema: { response: { 200: AuditChecksReply } } },
    checksNow,
  )

  app.post(
    '/api/admin/audit/checks',
    { config, schema: { body: NoBody, response: { 200: AuditChecksReply } } },
    async (request) => {
      await recordAudit(app.db, request, { action: 'audit.check', detail: {} })
      const checking = checkAudit(app.db, app.audit, request.staff.login)
      checking.catch((error) => request.log.error({ err: error }, 'audit could not be verified'))
      // A long chain takes longer than a request may; whoever asked looks again.
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, ANSWER_WITHIN_MS)
      await Promise.race([checking, late.promise]).finally(() => clearTimeout(timer))
      return checksNow()
    },
  )

  async function checksNow() {
    const checks = (await auditChecks(app.db, CHECKS)).map(
      ({ asked_by, officer, started_at, ended_at, ...check }) => ({
        ...check,
        by: asked_by === 'system' ? 'ระบบ' : (officer ?? asked_by),
        started_at: started_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      }),
    )
    const head = await auditHead(app.db)
    const anchor = head ? anchorLine(head) : null
    return { rc_code: '1' as const, data: { checks, anchor } }
  }
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

function asTold({ at, ...event }: AuditEventHit): AuditEventRow {
  return { ...event, at: at.toISOString() }
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
