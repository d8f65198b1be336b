// Words and writers that are kept off the board, each for a reason and until a day.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { BlockListReply, NewBlock } from '#contract/staff/board.ts'
import { blockWriter, readBlocks, unblockWriter } from '#server/feedback/blocks.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const voices = forStaff('voices')

export const staffBlockRoutes = routes(
  voices.get('/blocks', { reply: BlockListReply }, ({ server }) => readBlocks(server)),
  voices.post('/blocks', { body: NewBlock, reply: OkReply }, blockWriter),
  voices.post(
    '/blocks/:blockId/end',
    { params: Type.Object({ blockId: Id }), body: NoBody, reply: OkReply },
    unblockWriter,
  ),
)
