// A unit's bill on its pages, in its papers and in its payroll files.

import { Type } from 'typebox'
import { MonthQuery, NoQuery } from '#contract/shared/period-query.ts'
import { KeeprepReply, SummarizeRepReply } from '#contract/unit/bill.ts'
import { LayoutsReply, NewLayout, PayrollQuery, WhichLayout } from '#contract/unit/layout.ts'
import { DeliveryBookReply, LetterSaved, LetterWords } from '#contract/unit/letter.ts'
import { A_FILE, forUnit, routes } from '#server/http/routes.ts'
import { PaperFormat } from '#server/papers/paper.ts'
import { readBillCover } from '#server/units/bill-cover.ts'
import { readBillSummary } from '#server/units/bill-summary.ts'
import { readDeliveryBook, saveDeliveryBook } from '#server/units/delivery-book.ts'
import {
  bundleOf,
  coverOf,
  letterOf,
  sendDrawn,
  sendList,
  sendNoticePaper,
  summaryOf,
} from '#server/units/papers/bill-papers.ts'
import { sendChangesPaper } from '#server/units/papers/changes.ts'
import { sendPayrollFile } from '#server/units/papers/payroll.ts'
import { sendResultForm } from '#server/units/papers/result-form.ts'
import { layouts, removeOwnLayout, saveOwnLayout } from '#server/units/payroll-layouts.ts'
import { sendUnitFile } from '#server/units/unit-paper.ts'
import { PeopleFilter, PeopleQuery, SummaryQuery, SummaryScope } from '#server/units/unit-query.ts'
import { requireBill } from '#server/units/unit-reading.ts'

const OnlyPdf = Type.Object({ format: Type.Literal('pdf', { title: 'ชนิดเอกสาร' }) })

export const billRoutes = routes(
  // งบหน้า: the month's sums, everybody on it, and what is other than last month.
  forUnit.get('/keeprep', { query: PeopleQuery, reply: KeeprepReply }, readBillCover),

  // หนังสือนำส่ง: what stands in the letter, and what the unit writes into it.
  forUnit.get('/delivery_book', { query: MonthQuery, reply: DeliveryBookReply }, readDeliveryBook),
  forUnit.post('/delivery_book', { body: LetterWords, reply: LetterSaved }, saveDeliveryBook),

  // สรุป: by group and kind, the months beside each other, and a row for everybody.
  forUnit.get('/summarize_rep', { query: SummaryQuery, reply: SummarizeRepReply }, readBillSummary),

  // The columns a unit's payroll program wants, kept under names.
  forUnit.get('/layouts', { query: NoQuery, reply: LayoutsReply }, ({ unit, server }) =>
    layouts(server.db, unit.unitNo),
  ),
  forUnit.post('/layouts', { body: NewLayout, reply: LayoutsReply }, saveOwnLayout),
  forUnit.post('/layouts/remove', { body: WhichLayout, reply: LayoutsReply }, removeOwnLayout),

  // รายงานการหักส่ง, the one file with national ids in it, where its layout asks for them.
  forUnit.post('/payroll', { ...A_FILE, body: PayrollQuery }, sendPayrollFile),

  // What a unit prints of its bill, one by one or all in one file. None holds a national id.
  forUnit.file(
    '/papers/keeprep/:format',
    { params: PaperFormat, query: MonthQuery },
    (request, { format }, { period }, reply) =>
      sendDrawn(request, reply, format, async (reading, occasion) =>
        coverOf(await requireBill(reading, period), occasion),
      ),
  ),
  forUnit.file('/papers/list/:format', { params: PaperFormat, query: PeopleFilter }, sendList),
  forUnit.file(
    '/papers/summarize_rep/:format',
    { params: PaperFormat, query: SummaryScope },
    (request, { format }, query, reply) =>
      sendDrawn(request, reply, format, (reading, occasion) => summaryOf(reading, query, occasion)),
  ),
  forUnit.file(
    '/papers/delivery_book/:format',
    { params: OnlyPdf, query: MonthQuery },
    (request, _params, { period }, reply) =>
      sendDrawn(request, reply, 'pdf', async (reading, occasion) =>
        letterOf(reading, await requireBill(reading, period), occasion),
      ),
  ),
  forUnit.file(
    '/papers/notice/:format',
    { params: OnlyPdf, query: MonthQuery },
    (request, _params, query, reply) => sendNoticePaper(request, query, reply),
  ),
  forUnit.file('/papers/bundle', { query: MonthQuery }, (request, { period }, reply) =>
    sendUnitFile(request, reply, (occasion) => bundleOf(request, period, occasion)),
  ),

  // Whoever is billed otherwise than last month, those who are gone among them: a list of its own for payroll.
  forUnit.file(
    '/papers/changes/:format',
    { params: PaperFormat, query: MonthQuery },
    sendChangesPaper,
  ),

  // A sheet to fill in and send back, without national ids: the member's number is enough to know whom it is about.
  forUnit.file('/papers/result_form', { query: MonthQuery }, sendResultForm),
)
