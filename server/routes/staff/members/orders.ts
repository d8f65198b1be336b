// Orders to the core system: built by one, released by another.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  OrderBatchesReply,
  OrderBatchReply,
  OrderReason,
  OrderResultBody,
} from '#contract/staff/desk/orders.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'
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
  release.post('/orders', { body: NoBody, reply: OkReply }, buildBatch),
  release.post(
    '/orders/:batchId/release',
    { stepUp: true, params: OfBatch, body: NoBody, reply: OkReply },
    releaseBatch,
  ),
  release.post(
    '/orders/:batchId/cancellation',
    { params: OfBatch, body: OrderReason, reply: OkReply },
    cancelBatch,
  ),
  release.post(
    '/orders/:batchId/reversal',
    { params: OfBatch, body: OrderReason, reply: OkReply },
    buildReversal,
  ),
  release.post(
    '/orders/:batchId/results',
    { params: OfBatch, body: OrderResultBody, reply: OkReply },
    recordOrderResult,
  ),
  release.post(
    '/order_problems/:problemId/seen',
    { params: OfProblem, body: NoBody, reply: OkReply },
    seeProblem,
  ),
  release.get(
    '/orders/:batchId/file',
    { answers: 'file', params: OfBatch, reply: PaperBytes },
    sendBatchFile,
  ),
  release.get(
    '/orders/:batchId/pdf',
    { answers: 'file', params: OfBatch, reply: PaperBytes },
    sendBatchPaper,
  ),
)
