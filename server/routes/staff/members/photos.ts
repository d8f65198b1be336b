// Members' photos are shown to them at once; an officer looks at each afterwards.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { MemberNo } from '#contract/staff/member.ts'
import { PhotoDecision, PhotoQueueReply } from '#contract/staff/requests.ts'
import { PageNumber } from '#server/http/paging.ts'
import { decideOnPhoto, readWaitingPhotos } from '#server/requests/decide-photos.ts'

const SERVE = { authz: 'staff', may: 'serve_members' } as const

export const staffPhotoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/photos',
    {
      config: SERVE,
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('waiting', 'approved', 'refused')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: PhotoQueueReply },
      },
    },
    ({ query }) => readWaitingPhotos(app, query),
  )

  // Decided again as often as need be: that is how a slip of the finger is undone.
  app.post(
    '/api/admin/photos/:no/decide',
    {
      config: SERVE,
      schema: {
        params: Type.Object({ no: MemberNo }),
        body: PhotoDecision,
        response: { 200: OkReply },
      },
    },
    (request) => decideOnPhoto(request, request.params, request.body),
  )
}
