import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PayrollQuery } from '#contract/unit/layout.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { sendPayrollFile } from '#server/units/papers/payroll.ts'
import { UNIT_PAPER } from '#server/units/unit-paper.ts'

/** รายงานการหักส่ง, the one file with national ids in it, where its layout asks for them. */
export const payrollRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/payroll',
    { config: UNIT_PAPER, schema: { body: PayrollQuery, response: { 200: PaperBytes } } },
    (request, reply) => sendPayrollFile(request, request.body, reply),
  )
}
