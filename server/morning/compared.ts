// The rows under the tables that compare: people with the month before, contracts by quality and by quarter of granting. Looking is recorded.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileFormat } from '#contract/staff/morning/morning.ts'
import type {
  Contracts,
  ContractsQuery,
  Rolled,
  RolledQuery,
} from '#contract/staff/morning/rows.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  type ContractRow,
  contractsOf,
  membersRolled,
  type RolledRow,
} from '#database/queries/morning/compared.ts'
import { contractTable, rolledTable } from '#documents/staff/morning-rows.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { sendTables } from '#server/papers/paper.ts'
import { EVERYTHING, ofNight } from './exports.ts'

export async function readRolled(request: FastifyRequest, query: RolledQuery) {
  const { server, staff } = request
  const { page, limit, offset } = pageOf(query.page)
  const { found, published } = await readAs(server.db, { staff: staff.login }, async (trx) => ({
    found: await membersRolled(trx, query, { limit, offset }),
    published: await publicationNow(trx),
  }))
  const { people: total, since } = found
  const members = found.rows.map(rolledMember)
  await recordAudit(server.db, request, {
    action: 'morning.rolled',
    detail: { found: total, rows: members.length, ...asked(query.from, query.to) },
  })
  const list = { as_of: published?.as_of ?? null, page, pages: pagesOf(total), total }
  const data: Rolled = { ...list, since, members }
  return dataReply(data)
}

export async function exportRolled(
  request: FastifyRequest,
  { format }: FileFormat,
  query: RolledQuery,
  reply: FastifyReply,
) {
  const { rows, as_of } = await ofNight(request, (trx) => membersRolled(trx, query, EVERYTHING))
  await recordAudit(request.server.db, request, {
    action: 'morning.rolled_export',
    detail: { format, rows: rows.length, ...asked(query.from, query.to) },
  })
  const title = `สมาชิกค้างชำระเทียบเดือนก่อน_${filedDate(as_of)}`
  return sendTables(request, reply, {
    ...{ format, title, tables: [rolledTable(rows.map(rolledMember))] },
  })
}

export async function readContracts(request: FastifyRequest, query: ContractsQuery) {
  const { server, staff } = request
  const { page, limit, offset } = pageOf(query.page)
  const { found, published } = await readAs(server.db, { staff: staff.login }, async (trx) => ({
    found: await contractsOf(trx, query, { limit, offset }),
    published: await publicationNow(trx),
  }))
  const { total, balance } = found
  const contracts = found.rows.map(contract)
  await recordAudit(server.db, request, {
    action: 'morning.contracts',
    detail: { found: total, rows: contracts.length, ...askedContracts(query) },
  })
  const list = { as_of: published?.as_of ?? null, page, pages: pagesOf(total), total }
  const data: Contracts = { ...list, balance, contracts }
  return dataReply(data)
}

export async function exportContracts(
  request: FastifyRequest,
  { format }: FileFormat,
  query: ContractsQuery,
  reply: FastifyReply,
) {
  const { rows, as_of } = await ofNight(request, (trx) => contractsOf(trx, query, EVERYTHING))
  await recordAudit(request.server.db, request, {
    action: 'morning.contracts_export',
    detail: { format, rows: rows.length, ...askedContracts(query) },
  })
  const title = `สัญญาเงินกู้_${filedDate(as_of)}`
  return sendTables(request, reply, { format, title, tables: [contractTable(rows.map(contract))] })
}

function rolledMember(row: RolledRow) {
  const { membership_no, unit, before, now, amount } = row
  return { membership_no, name: fullName(row), unit, before, now, amount }
}

function contract(row: ContractRow) {
  const { loan_no, membership_no, opened_on, balance, months, late_on } = row
  return { loan_no, membership_no, name: fullName(row), opened_on, balance, months, late_on }
}

function askedContracts(query: ContractsQuery) {
  return asked(query.class, query.quarter, query.months)
}

/** What was asked for, as it is written down. */
function asked(...parts: (string | undefined)[]): { asked?: string } {
  const words = parts.filter(Boolean).join(' ')
  return words === '' ? {} : { asked: words }
}
