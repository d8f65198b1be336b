import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { DataCopyRequest } from '#contract/member/access.ts'
import { sendDataCopy } from '#server/papers/member/data-copy.ts'
import { MEMBER_PAPER, PAPER_REPLY } from '#server/papers/member-paper.ts'

// Many tables: a CSV file holds one.
const BookParams = Type.Object({
  format: Type.Unsafe<'pdf' | 'xlsx'>(Type.String({ pattern: '^(pdf|xlsx)$', title: 'ชนิดเอกสาร' })),
})

export const dataCopyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/papers/data_copy/:format',
    {
      config: MEMBER_PAPER,
      schema: { params: BookParams, body: DataCopyRequest, response: PAPER_REPLY },
    },
    (request, reply) => sendDataCopy(request, request.params, request.body, reply),
  )
}
