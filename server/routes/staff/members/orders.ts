// Orders to the core system: built by one, released by another.

import { Type } from 'typebox'
import {
  OrderBatchesReply,
  OrderBatchReply,
  OrderReason,
  OrderResultBody,
} from '#contract/staff/desk/orders.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { buildBatch, buildReversal } from '#server/request-desk/orders/build-batch.ts'
import { recordOrderResult } from '#server/request-desk/orders/record-result.ts'
import { cancelBatch, releaseBatch } from '#server/request-desk/orders/release-batch.ts'
import {
  readBatch,
  readBatches,
  sendBatchFile,
  sendBatchPaper,
} from '#server/request-desk/orders/show-batches.ts'
import { seeProblem } from '#server/request-desk/orders/take-answers.ts'

const see = forStaff('see_requests')
const release = forStaff('release_orders')
const OfProblem = Type.Object({ problemId: Id })
const OfBatch = Type.Object({ batchId: Id })

export const orderRoutes = routes(
  see.get('/orders', { reply: OrderBatchesReply }, readBatches),
  see.get('/orders/:batchId', { params: OfBatch, reply: OrderBatchReply }, readBatch),
  release.act('/orders', {}, buildBatch),
  release.act('/orders/:batchId/release', { stepUp: true, params: OfBatch }, releaseBatch),
  release.act('/orders/:batchId/cancellation', { params: OfBatch, body: OrderReason }, cancelBatch),
  release.act('/orders/:batchId/reversal', { params: OfBatch, body: OrderReason }, buildReversal),
  release.act(
    '/orders/:batchId/results',
    { params: OfBatch, body: OrderResultBody },
    recordOrderResult,
  ),
  release.act('/order_problems/:problemId/seen', { params: OfProblem }, seeProblem),
  release.file('/orders/:batchId/file', { params: OfBatch }, sendBatchFile),
  release.file('/orders/:batchId/pdf', { params: OfBatch }, sendBatchPaper),
)
