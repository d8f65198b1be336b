import { UnitBoardQuery, UnitBoardReply } from '#contract/staff/units.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readUnitBoard } from '#server/units/staff/board.ts'

export const unitBoardRoutes = routes(
  forStaff('see_units').get(
    '/units',
    { query: UnitBoardQuery, reply: UnitBoardReply },
    readUnitBoard,
  ),
)
