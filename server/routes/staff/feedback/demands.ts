// The inbox of the members' voice: reading it, and how quickly it is answered.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import {
  DemandFiguresReply,
  DemandInboxReply,
  InboxStatus,
  OfficersDemandReply,
} from '#contract/staff/demand.ts'
import {
  readDemandFigures,
  readStaffDemand,
  readStaffDemands,
} from '#server/feedback/staff-demands.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const

export const staffDemandRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/demands',
    {
      config: VOICES,
      schema: {
        querystring: Type.Object(
          {
            status: Type.Optional(InboxStatus),
            of: Type.Optional(
              Type.Union([Type.Literal('me'), Type.Literal('nobody')], { title: 'ผู้รับผิดชอบ' }),
            ),
            q: Words,
            page: PageNumber,
          },
          { additionalProperties: false },
        ),
        response: { 200: DemandInboxReply },
      },
    },
    (request) => readStaffDemands(request, request.query),
  )

  app.get(
    '/api/admin/demands/:demandId',
    {
      config: VOICES,
      schema: { params: Type.Object({ demandId: Id }), response: { 200: OfficersDemandReply } },
    },
    (request) => readStaffDemand(request, request.params),
  )

  app.get(
    '/api/admin/demand-figures',
    { config: VOICES, schema: { response: { 200: DemandFiguresReply } } },
    (request) => readDemandFigures(request),
  )
}
