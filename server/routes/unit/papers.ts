import { Type } from 'typebox'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { PaperFormat } from '#server/papers/paper.ts'
import {
  bundleOf,
  coverOf,
  letterOf,
  sendDrawn,
  sendList,
  sendNoticePaper,
  summaryOf,
} from '#server/units/papers/bill-papers.ts'
import { sendUnitFile, UNIT_PAPER } from '#server/units/unit-paper.ts'
import { PeopleFilter, SummaryScope } from '#server/units/unit-query.ts'
import { requireBill } from '#server/units/unit-reading.ts'

const OnlyPdf = Type.Object({ format: Type.Literal('pdf', { title: 'ชนิดเอกสาร' }) })

/** What a unit prints of its bill, one by one or all in one file. None holds a national id. */
export const unitPaperRoutes = routes(
  forUnit.get(
    '/papers/keeprep/:format',
    { ...UNIT_PAPER, params: PaperFormat, query: MonthQuery },
    (request, { format }, { period }, reply) =>
      sendDrawn(request, reply, format, async (reading, occasion) =>
        coverOf(await requireBill(reading, period), occasion),
      ),
  ),
  forUnit.get(
    '/papers/list/:format',
    { ...UNIT_PAPER, params: PaperFormat, query: PeopleFilter },
    sendList,
  ),
  forUnit.get(
    '/papers/summarize_rep/:format',
    { ...UNIT_PAPER, params: PaperFormat, query: SummaryScope },
    (request, { format }, query, reply) =>
      sendDrawn(request, reply, format, (reading, occasion) => summaryOf(reading, query, occasion)),
  ),
  forUnit.get(
    '/papers/delivery_book/:format',
    { ...UNIT_PAPER, params: OnlyPdf, query: MonthQuery },
    (request, _params, { period }, reply) =>
      sendDrawn(request, reply, 'pdf', async (reading, occasion) =>
        letterOf(reading, await requireBill(reading, period), occasion),
      ),
  ),
  forUnit.get(
    '/papers/notice/:format',
    { ...UNIT_PAPER, params: OnlyPdf, query: MonthQuery },
    (request, _params, query, reply) => sendNoticePaper(request, query, reply),
  ),
  forUnit.get(
    '/papers/bundle',
    { ...UNIT_PAPER, query: MonthQuery },
    (request, { period }, reply) =>
      sendUnitFile(request, reply, (occasion) => bundleOf(request, period, occasion)),
  ),
)
