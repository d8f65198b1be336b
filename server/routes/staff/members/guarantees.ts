// Loans that are behind, and the letters to guarantors: put together by one, let out by another.

import { Type } from 'typebox'
import {
  BoardQuery,
  DefaultDay,
  GuaranteeBoardReply,
  GuaranteeCaseReply,
  LetterBatchesReply,
  LetterBatchReply,
  LetterReason,
  LetterSigner,
  PostFile,
  PostReportReply,
  TaskResult,
} from '#contract/staff/desk/guarantees.ts'
import { sendBundle } from '#server/guarantee-watch/board/bundle.ts'
import { correctDay, endWatchTask } from '#server/guarantee-watch/board/correct-day.ts'
import { readBoard, readCase } from '#server/guarantee-watch/board/show-board.ts'
import { buildLetters } from '#server/guarantee-watch/letters/build-letters.ts'
import { sendLetter, sendLetterFile } from '#server/guarantee-watch/letters/print-letters.ts'
import { cancelLetters, releaseLetters } from '#server/guarantee-watch/letters/release-letters.ts'
import { readLetterBatch, readLetterBatches } from '#server/guarantee-watch/letters/show-letters.ts'
import { takePost } from '#server/guarantee-watch/letters/take-post.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const see = forStaff('see_requests')
const work = forStaff('check_requests')
const release = forStaff('release_orders')
const OfBatch = Type.Object({ batchId: Id })
const OfCase = Type.Object({ caseId: Id })
const OfTask = Type.Object({ taskId: Id })
const OfLetter = Type.Object({ letterId: Id })
/** JSON writes some letters of Thai in six bytes. */
const POST_BODY_MAX = 3 * 1024 * 1024

export const guaranteeRoutes = routes(
  see.get('/guarantees', { query: BoardQuery, reply: GuaranteeBoardReply }, readBoard),
  see.get('/guarantees/:caseId', { params: OfCase, reply: GuaranteeCaseReply }, readCase),
  work.file('/guarantees/:caseId/bundle', { params: OfCase }, sendBundle),
  work.act('/guarantees/:caseId/default_day', { params: OfCase, body: DefaultDay }, correctDay),
  work.act('/guarantee_tasks/:taskId/end', { params: OfTask, body: TaskResult }, endWatchTask),
  see.get('/letters', { reply: LetterBatchesReply }, readLetterBatches),
  see.get('/letters/:batchId', { params: OfBatch, reply: LetterBatchReply }, readLetterBatch),
  work.act('/letters', { body: LetterSigner }, buildLetters),
  release.act('/letters/:batchId/release', { stepUp: true, params: OfBatch }, releaseLetters),
  work.act(
    '/letters/:batchId/cancellation',
    { params: OfBatch, body: LetterReason },
    cancelLetters,
  ),
  work.file('/letters/:batchId/file', { params: OfBatch }, sendLetterFile),
  see.file('/letter/:letterId/pdf', { params: OfLetter }, sendLetter),
  work.post(
    '/letters/post',
    { bodyLimit: POST_BODY_MAX, body: PostFile, reply: PostReportReply },
    takePost,
  ),
)
