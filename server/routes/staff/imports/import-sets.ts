import type { Readable } from 'node:stream'
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
import { forStaff, routes } from '#server/http/routes.ts'
import {
  discardSet,
  handOnAsItComes,
  openSet,
  readSet,
  removeSetFile,
  startImportOfSet,
  takePiece,
} from '#server/imports/receive-set.ts'

const importing = forStaff('import')

/** A set comes in pieces, is looked at, and becomes a run. */
export const importSetRoutes = routes(
  importing.post('/imports/sets', { body: NoBody, reply: SetReply }, openSet),
  importing.get('/imports/sets/:set', { params: SetParams, reply: SetReply }, readSet),
  importing.post(
    '/imports/sets/:set/remove',
    { params: SetParams, body: RemoveFile, reply: SetReply },
    removeSetFile,
  ),
  importing.post(
    '/imports/sets/:set/forget',
    { params: SetParams, body: NoBody, reply: SetReply },
    discardSet,
  ),
  importing.post(
    '/imports/sets/:set/run',
    { params: SetParams, body: StartRun, reply: StartedReply },
    startImportOfSet,
  ),
)

export const importPieceRoutes = routes(
  handOnAsItComes,
  importing.post(
    '/imports/sets/:set/pieces',
    { params: SetParams, query: PieceQuery, body: Type.Unsafe<Readable>({}), reply: PieceReply },
    takePiece,
  ),
)
