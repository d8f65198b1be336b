import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  NewUnitUser,
  UnitCodeReply,
  UnitParams,
  UnitUserChange,
  UnitUserParams,
} from '#contract/staff/units.ts'
import { addUnitUser, issueUnitUserCode, saveUnitUser } from '#server/units/staff/users.ts'

const SERVE = { authz: 'staff', may: 'serve_units' } as const

export const unitUserRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/:unitNo/users',
    {
      config: SERVE,
      schema: { params: UnitParams, body: NewUnitUser, response: { 200: OkReply } },
    },
    (request) => addUnitUser(request, request.params, request.body),
  )

  app.post(
    '/api/admin/units/:unitNo/users/:login',
    {
      config: SERVE,
      schema: { params: UnitUserParams, body: UnitUserChange, response: { 200: OkReply } },
    },
    (request) => saveUnitUser(request, request.params, request.body),
  )

  app.post(
    '/api/admin/units/:unitNo/users/:login/code',
    {
      // Whoever has the code is that person: not from a screen that was left open.
      config: { ...SERVE, stepUp: true },
      schema: { params: UnitUserParams, body: NoBody, response: { 200: UnitCodeReply } },
    },
    (request) => issueUnitUserCode(request, request.params),
  )
}
