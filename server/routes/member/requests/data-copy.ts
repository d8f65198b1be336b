import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DataCopyReply, DataCopyRequest } from '#contract/member/access.ts'
import { nightOf, portalOf } from '#database/queries/member/data-copy.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { requireOwnPassword } from '#server/identity/own-password.ts'

/** The one place where a member is told their national id and bank accounts in full (SEC-56). */
export const dataCopyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/data-copy',
    {
      config: { authz: 'member' },
      schema: { body: DataCopyRequest, response: { 200: DataCopyReply } },
    },
    async (request, reply) => {
      await requireOwnPassword(request, request.body.mem_password)
      const { membershipNo } = request.member
      const night = await nightOf(app.db, membershipNo, app.sealing)
      const portal = await portalOf(app.db, membershipNo)
      // Before anything leaves: a copy that nobody wrote down is not given.
      await recordAudit(app.db, request, { action: 'data.copy', detail: { form: 'json' } })
      const madeAt = new Date().toISOString()
      const name = `ข้อมูลของฉัน ${membershipNo} ${madeAt.slice(0, 10)}.json`
      reply.header('content-disposition', savedAs(name)).header('cache-control', 'no-store')
      return {
        rc_code: '1' as const,
        data: {
          membership_no: membershipNo,
          made_at: madeAt,
          as_of: night.asOf,
          night: night.tables,
          portal,
        },
      }
    },
  )
}
