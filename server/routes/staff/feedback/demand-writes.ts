// What officers do with a matter of the members' voice. Each act is one transaction, with the matter locked.

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
import { forStaff, routes } from '#server/http/routes.ts'

const OfDemand = Type.Object({ demandId: Id })

const voices = forStaff('voices')

export const staffDemandWriteRoutes = routes(
  voices.post(
    '/demands/:demandId/assign',
    { params: OfDemand, body: Assigning, reply: OkReply },
    assignDemandTo,
  ),
  voices.post(
    '/demands/:demandId/status',
    { params: OfDemand, body: DemandStanding, reply: OkReply },
    moveDemand,
  ),
  voices.post(
    '/demands/:demandId/publish',
    { params: OfDemand, body: Publishing, reply: OkReply },
    showDemand,
  ),
  voices.post(
    '/demands/:demandId/answer',
    { params: OfDemand, body: Answering, reply: OkReply },
    replyToDemand,
  ),
  voices.post(
    '/demands/:demandId/note',
    { params: OfDemand, body: Noting, reply: OkReply },
    noteDemand,
  ),
)
