import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  ResultLeftOut,
  ResultLines,
  ResultMonth,
  ResultQuery,
  ResultTransfer,
  UnitResultReply,
} from '#contract/unit/result.ts'
import {
  correctResult,
  decideLines,
  leaveOut,
  readOwnResult,
  resetResult,
  saveTransfer,
  sendResult,
  takeRest,
} from '#server/units/result/report.ts'

const UNIT = { authz: 'unit' } as const

export const unitResultRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/result',
    { config: UNIT, schema: { querystring: ResultQuery, response: { 200: UnitResultReply } } },
    (request) => readOwnResult(request, request.query),
  )

  app.post(
    '/result/lines',
    { config: UNIT, schema: { body: ResultLines, response: { 200: OkReply } } },
    (request) => decideLines(request, request.body),
  )

  app.post(
    '/result/rest',
    { config: UNIT, schema: { body: ResultMonth, response: { 200: OkReply } } },
    (request) => takeRest(request, request.body),
  )

  app.post(
    '/result/left-out',
    { config: UNIT, schema: { body: ResultLeftOut, response: { 200: OkReply } } },
    (request) => leaveOut(request, request.body),
  )

  app.post(
    '/result/transfer',
    { config: UNIT, schema: { body: ResultTransfer, response: { 200: OkReply } } },
    (request) => saveTransfer(request, request.body),
  )

  app.post(
    '/result',
    { config: UNIT, schema: { body: ResultMonth, response: { 200: OkReply } } },
    (request) => sendResult(request, request.body),
  )

  app.post(
    '/result/correct',
    { config: UNIT, schema: { body: ResultMonth, response: { 200: OkReply } } },
    (request) => correctResult(request, request.body),
  )

  app.post(
    '/result/reset',
    { config: UNIT, schema: { body: ResultMonth, response: { 200: OkReply } } },
    (request) => resetResult(request, request.body),
  )
}
