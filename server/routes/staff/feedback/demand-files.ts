import { Type } from 'typebox'
import { sendDemandFile } from '#server/feedback/staff-demand-file.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'

export const staffDemandFileRoutes = routes(
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
