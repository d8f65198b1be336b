import { OkReply } from '#contract/member/identity.ts'
import {
  MonthClosing,
  MonthReopening,
  MonthsClosing,
  ReceiptRelease,
  UnitParams,
  UnitReminding,
} from '#contract/staff/units.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  closeMonth,
  closeUnitMonths,
  remindOneUnit,
  remindUnits,
  reopenMonth,
  setReceiptHold,
} from '#server/units/staff/months.ts'

const serveUnits = forStaff('serve_units')

export const unitMonthRoutes = routes(
  serveUnits.post(
    '/units/:unitNo/closure',
    { params: UnitParams, body: MonthClosing, reply: OkReply },
    closeMonth,
  ),
  serveUnits.post(
    '/units/:unitNo/reopening',
    { params: UnitParams, body: MonthReopening, reply: OkReply },
    reopenMonth,
  ),
  serveUnits.post('/units/closures', { body: MonthsClosing, reply: OkReply }, closeUnitMonths),
  serveUnits.post(
    '/units/:unitNo/reminders',
    { params: UnitParams, body: UnitReminding, reply: OkReply },
    remindOneUnit,
  ),
  serveUnits.post('/units/reminders', { body: UnitReminding, reply: OkReply }, remindUnits),
  serveUnits.post('/units/receipts', { body: ReceiptRelease, reply: OkReply }, setReceiptHold),
)
