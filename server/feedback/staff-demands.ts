import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DemandInbox, OfficersDemand } from '#contract/staff/demand.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { answerTime, stepsOf } from '#database/queries/feedback/demand.ts'
import { demandFile, filesOfDemand } from '#database/queries/feedback/demand-file.ts'
import {
  answersByMonth,
  demandCounts,
  demandForOfficers,
  demandInbox,
  notesOn,
  oldestOpenDemand,
} from '#database/queries/feedback/demand-inbox.ts'
import { officersOf } from '#database/queries/identity/staff.ts'
import { settings } from '#database/queries/site/setting.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { answerDays } from '#domain/content/demand.ts'
import { ROLES_THAT_MAY } from '#domain/identity/staff-role.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { excerpt, QUESTION_EXCERPT_LENGTH } from '#domain/text/thai-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'

export async function readStaffDemands(
  { staff, server }: FastifyRequest,
  query: {
    page?: string
    q?: string
    status?: 'answered' | 'received' | 'working' | 'open' | 'all'
    of?: 'me' | 'nobody'
  },
) {
  const now = new Date()
  const { page, limit, offset } = pageOf(query.page)
  const { status = 'open' } = query
  const { rows, total } = await readAs(server.db, { staff: staff.login }, (trx) =>
    demandInbox(trx, {
      status: status === 'all' ? undefined : status,
      assigned: query.of && { to: query.of === 'me' ? staff.login : null },
      words: wordsOf(query.q ?? ''),
      limit,
      offset,
    }),
  )
  const counts = await demandCounts(server.db, staff.login)
  const demands = rows.map((row) => inboxDemand(row, now))
  return dataReply({ page, pages: pagesOf(total), total, counts, demands })
}

export async function readStaffDemand(
  { staff, server }: FastifyRequest,
  params: { demandId: string },
) {
  const demand = await readDemand(server.db, staff.login, Number(params.demandId))
  if (!demand) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
  return dataReply(demand)
}

export async function readDemandFigures({ staff, server }: FastifyRequest) {
  const now = new Date()
  const { open } = await demandCounts(server.db, staff.login)
  const oldest = await oldestOpenDemand(server.db)
  const year = await answerTime(server.db, now)
  const months = await answersByMonth(server.db, now)
  const days = (seconds: number | null) => (seconds === null ? null : answerDays(seconds))
  return dataReply({
    open,
    oldest_days: oldest && days((now.getTime() - oldest.getTime()) / 1000),
    median_days: days(year.median_seconds),
    answered: year.answered,
    months: months.map(({ median_seconds, ...month }) => ({
      ...month,
      median_days: days(median_seconds),
    })),
  })
}

// A matter of the members' voice as officers see it.

type Row = Awaited<ReturnType<typeof demandInbox>>['rows'][number]

function inboxDemand(row: Row, now: Date): DemandInbox['demands'][number] {
  const until = row.answered_at ?? now
  return {
    demand_id: row.demand_id,
    kind: row.kind,
    subject: row.subject,
    excerpt: excerpt(row.body, QUESTION_EXCERPT_LENGTH),
    sent_at: row.sent_at.toISOString(),
    status: row.status,
    assigned: row.assigned,
    published: row.published_at !== null && row.published_at <= now,
    files: row.files,
    days: answerDays((until.getTime() - row.sent_at.getTime()) / 1000),
  }
}

/** Read in the officer's name: who wrote is told to nobody else. */
function readDemand(
  db: Db,
  officer: string,
  demandId: number,
): Promise<OfficersDemand | undefined> {
  return readAs(db, { staff: officer }, async (trx) => {
    const row = await demandForOfficers(trx, demandId)
    if (!row) return undefined
    const steps = await stepsOf(trx, demandId)
    const notes = await notesOn(trx, demandId)
    const { coopNameTH = '' } = await settings(trx)
    return {
      demand_id: row.demand_id,
      kind: row.kind,
      status: row.status,
      sent_at: row.sent_at.toISOString(),
      sent: { subject: row.sent_subject, body: row.sent_body },
      sender: { anonymous: row.anonymous, name: row.name, contact: row.contact },
      files: await filesOfDemand(trx, demandId),
      shown: {
        subject: row.subject,
        body: row.body,
        published_at: row.published_at?.toISOString() ?? null,
      },
      answer: answerIn(row),
      assigned:
        row.assigned_to === null ? null : { login: row.assigned_to, name: row.assigned ?? '' },
      steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
      notes: notes.map(withInstants),
      officers: await officersOf(trx, ROLES_THAT_MAY.voices),
      answers_as: coopNameTH,
    }
  })
}

interface Answered {
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

function answerIn({ answer, answered_by, answered_at }: Answered): OfficersDemand['answer'] {
  if (!(answer && answered_by && answered_at)) return null
  return { body: answer, answered_by, answered_at: answered_at.toISOString() }
}

export async function sendDemandFile(
  request: FastifyRequest,
  params: { fileId: string; demandId: string },
  reply: FastifyReply,
) {
  const { staff } = request
  const demand_id = Number(params.demandId)
  const file = await readAs(request.server.db, { staff: staff.login }, (trx) =>
    demandFile(trx, demand_id, params.fileId),
  )
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์นี้')
  const detail = { demand_id, name: file.name }
  await recordAudit(request.server.db, request, { action: 'demand.file_open', detail })
  reply.type(file.kind).header('content-disposition', savedAs(file.name))
  return reply.send(file.bytes)
}
