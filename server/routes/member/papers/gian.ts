import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { beneficiaryForm } from '#documents/member/beneficiary-form.ts'
import { NoQuery } from '#server/member-figures/period-query.ts'
import { memberPaper, readHolder, sendMemberPaper } from '#server/papers/member-paper.ts'
import { readGian } from '../figures/gian.ts'

export const gianPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/papers/gian/:format', memberPaper(NoQuery), async (request, reply) =>
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
