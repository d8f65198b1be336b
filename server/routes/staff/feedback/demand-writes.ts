// What officers do with a matter of the members' voice. Each act is one transaction, with the matter locked.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Answering, Assigning, DemandStanding, Noting, Publishing } from '#contract/staff/demand.ts'
import {
  assignDemandTo,
  moveDemand,
  noteDemand,
  replyToDemand,
  showDemand,
} from '#server/feedback/handle-demand.ts'
import { Id } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const
const OfDemand = Type.Object({ demandId: Id })

export const staffDemandWriteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/demands/:demandId/assign',
    { config: VOICES, schema: { params: OfDemand, body: Assigning, response: { 200: OkReply } } },
    (request) => assignDemandTo(request, request.params, request.body),
  )

  app.post(
    '/api/admin/demands/:demandId/status',
    {
      config: VOICES,
      schema: { params: OfDemand, body: DemandStanding, response: { 200: OkReply } },
    },
    (request) => moveDemand(request, request.params, request.body),
  )

  app.post(
    '/api/admin/demands/:demandId/publish',
    { config: VOICES, schema: { params: OfDemand, body: Publishing, response: { 200: OkReply } } },
    (request) => showDemand(request, request.params, request.body),
  )

  app.post(
    '/api/admin/demands/:demandId/answer',
    { config: VOICES, schema: { params: OfDemand, body: Answering, response: { 200: OkReply } } },
    (request) => replyToDemand(request, request.params, request.body),
  )

  app.post(
    '/api/admin/demands/:demandId/note',
    { config: VOICES, schema: { params: OfDemand, body: Noting, response: { 200: OkReply } } },
    (request) => noteDemand(request, request.params, request.body),
  )
}
