// Nights of the core system: what came, what is wrong with it, and what is done with it.

import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import { ControlReportReply } from '#contract/staff/control-report.ts'
import {
  AcceptanceRequest,
  ActReply,
  ImportRunReply,
  ImportsReply,
  ListQuery,
  PieceQuery,
  PieceReply,
  ProblemsFormat,
  ProblemsQuery,
  ProblemsReply,
  RemoveFile,
  RollbackRequest,
  RunParams,
  SetParams,
  SetReply,
  StartedReply,
  StartRun,
} from '#contract/staff/imports.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readImportReport, sendImportReport } from '#server/imports/control-report.ts'
import {
  acceptWarning,
  cancelRun,
  publishRun,
  rejectRun,
  rollBackRun,
} from '#server/imports/import-acts.ts'
import {
  readImport,
  readImportProblems,
  readImports,
  sendImportProblems,
} from '#server/imports/import-list.ts'
import {
  discardSet,
  handOnAsItComes,
  openSet,
  readSet,
  removeSetFile,
  startImportOfSet,
  takePiece,
} from '#server/imports/receive-set.ts'

const seeImports = forStaff('see_imports')
const importing = forStaff('import')
/** Moves what every member sees. */
const approveImport = forStaff('approve_import')

export const importRoutes = routes(
  seeImports.get('/imports', { query: ListQuery, reply: ImportsReply }, readImports),
  seeImports.get('/imports/:run', { params: RunParams, reply: ImportRunReply }, readImport),
  seeImports.get(
    '/imports/:run/problems',
    { params: RunParams, query: ProblemsQuery, reply: ProblemsReply },
    readImportProblems,
  ),
  seeImports.file('/imports/:run/problems/:format', { params: ProblemsFormat }, sendImportProblems),

  // A set comes in pieces, is looked at, and becomes a run.
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
    { stepUp: true, params: SetParams, body: StartRun, reply: StartedReply },
    startImportOfSet,
  ),

  // What is done with a run: published by a second person, given up, or taken back. All of it by the command that also
  // runs at a terminal (server/imports/start-import.ts): the server's own role may not move a night.
  approveImport.post(
    '/imports/:run/publication',
    { stepUp: true, params: RunParams, body: NoBody, reply: ActReply },
    publishRun,
  ),
  approveImport.post(
    '/imports/:run/rejection',
    { params: RunParams, body: NoBody, reply: ActReply },
    rejectRun,
  ),
  importing.post(
    '/imports/:run/cancellation',
    { params: RunParams, body: NoBody, reply: ActReply },
    cancelRun,
  ),
  importing.post(
    '/imports/:run/acceptance',
    { stepUp: true, params: RunParams, body: AcceptanceRequest, reply: StartedReply },
    acceptWarning,
  ),
  approveImport.post(
    '/imports/:run/rollback',
    { stepUp: true, params: RunParams, body: RollbackRequest, reply: ActReply },
    rollBackRun,
  ),

  // รายงานการตรวจสอบ of a run, to read and as a paper for the auditor.
  seeImports.get(
    '/imports/:run/report',
    { params: RunParams, reply: ControlReportReply },
    readImportReport,
  ),
  seeImports.file('/imports/:run/report/pdf', { params: RunParams }, sendImportReport),
)

export const importPieceRoutes = routes(
  handOnAsItComes,
  importing.post(
    '/imports/sets/:set/pieces',
    { params: SetParams, query: PieceQuery, body: Type.Unsafe<Readable>({}), reply: PieceReply },
    takePiece,
  ),
)
