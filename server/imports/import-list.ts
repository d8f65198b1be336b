import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { officersOf } from '#database/queries/identity/staff.ts'
import {
  importRun,
  importRuns,
  needsTwoPeople,
  problemsOf,
  publishedRuns,
} from '#database/queries/import/import-run.ts'
import { problemsTable } from '#documents/staff/import-problems.ts'
import { may, ROLES_THAT_MAY } from '#domain/identity/staff-role.ts'
import { PROBLEMS_MAX } from '#imports/night/problems.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { cooperativeOf, sendFile, tableBody } from '#server/papers/paper.ts'
import { comparedFiles, rowsOf, runDetail, withTrueState } from './night-runs.ts'

const PAGE = 20

const NO_RUN_YET = 2 ** 31 - 1

const PROBLEMS_PAGE = 50

export async function readImports({ server: app }: FastifyRequest, query: { before?: string }) {
  const before = Number(query.before ?? NO_RUN_YET)
  const found = await importRuns(app.db, { before, limit: PAGE + 1 })
  const runs = await withTrueState(app.db, found.slice(0, PAGE))
  const published = await publishedRuns(app.db)
  return dataReply({
    runs: await rowsOf(app.db, runs),
    next: found.length > PAGE ? (runs.at(-1)?.run_id ?? null) : null,
    published: published
      ? {
          run_id: published.run_id,
          as_of: published.as_of,
          published_at: published.published_at.toISOString(),
          files: (await comparedFiles(app.db, published.run_id, undefined)).map(
            ({ data_set, thai, rows }) => ({ data_set, thai, rows }),
          ),
        }
      : null,
    two_people: await needsTwoPeople(app.db),
    ...(await movers(app.db)),
  })
}

export async function readImport({ staff, server }: FastifyRequest, params: { run: string }) {
  const data = await runDetail(server.db, Number(params.run), staff)
  if (!data) throw noSuchRun()
  return dataReply(data)
}

export async function readImportProblems(
  { server: app }: FastifyRequest,
  params: { run: string },
  query: { after?: string },
) {
  const asked = { after: Number(query.after ?? 0), limit: PROBLEMS_PAGE + 1 }
  const found = await problemsOf(app.db, Number(params.run), asked)
  const problems = found
    .slice(0, PROBLEMS_PAGE)
    .map(({ column_name: column, ...problem }) => ({ ...problem, column }))
  const next = found.length > PROBLEMS_PAGE ? (problems.at(-1)?.seq ?? null) : null
  return dataReply({ problems, next })
}

export async function sendImportProblems(
  request: FastifyRequest,
  params: { format: 'xlsx' | 'csv'; run: string },
  reply: FastifyReply,
) {
  const { run, format } = params
  if (!(await importRun(request.server.db, Number(run)))) throw noSuchRun()
  const found = await problemsOf(request.server.db, Number(run), { after: 0, limit: PROBLEMS_MAX })
  const table = problemsTable(
    found.map(({ column_name: column, ...problem }) => ({ ...problem, column })),
  )
  const title = `ปัญหาของการนำเข้ารอบที่ ${run}`
  const { nameTh: author } = await cooperativeOf(request.server)
  const book = { title, author, printedAt: new Date(), tables: [table] }
  const body = await tableBody(format, book)
  return sendFile(request, reply, { ...body, name: `${title}.${format}` })
}

/** Who may let a night out; whoever may bring one in too is named. */
async function movers(db: Db) {
  const approvers = await officersOf(db, ROLES_THAT_MAY.approve_import)
  const both = approvers.filter(({ roles }) => may(roles, 'import'))
  return { approvers: approvers.length, in_both_roles: both.map(({ name }) => name) }
}

export function noSuchRun(): Refusal {
  return new Refusal(404, 'ไม่พบการนำเข้ารอบนี้')
}
