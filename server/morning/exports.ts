// The morning page's tables, to be taken away; what is taken is recorded.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  BehindQuery,
  FileFormat,
  UnitStandingsQuery,
} from '#contract/staff/morning/morning.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { membersBehind, unitStandings } from '#database/queries/morning/behind.ts'
import { behindTable, figureTables, unitStandingTable } from '#documents/staff/morning.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { sendTables } from '#server/papers/paper.ts'
import { behindMember, wordsOf } from './lists.ts'
import { morningFigures } from './read-morning.ts'

export const EVERYTHING = { limit: 1_000_000, offset: 0 }

export async function exportMorning(
  request: FastifyRequest,
  { format }: FileFormat,
  reply: FastifyReply,
) {
  const figures = await morningFigures(request)
  if (!figures) throw noFigures()
  await recordAudit(request.server.db, request, { action: 'morning.export', detail: { format } })
  const title = `รายงานเช้า_${filedDate(figures.as_of)}`
  return sendTables(request, reply, { format, title, tables: figureTables(figures) })
}

export async function exportBehind(
  request: FastifyRequest,
  { format }: FileFormat,
  query: BehindQuery,
  reply: FastifyReply,
) {
  const { rows, as_of } = await ofNight(request, (trx) => membersBehind(trx, query, EVERYTHING))
  await recordAudit(request.server.db, request, {
    action: 'morning.behind_export',
    detail: { format, rows: rows.length, ...wordsOf(query) },
  })
  const title = `สมาชิกค้างชำระ_${filedDate(as_of)}`
  const tables = [behindTable(rows.map(behindMember))]
  return sendTables(request, reply, { format, title, tables })
}

export async function exportUnitStandings(
  request: FastifyRequest,
  { format }: FileFormat,
  { group, late }: UnitStandingsQuery,
  reply: FastifyReply,
) {
  const { rows, as_of } = await ofNight(request, (trx) =>
    unitStandings(trx, { group, late: late === 'yes' }, EVERYTHING),
  )
  await recordAudit(request.server.db, request, {
    action: 'morning.units_export',
    detail: { format, rows: rows.length },
  })
  const title = `หน่วยงานตรงเวลา_${filedDate(as_of)}`
  return sendTables(request, reply, { format, title, tables: [unitStandingTable(rows)] })
}

/** The rows of the published night, and which night that is. */
export function ofNight<T>(
  { server, staff }: FastifyRequest,
  ask: (trx: typeof server.db) => Promise<{ rows: T[] }>,
) {
  return readAs(server.db, { staff: staff.login }, async (trx) => {
    const published = await publicationNow(trx)
    if (!published) throw noFigures()
    return { rows: (await ask(trx)).rows, as_of: published.as_of }
  })
}

function noFigures(): Refusal {
  return new Refusal(404, 'ยังไม่มีตัวเลข จะมีเมื่อเผยแพร่ข้อมูลรายวันครั้งถัดไป')
}
