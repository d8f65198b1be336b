// The rows that the morning page's figures open: who is behind, which is recorded, and how each unit pays.

import type { FastifyRequest } from 'fastify'
import type {
  Behind,
  BehindQuery,
  UnitStandings,
  UnitStandingsQuery,
} from '#contract/staff/morning/morning.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { type BehindRow, membersBehind, unitStandings } from '#database/queries/morning/behind.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'

export async function readBehind(request: FastifyRequest, query: BehindQuery) {
  const { server, staff } = request
  const { page, limit, offset } = pageOf(query.page)
  const { found, published } = await readAs(server.db, { staff: staff.login }, async (trx) => ({
    found: await membersBehind(trx, query, { limit, offset }),
    published: await publicationNow(trx),
  }))
  const members = found.rows.map(behindMember)
  await recordAudit(server.db, request, {
    action: 'morning.behind',
    detail: { found: found.people, rows: members.length, ...wordsOf(query) },
  })
  const data: Behind = {
    as_of: published?.as_of ?? null,
    page,
    pages: pagesOf(found.people),
    total: found.people,
    amount: found.amount,
    members,
  }
  return dataReply(data)
}

export function behindMember(row: BehindRow) {
  const { membership_no, unit, periods, loans, amount, since, cause } = row
  return { membership_no, name: fullName(row), unit, periods, loans, amount, since, cause }
}

/** What was asked for, as it is written down. */
export function wordsOf({ age, cause }: BehindQuery): { asked?: string } {
  const asked = [age, cause].filter(Boolean).join(' ')
  return asked === '' ? {} : { asked }
}

export async function readUnitStandings(
  { server, staff }: FastifyRequest,
  { group, late, page: asked }: UnitStandingsQuery,
) {
  const { page, limit, offset } = pageOf(asked)
  const { found, published } = await readAs(server.db, { staff: staff.login }, async (trx) => ({
    found: await unitStandings(trx, { group, late: late === 'yes' }, { limit, offset }),
    published: await publicationNow(trx),
  }))
  const data: UnitStandings = {
    as_of: published?.as_of ?? null,
    page,
    pages: pagesOf(found.total),
    total: found.total,
    units: found.rows,
  }
  return dataReply(data)
}
