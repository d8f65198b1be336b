import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { CountReply, Figures, GraveAct, YearParams } from '#contract/staff/election.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import {
  countVisibleTo,
  discardCounts,
  publishCount,
  typeCount,
  withdrawCount,
} from '#server/site/count-election.ts'

const DOORS = [
  { path: 'count', may: 'content', entry: 1 },
  { path: 'check', may: 'check_results', entry: 2 },
] as const

export const electionCountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const { path, may, entry } of DOORS) {
    const url = `/api/admin/elections/:year/${path}`
    const config = { authz: 'staff', may } as const
    app.get(
      url,
      { config, schema: { params: YearParams, response: { 200: CountReply } } },
      async ({ params, staff }) => seen(Number(params.year), staff.login),
    )
    app.post(
      url,
      { config, schema: { params: YearParams, body: Figures, response: { 200: CountReply } } },
      async (request) => {
        const year = Number(request.params.year)
        const { login } = request.staff
        await told(request, year, `election.${path}`, (trx) =>
          typeCount(trx, { year, entry, login, figures: request.body }),
        )
        return seen(year, login)
      },
    )
  }

  // biome-ignore format: one row an act
  for (const { path, act } of [
    { path: 'publish',  act: (trx: Db, year: number, login: string) => publishCount(trx, year, login) },
    { path: 'withdraw', act: withdrawCount },
    { path: 'discard',  act: discardCounts },
  ] as const) {
    app.post(
      `/api/admin/elections/:year/check/${path}`,
      {
        config: { authz: 'staff', may: 'check_results', stepUp: true },
        schema: { params: YearParams, body: GraveAct, response: { 200: CountReply } },
      },
      async (request) => {
        const year = Number(request.params.year)
        const { login } = request.staff
        const reason = visitorLine(request.body.reason ?? '')
        if (path !== 'publish' && reason.length < 10)
          throw new Refusal(400, 'กรุณากรอกเหตุผลอย่างน้อย 10 ตัวอักษร')
        await told(request, year, `election.${path}`, (trx) => act(trx, year, login), reason)
        return seen(year, login)
      },
    )
  }

  async function seen(year: number, login: string) {
    return { rc_code: '1' as const, data: await countVisibleTo(app.db, year, login) }
  }

  function told(
    request: FastifyRequest,
    year: number,
    action: AuditAction,
    act: (trx: Db) => Promise<void>,
    reason = '',
  ) {
    return inTransaction(app.db, async (trx) => {
      await act(trx)
      await recordAudit(trx, request, { action, detail: { year, ...(reason && { reason }) } })
    })
  }
}
