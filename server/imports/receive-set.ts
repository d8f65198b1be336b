import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StartRun } from '#contract/staff/imports.ts'
import { isImportAtWork, needsTwoPeople } from '#database/queries/import/import-run.ts'
import { addImportSet, importSetOf } from '#database/queries/import/import-set.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { recordAlone } from './import-acts.ts'
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
} from './import-sets.ts'
import { ANOTHER_RUNS, startRun } from './start-import-of-set.ts'

export async function openSet({ staff, server }: FastifyRequest) {
  const now = new Date()
  await forgetOldSets(server.db, server.settings.dataDir, now)
  const setId = randomUUID()
  await addImportSet(server.db, { setId, madeBy: staff.login, now })
  return answer(server, setId)
}

export async function readSet(request: FastifyRequest, params: { set: string }) {
  await ownFolder(request, params.set)
  return answer(request.server, params.set)
}

/** A piece is never held in memory as a whole. */
export function handOnAsItComes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
}

export async function takePiece(
  request: FastifyRequest,
  params: { set: string },
  query: { name: string; at: string },
  body: unknown,
) {
  const folder = await ownFolder(request, params.set)
  const { name, at } = query
  const data = await addPiece(folder, { name, at: Number(at) }, body as Readable)
  return dataReply(data)
}

export async function removeSetFile(
  request: FastifyRequest,
  params: { set: string },
  body: { name: string },
) {
  await removeFile(await ownFolder(request, params.set), body.name)
  return answer(request.server, params.set)
}

export async function discardSet(request: FastifyRequest, params: { set: string }) {
  const { set } = params
  await ownFolder(request, set)
  await forgetSet(request.server.db, request.server.settings.dataDir, set)
  return answer(request.server, set)
}

export async function startImportOfSet(
  request: FastifyRequest,
  params: { set: string },
  body: StartRun,
) {
  const { set } = params
  const source = await sourceIn(await ownFolder(request, set))
  if (await isImportAtWork(request.server.db)) throw new Refusal(409, ANOTHER_RUNS)
  const { when_good, label = '' } = body
  const run_id = await startRun(request, set, {
    ...source,
    name: visitorLine(label) || source.name,
    hold: when_good === 'hold',
    accept: undefined,
  })
  if (when_good !== 'hold' && !(await needsTwoPeople(request.server.db)))
    await recordAlone(request, run_id)
  return dataReply({ run_id })
}

async function ownFolder({ staff, server }: FastifyRequest, set: string): Promise<string> {
  const found = await importSetOf(server.db, staff.login, set)
  if (!found) throw new Refusal(404, 'ไม่พบชุดข้อมูลนี้ กรุณาเริ่มนำเข้าใหม่')
  if (found.run_id !== null) throw new Refusal(409, 'ชุดข้อมูลนี้เริ่มนำเข้าแล้ว')
  return folderOf(server.settings.dataDir, set)
}

async function answer({ settings }: FastifyInstance, set: string) {
  const files = await filesIn(folderOf(settings.dataDir, set))
  return dataReply({ set, files, piece_max: PIECE_MAX, set_max: SET_MAX })
}
