import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Correction, CorrectionsReply } from '#contract/member/files.ts'
import { OkReply } from '#contract/member/identity.ts'
import { readOwnCorrections, requestCorrection } from '#server/requests/corrections.ts'

export const correctionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/correction',
    {
      config: { authz: 'member', readSafe: true },
      schema: { response: { 200: CorrectionsReply } },
    },
    (request) => readOwnCorrections(request),
  )

  app.post(
    '/correction',
    { config: { authz: 'member' }, schema: { body: Correction, response: { 200: OkReply } } },
    (request) => requestCorrection(request, request.body),
  )
}
