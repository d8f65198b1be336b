import { OkReply } from '#contract/member/identity.ts'
import { UnitContact, UnitDetailQuery, UnitDetailReply, UnitParams } from '#contract/staff/units.ts'
import { ResultMonth, ResultQuery, UnitResultReply } from '#contract/unit/result.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import {
  readResultForStaff,
  readUnitForStaff,
  saveUnitContact,
  sendSlipForStaff,
} from '#server/units/staff/unit.ts'

const seeUnits = forStaff('see_units')

export const oneUnitRoutes = routes(
  seeUnits.get(
    '/units/:unitNo',
    { params: UnitParams, query: UnitDetailQuery, reply: UnitDetailReply },
    readUnitForStaff,
  ),
  seeUnits.get(
    '/units/:unitNo/result',
    { params: UnitParams, query: ResultQuery, reply: UnitResultReply },
    readResultForStaff,
  ),
  seeUnits.get(
    '/units/:unitNo/slip',
    { answers: 'file', params: UnitParams, query: ResultMonth, reply: PaperBytes },
    sendSlipForStaff,
  ),
  forStaff('serve_units').post(
    '/units/:unitNo/contact',
    { params: UnitParams, body: UnitContact, reply: OkReply },
    saveUnitContact,
  ),
)
