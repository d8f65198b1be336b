import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { UploadQuery, UploadReply } from '#contract/member/files.ts'
import { uploadOwnFile } from '#server/requests/upload.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'

/** A paper that goes with a request to correct data. */
export const uploadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  takePapers(app)
  app.post(
    '/upload',
    {
      config: { authz: 'member' },
      bodyLimit: PAPER_MAX,
      schema: {
        querystring: UploadQuery,
        body: Type.Unsafe<Buffer>({}),
        response: { 200: UploadReply },
      },
    },
    (request) => uploadOwnFile(request, request.query, request.body),
  )
}
