import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  PieceQuery,
  PieceReply,
  RemoveFile,
  SetParams,
  SetReply,
  StartedReply,
  StartRun,
} from '#contract/staff/imports.ts'
import {
  discardSet,
  openSet,
  readSet,
  removeSetFile,
  startImportOfSet,
  takePiece,
} from '#server/imports/receive-set.ts'

/** A set comes in pieces, is looked at, and becomes a run. */
export const importSetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'import' } as const
  app.post(
    '/api/admin/imports/sets',
    { config, schema: { body: NoBody, response: { 200: SetReply } } },
    (request) => openSet(request),
  )

  app.get(
    '/api/admin/imports/sets/:set',
    { config, schema: { params: SetParams, response: { 200: SetReply } } },
    (request) => readSet(request, request.params),
  )

  await app.register(async (pieces) => {
    pieces.removeAllContentTypeParsers()
    // Handed on as it comes, and never held in memory as a whole.
    pieces.addContentTypeParser('application/octet-stream', (_, payload, done) =>
      done(null, payload),
    )
    pieces.post<{ Params: { set: string }; Querystring: { name: string; at: string } }>(
      '/api/admin/imports/sets/:set/pieces',
      {
        config,
        schema: {
          params: SetParams,
          querystring: PieceQuery,
          body: Type.Unsafe<Readable>({}),
          response: { 200: PieceReply },
        },
      },
      (request) => takePiece(request, request.params, request.query, request.body),
    )
  })

  app.post(
    '/api/admin/imports/sets/:set/remove',
    { config, schema: { params: SetParams, body: RemoveFile, response: { 200: SetReply } } },
    (request) => removeSetFile(request, request.params, request.body),
  )

  app.post(
    '/api/admin/imports/sets/:set/forget',
    { config, schema: { params: SetParams, body: NoBody, response: { 200: SetReply } } },
    (request) => discardSet(request, request.params),
  )

  app.post(
    '/api/admin/imports/sets/:set/run',
    { config, schema: { params: SetParams, body: StartRun, response: { 200: StartedReply } } },
    (request) => startImportOfSet(request, request.params, request.body),
  )
}
