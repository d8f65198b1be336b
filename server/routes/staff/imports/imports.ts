import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  ImportRunReply,
  ImportsReply,
  ListQuery,
  ProblemsFormat,
  ProblemsQuery,
  ProblemsReply,
  RunParams,
} from '#contract/staff/imports.ts'
import {
  readImport,
  readImportProblems,
  readImports,
  sendImportProblems,
} from '#server/imports/import-list.ts'
import { PaperBytes } from '#server/papers/paper.ts'

export const importsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'see_imports' } as const

  app.get(
    '/api/admin/imports',
    { config, schema: { querystring: ListQuery, response: { 200: ImportsReply } } },
    ({ query }) => readImports(app, query),
  )

  app.get(
    '/api/admin/imports/:run',
    { config, schema: { params: RunParams, response: { 200: ImportRunReply } } },
    (request) => readImport(request, request.params),
  )

  app.get(
    '/api/admin/imports/:run/problems',
    {
      config,
      schema: { params: RunParams, querystring: ProblemsQuery, response: { 200: ProblemsReply } },
    },
    ({ params, query }) => readImportProblems(app, params, query),
  )

  app.get(
    '/api/admin/imports/:run/problems/:format',
    {
      config: { ...config, answers: 'file' },
      schema: { params: ProblemsFormat, response: { 200: PaperBytes } },
    },
    (request, reply) => sendImportProblems(request, request.params, reply),
  )
}
