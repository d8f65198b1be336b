import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoQuery } from '#contract/shared/period-query.ts'
import { LayoutsReply, NewLayout, WhichLayout } from '#contract/unit/layout.ts'
import { layouts, removeOwnLayout, saveOwnLayout } from '#server/units/payroll-layouts.ts'

/** The columns a unit's payroll program wants, kept under names. */
export const layoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/layouts',
    {
      config: { authz: 'unit' },
      schema: { querystring: NoQuery, response: { 200: LayoutsReply } },
    },
    ({ unit, server }) => layouts(server.db, unit.unitNo),
  )

  app.post(
    '/layouts',
    { config: { authz: 'unit' }, schema: { body: NewLayout, response: { 200: LayoutsReply } } },
    (request) => saveOwnLayout(request, request.body),
  )

  app.post(
    '/layouts/remove',
    { config: { authz: 'unit' }, schema: { body: WhichLayout, response: { 200: LayoutsReply } } },
    (request) => removeOwnLayout(request, request.body),
  )
}
