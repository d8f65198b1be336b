import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { beneficiaryForm } from '#documents/member/beneficiary-form.ts'
import {
  FormatParams,
  MEMBER_PAPER,
  PAPER_REPLY,
  readHolder,
  sendMemberPaper,
} from '#server/member-paper.ts'
import { NoQuery } from '#server/period-query.ts'
import { readGian } from '../gian.ts'

export const gianPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/gian/:format',
    {
      config: MEMBER_PAPER,
      schema: { params: FormatParams, querystring: NoQuery, response: PAPER_REPLY },
    },
    async (request, reply) =>
      sendMemberPaper(request, reply, async (reading) => {
        const { beneficiaries } = await readGian(reading)
        return beneficiaryForm({
          asOf: reading.asOf,
          holder: await readHolder(reading),
          beneficiaries,
        })
      }),
  )
}
