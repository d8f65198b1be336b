// Words and writers that are kept off the board, each for a reason and until a day.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { BlockListReply, NewBlock } from '#contract/staff/board.ts'
import { blockWriter, readBlocks, unblockWriter } from '#server/feedback/blocks.ts'
import { Id } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const

export const staffBlockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/blocks',
    { config: VOICES, schema: { response: { 200: BlockListReply } } },
    () => readBlocks(app),
  )

  app.post(
    '/api/admin/blocks',
    { config: VOICES, schema: { body: NewBlock, response: { 200: OkReply } } },
    (request) => blockWriter(request, request.body),
  )

  app.post(
    '/api/admin/blocks/:blockId/end',
    {
      config: VOICES,
      schema: {
        params: Type.Object({ blockId: Id }),
        body: NoBody,
        response: { 200: OkReply },
      },
    },
    (request) => unblockWriter(request, request.params),
  )
}
