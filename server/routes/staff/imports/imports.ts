import {
  ImportRunReply,
  ImportsReply,
  ListQuery,
  ProblemsFormat,
  ProblemsQuery,
  ProblemsReply,
  RunParams,
} from '#contract/staff/imports.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  readImport,
  readImportProblems,
  readImports,
  sendImportProblems,
} from '#server/imports/import-list.ts'
import { PaperBytes } from '#server/papers/paper.ts'

const seeImports = forStaff('see_imports')

export const importsRoutes = routes(
  seeImports.get('/imports', { query: ListQuery, reply: ImportsReply }, ({ server }, query) =>
    readImports(server, query),
  ),
  seeImports.get('/imports/:run', { params: RunParams, reply: ImportRunReply }, readImport),
  seeImports.get(
    '/imports/:run/problems',
    { params: RunParams, query: ProblemsQuery, reply: ProblemsReply },
    ({ server }, params, query) => readImportProblems(server, params, query),
  ),
  seeImports.get(
    '/imports/:run/problems/:format',
    { answers: 'file', params: ProblemsFormat, reply: PaperBytes },
    sendImportProblems,
  ),
)
