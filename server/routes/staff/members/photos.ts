// Members' photos are shown to them at once; an officer looks at each afterwards.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Closed, OneOf } from '#contract/shared/shapes.ts'
import { MemberNo } from '#contract/staff/member.ts'
import { PhotoDecision, PhotoQueueReply } from '#contract/staff/requests.ts'
import { PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { decideOnPhoto, readWaitingPhotos } from '#server/requests/decide-photos.ts'

const serveMembers = forStaff('serve_members')

export const staffPhotoRoutes = routes(
  serveMembers.get(
    '/photos',
    {
      query: Closed({
        state: Type.Optional(OneOf('waiting', 'approved', 'refused')),
        page: PageNumber,
      }),
      reply: PhotoQueueReply,
    },
    ({ server }, query) => readWaitingPhotos(server, query),
  ),

  // Decided again as often as need be: that is how a slip of the finger is undone.
  serveMembers.post(
    '/photos/:no/decide',
    { params: Type.Object({ no: MemberNo }), body: PhotoDecision, reply: OkReply },
    decideOnPhoto,
  ),
)
