// Employer units: the board of a month, one unit, its users, and what officers do about them.

import { NoBody } from '#contract/shared/envelope.ts'
import { StaffRevealReply } from '#contract/staff/member.ts'
import {
  MonthClosing,
  MonthReopening,
  MonthsClosing,
  NewUnitUser,
  NoticeQuery,
  NoticeWords,
  ReceiptRelease,
  RefundChange,
  RefundIdentity,
  RefundParams,
  UnitBoardQuery,
  UnitBoardReply,
  UnitCodeReply,
  UnitContact,
  UnitDetailQuery,
  UnitDetailReply,
  UnitParams,
  UnitReminding,
  UnitReportFormat,
  UnitReportQuery,
  UnitUserChange,
  UnitUserParams,
} from '#contract/staff/units.ts'
import { ResultMonth, ResultQuery, UnitResultReply } from '#contract/unit/result.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readUnitBoard } from '#server/units/staff/board.ts'
import {
  closeMonth,
  closeUnitMonths,
  remindOneUnit,
  remindUnits,
  reopenMonth,
  setReceiptHold,
} from '#server/units/staff/months.ts'
import { issueNotice, sendNotices } from '#server/units/staff/notice.ts'
import { revealRefundOwner, settleRefund } from '#server/units/staff/refunds.ts'
import { sendUnitReport } from '#server/units/staff/report.ts'
import {
  readResultForStaff,
  readUnitForStaff,
  saveUnitContact,
  sendSlipForStaff,
} from '#server/units/staff/unit.ts'
import { addUnitUser, issueUnitUserCode, saveUnitUser } from '#server/units/staff/users.ts'

const serveUnits = forStaff('serve_units')
const seeUnits = forStaff('see_units')

export const unitOfficeRoutes = routes(
  forStaff('see_units').get(
    '/units',
    { query: UnitBoardQuery, reply: UnitBoardReply },
    readUnitBoard,
  ),
  serveUnits.act('/units/:unitNo/closure', { params: UnitParams, body: MonthClosing }, closeMonth),
  serveUnits.act(
    '/units/:unitNo/reopening',
    { params: UnitParams, body: MonthReopening },
    reopenMonth,
  ),
  serveUnits.act('/units/closures', { body: MonthsClosing }, closeUnitMonths),
  serveUnits.act(
    '/units/:unitNo/reminders',
    { params: UnitParams, body: UnitReminding },
    remindOneUnit,
  ),
  serveUnits.act('/units/reminders', { body: UnitReminding }, remindUnits),
  serveUnits.act('/units/receipts', { body: ReceiptRelease }, setReceiptHold),

  // หนังสือแจ้งรายการเรียกเก็บ: written once for a month, and printed for every unit.
  forStaff('serve_units').act('/units/notice', { body: NoticeWords }, issueNotice),
  forStaff('see_units').file('/units/notice/pdf', { query: NoticeQuery }, sendNotices),

  // What became of money that was deducted and not billed.
  serveUnits.act(
    '/units/:unitNo/refunds/:refundId',
    { params: RefundParams, body: RefundChange },
    settleRefund,
  ),

  // As grave as a member's national id, which it may be.
  serveUnits.post(
    '/units/:unitNo/refunds/:refundId/identity',
    { stepUp: true, params: RefundParams, body: RefundIdentity, reply: StaffRevealReply },
    revealRefundOwner,
  ),

  // รายงานผลการหัก of a month: by unit, by person, who is short, and of whom another amount was posted than sent.
  forStaff('see_units').file(
    '/units/report/:format',
    { params: UnitReportFormat, query: UnitReportQuery },
    sendUnitReport,
  ),
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
  seeUnits.file(
    '/units/:unitNo/slip',
    { params: UnitParams, query: ResultMonth },
    sendSlipForStaff,
  ),
  forStaff('serve_units').act(
    '/units/:unitNo/contact',
    { params: UnitParams, body: UnitContact },
    saveUnitContact,
  ),
  serveUnits.act('/units/:unitNo/users', { params: UnitParams, body: NewUnitUser }, addUnitUser),
  serveUnits.act(
    '/units/:unitNo/users/:login',
    { params: UnitUserParams, body: UnitUserChange },
    saveUnitUser,
  ),

  // Whoever has the code is that person: not from a screen that was left open.
  serveUnits.post(
    '/units/:unitNo/users/:login/code',
    { stepUp: true, params: UnitUserParams, body: NoBody, reply: UnitCodeReply },
    issueUnitUserCode,
  ),
)
