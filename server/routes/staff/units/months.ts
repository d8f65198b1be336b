import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  MonthClosing,
  MonthReopening,
  MonthsClosing,
  ReceiptRelease,
  UnitParams,
  UnitReminding,
} from '#contract/staff/units.ts'
import {
  closeMonth,
  closeUnitMonths,
  remindOneUnit,
  remindUnits,
  reopenMonth,
  setReceiptHold,
} from '#server/units/staff/months.ts'

const SERVE = { authz: 'staff', may: 'serve_units' } as const

export const unitMonthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/:unitNo/closure',
    {
      config: SERVE,
      schema: { params: UnitParams, body: MonthClosing, response: { 200: OkReply } },
    },
    (request) => closeMonth(request, request.params, request.body),
  )

  app.post(
    '/api/admin/units/:unitNo/reopening',
    {
      config: SERVE,
      schema: { params: UnitParams, body: MonthReopening, response: { 200: OkReply } },
    },
    (request) => reopenMonth(request, request.params, request.body),
  )

  app.post(
    '/api/admin/units/closures',
    { config: SERVE, schema: { body: MonthsClosing, response: { 200: OkReply } } },
    (request) => closeUnitMonths(request, request.body),
  )

  app.post(
    '/api/admin/units/:unitNo/reminders',
    {
      config: SERVE,
      schema: { params: UnitParams, body: UnitReminding, response: { 200: OkReply } },
    },
    (request) => remindOneUnit(request, request.params, request.body),
  )

  app.post(
    '/api/admin/units/reminders',
    { config: SERVE, schema: { body: UnitReminding, response: { 200: OkReply } } },
    (request) => remindUnits(request, request.body),
  )

  app.post(
    '/api/admin/units/receipts',
    { config: SERVE, schema: { body: ReceiptRelease, response: { 200: OkReply } } },
    (request) => setReceiptHold(request, request.body),
  )
}
