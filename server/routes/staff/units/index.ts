// Employer units: the board of a month, one unit, its users, and what officers do about them.

import { OkReply } from '#contract/member/identity.ts'
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
import { PaperBytes } from '#server/papers/paper.ts'
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

  // หนังสือแจ้งรายการเรียกเก็บ: written once for a month, and printed for every unit.
  forStaff('serve_units').post('/units/notice', { body: NoticeWords, reply: OkReply }, issueNotice),
  forStaff('see_units').get(
    '/units/notice/pdf',
    { answers: 'file', query: NoticeQuery, reply: PaperBytes },
    sendNotices,
  ),

  // What became of money that was deducted and not billed.
  serveUnits.post(
    '/units/:unitNo/refunds/:refundId',
    { params: RefundParams, body: RefundChange, reply: OkReply },
    settleRefund,
  ),

  // As grave as a member's national id, which it may be.
  serveUnits.post(
    '/units/:unitNo/refunds/:refundId/identity',
    { stepUp: true, params: RefundParams, body: RefundIdentity, reply: StaffRevealReply },
    revealRefundOwner,
  ),

  // รายงานผลการหัก of a month: by unit, by person, who is short, and of whom another amount was posted than sent.
  forStaff('see_units').get(
    '/units/report/:format',
    { answers: 'file', params: UnitReportFormat, query: UnitReportQuery, reply: PaperBytes },
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
