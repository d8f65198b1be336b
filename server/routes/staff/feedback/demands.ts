// The inbox of the members' voice: reading it, and how quickly it is answered.

import { Type } from 'typebox'
import { Closed } from '#contract/shared/shapes.ts'
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
import { forStaff, routes } from '#server/http/routes.ts'

const voices = forStaff('voices')

export const staffDemandRoutes = routes(
  voices.get(
    '/demands',
    {
      query: Closed({
        status: Type.Optional(InboxStatus),
        of: Type.Optional(
          Type.Union([Type.Literal('me'), Type.Literal('nobody')], { title: 'ผู้รับผิดชอบ' }),
        ),
        q: Words,
        page: PageNumber,
      }),
      reply: DemandInboxReply,
    },
    readStaffDemands,
  ),
  voices.get(
    '/demands/:demandId',
    { params: Type.Object({ demandId: Id }), reply: OfficersDemandReply },
    readStaffDemand,
  ),
  voices.get('/demand-figures', { reply: DemandFiguresReply }, readDemandFigures),
)
