import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  ResultFileQuery,
  ResultMonth,
  ResultUploadQuery,
  ResultUploadReply,
} from '#contract/unit/result.ts'
import { RESULT_FILE_MAX } from '#imports/unit-result/read-file.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { takeResultFile } from '#server/units/result/take-result-file.ts'
import { attachSlip, sendOwnSlip } from '#server/units/result/transfer-slip.ts'
import { PAPER_MAX } from '#server/uploads/sent-paper.ts'

/** Files of a unit: the body is the file itself, and is looked at rather than believed. */
export const unitResultUploadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: RESULT_FILE_MAX },
    (_, body, done) => done(null, body),
  )

  app.post(
    '/result/file',
    {
      config: { authz: 'unit' },
      bodyLimit: RESULT_FILE_MAX,
      schema: {
        querystring: ResultFileQuery,
        body: Type.Unsafe<Buffer>({}),
        response: { 200: ResultUploadReply },
      },
    },
    (request) => takeResultFile(request, request.query, request.body),
  )

  app.post(
    '/result/slip',
    {
      config: { authz: 'unit' },
      bodyLimit: PAPER_MAX,
      schema: {
        querystring: ResultUploadQuery,
        body: Type.Unsafe<Buffer>({}),
        response: { 200: OkReply },
      },
    },
    (request) => attachSlip(request, request.query, request.body),
  )

  app.get(
    '/result/slip',
    {
      config: { authz: 'unit', answers: 'file' },
      schema: { querystring: ResultMonth, response: { 200: PaperBytes } },
    },
    (request, reply) => sendOwnSlip(request, request.query, reply),
  )
}
