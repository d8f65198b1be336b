import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UnitBoardQuery, UnitBoardReply } from '#contract/staff/units.ts'
import { readUnitBoard } from '#server/units/staff/board.ts'

export const unitBoardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/units',
    {
      config: { authz: 'staff', may: 'see_units' },
      schema: { querystring: UnitBoardQuery, response: { 200: UnitBoardReply } },
    },
    (request) => readUnitBoard(request, request.query),
  )
}
