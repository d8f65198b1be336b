import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import { AuditChecksReply, AuditQuery, AuditReply } from '#contract/staff/monitoring.ts'
import { exportAudit, readAuditChecks, searchAudit, startAuditCheck } from '#server/audit/search.ts'
import { PaperBytes } from '#server/papers/paper.ts'

/** What was written down of everybody: read, sought, taken away and checked, but never changed. */
export const auditRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'audit' } as const

  app.get(
    '/api/admin/audit',
    { config, schema: { querystring: AuditQuery, response: { 200: AuditReply } } },
    ({ query }) => searchAudit(app, query),
  )

  for (const format of ['csv', 'xlsx'] as const)
    app.get(
      `/api/admin/audit/${format}`,
      {
        config: { ...config, answers: 'file' },
        schema: { querystring: AuditQuery, response: { 200: PaperBytes } },
      },
      (request, reply) => exportAudit(request, format, request.query, reply),
    )

  app.get(
    '/api/admin/audit/checks',
    { config, schema: { response: { 200: AuditChecksReply } } },
    () => readAuditChecks(app),
  )

  app.post(
    '/api/admin/audit/checks',
    { config, schema: { body: NoBody, response: { 200: AuditChecksReply } } },
    (request) => startAuditCheck(request),
  )
}
