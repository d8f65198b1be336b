import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  NewUnitUser,
  UnitCodeReply,
  UnitParams,
  UnitUserChange,
  UnitUserParams,
} from '#contract/staff/units.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { addUnitUser, issueUnitUserCode, saveUnitUser } from '#server/units/staff/users.ts'

const serveUnits = forStaff('serve_units')

export const unitUserRoutes = routes(
  serveUnits.post(
    '/units/:unitNo/users',
    { params: UnitParams, body: NewUnitUser, reply: OkReply },
    addUnitUser,
  ),
  serveUnits.post(
    '/units/:unitNo/users/:login',
    { params: UnitUserParams, body: UnitUserChange, reply: OkReply },
    saveUnitUser,
  ),

  // Whoever has the code is that person: not from a screen that was left open.
  serveUnits.post(
    '/units/:unitNo/users/:login/code',
    { stepUp: true, params: UnitUserParams, body: NoBody, reply: UnitCodeReply },
    issueUnitUserCode,
  ),
)
