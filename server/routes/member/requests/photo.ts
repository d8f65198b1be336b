import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PhotoReply, PhotoUpload } from '#contract/member/files.ts'
import { OkReply } from '#contract/member/identity.ts'
import { sendOwnPhoto, setOwnPhoto } from '#server/requests/photo.ts'

const BODY_MAX = 3 * 1024 * 1024

export const photoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/photo',
    {
      config: { authz: 'member', readSafe: true },
      schema: { response: { 200: PhotoReply } },
    },
    (request) => sendOwnPhoto(request),
  )

  app.post(
    '/wwwupload',
    {
      config: { authz: 'member' },
      bodyLimit: BODY_MAX,
      schema: { body: PhotoUpload, response: { 200: OkReply } },
    },
    (request) => setOwnPhoto(request, request.body),
  )
}
