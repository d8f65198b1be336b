import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
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
import { isImportAtWork } from '#database/queries/import/import-run.ts'
import { addImportSet, importSetOf } from '#database/queries/import/import-set.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '#server/http/errors.ts'
import {
  addPiece,
  filesIn,
  folderOf,
  forgetOldSets,
  forgetSet,
  PIECE_MAX,
  removeFile,
  SET_MAX,
  sourceIn,
} from '#server/imports/import-sets.ts'
import { ANOTHER_RUNS, startRun } from '#server/imports/start-import-of-set.ts'

/** A set comes in pieces, is looked at, and becomes a run. */
export const importSetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'import' } as const
  const { dataDir } = app.settings

  async function ownFolder({ staff }: FastifyRequest, set: string): Promise<string> {
    const found = await importSetOf(app.db, staff.login, set)
    if (!found) throw new Refusal(404, 'ไม่พบชุดข้อมูลนี้ กรุณาเริ่มนำเข้าใหม่')
    if (found.run_id !== null) throw new Refusal(409, 'ชุดข้อมูลนี้เริ่มนำเข้าแล้ว')
    return folderOf(dataDir, set)
  }

  async function answer(set: string) {
    const files = await filesIn(folderOf(dataDir, set))
    return {
      rc_code: '1' as const,
      data: { set, files, piece_max: PIECE_MAX, set_max: SET_MAX },
    }
  }

  app.post(
    '/api/admin/imports/sets',
    { config, schema: { body: NoBody, response: { 200: SetReply } } },
    async ({ staff }) => {
      const now = new Date()
      await forgetOldSets(app.db, dataDir, now)
      const setId = randomUUID()
      await addImportSet(app.db, { setId, madeBy: staff.login, now })
      return answer(setId)
    },
  )

  app.get(
    '/api/admin/imports/sets/:set',
    { config, schema: { params: SetParams, response: { 200: SetReply } } },
    async (request) => {
      await ownFolder(request, request.params.set)
      return answer(request.params.set)
    },
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
      async (request) => {
        const folder = await ownFolder(request, request.params.set)
        const { name, at } = request.query
        const data = await addPiece(folder, { name, at: Number(at) }, request.body as Readable)
        return { rc_code: '1' as const, data }
      },
    )
  })

  app.post(
    '/api/admin/imports/sets/:set/remove',
    { config, schema: { params: SetParams, body: RemoveFile, response: { 200: SetReply } } },
    async (request) => {
      await removeFile(await ownFolder(request, request.params.set), request.body.name)
      return answer(request.params.set)
    },
  )

  app.post(
    '/api/admin/imports/sets/:set/forget',
    { config, schema: { params: SetParams, body: NoBody, response: { 200: SetReply } } },
    async (request) => {
      const { set } = request.params
      await ownFolder(request, set)
      await forgetSet(app.db, dataDir, set)
      return answer(set)
    },
  )

  app.post(
    '/api/admin/imports/sets/:set/run',
    { config, schema: { params: SetParams, body: StartRun, response: { 200: StartedReply } } },
    async (request) => {
      const { set } = request.params
      const source = await sourceIn(await ownFolder(request, set))
      if (await isImportAtWork(app.db)) throw new Refusal(409, ANOTHER_RUNS)
      const { when_good, label = '' } = request.body
      const run_id = await startRun(request, set, {
        ...source,
        name: visitorLine(label) || source.name,
        hold: when_good === 'hold',
        accept: undefined,
      })
      return { rc_code: '1' as const, data: { run_id } }
    },
  )
}
