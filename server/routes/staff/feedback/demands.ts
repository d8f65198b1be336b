import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Closed } from '#contract/shared/shapes.ts'
import {
  Answering,
  Assigning,
  DemandFiguresReply,
  DemandInboxReply,
  DemandStanding,
  InboxStatus,
  Noting,
  OfficersDemandReply,
  Publishing,
} from '#contract/staff/demand.ts'
import {
  assignDemandTo,
  moveDemand,
  noteDemand,
  replyToDemand,
  showDemand,
} from '#server/feedback/handle-demand.ts'
import {
  readDemandFigures,
  readStaffDemand,
  readStaffDemands,
  sendDemandFile,
} from '#server/feedback/staff-demands.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'

const voices = forStaff('voices')
const OfDemand = Type.Object({ demandId: Id })

export const staffDemandRoutes = routes(
  // The inbox of the members' voice: reading it, and how quickly it is answered.
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

  // What officers do with a matter of the members' voice. Each act is one transaction, with the matter locked.
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

  // Saved and never opened in the page's own name: it came from outside.
  forStaff('voices').get(
    '/demands/:demandId/files/:fileId',
    {
      answers: 'file',
      params: Type.Object({ demandId: Id, fileId: Type.String({ format: 'uuid' }) }),
      reply: PaperBytes,
    },
    sendDemandFile,
  ),
)
