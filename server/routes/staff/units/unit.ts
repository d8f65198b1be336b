import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { UnitContact, UnitDetailQuery, UnitDetailReply, UnitParams } from '#contract/staff/units.ts'
import { ResultMonth, ResultQuery, UnitResultReply } from '#contract/unit/result.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import {
  readResultForStaff,
  readUnitForStaff,
  saveUnitContact,
  sendSlipForStaff,
} from '#server/units/staff/unit.ts'

const SEE = { authz: 'staff', may: 'see_units' } as const

export const oneUnitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/units/:unitNo',
    {
      config: SEE,
      schema: {
        params: UnitParams,
        querystring: UnitDetailQuery,
        response: { 200: UnitDetailReply },
      },
    },
    (request) => readUnitForStaff(request, request.params, request.query),
  )

  app.get(
    '/api/admin/units/:unitNo/result',
    {
      config: SEE,
      schema: { params: UnitParams, querystring: ResultQuery, response: { 200: UnitResultReply } },
    },
    (request) => readResultForStaff(request, request.params, request.query),
  )

  app.get(
    '/api/admin/units/:unitNo/slip',
    {
      config: { ...SEE, answers: 'file' },
      schema: { params: UnitParams, querystring: ResultMonth, response: { 200: PaperBytes } },
    },
    (request, reply) => sendSlipForStaff(request, request.params, request.query, reply),
  )

  app.post(
    '/api/admin/units/:unitNo/contact',
    {
      config: { authz: 'staff', may: 'serve_units' },
      schema: { params: UnitParams, body: UnitContact, response: { 200: OkReply } },
    },
    (request) => saveUnitContact(request, request.params, request.body),
  )
}
