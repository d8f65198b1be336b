import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { PaperBytes, PaperFormat } from '#server/papers/paper.ts'
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

const FILE = { 200: PaperBytes }
const OnlyPdf = Type.Object({ format: Type.Literal('pdf', { title: 'ชนิดเอกสาร' }) })

/** What a unit prints of its bill, one by one or all in one file. None holds a national id. */
export const unitPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/keeprep/:format',
    {
      config: UNIT_PAPER,
      schema: { params: PaperFormat, querystring: MonthQuery, response: FILE },
    },
    async (request, reply) =>
      sendDrawn(request, reply, request.params.format, async (reading, occasion) =>
        coverOf(await requireBill(reading, request.query.period), occasion),
      ),
  )

  app.get(
    '/papers/list/:format',
    {
      config: UNIT_PAPER,
      schema: { params: PaperFormat, querystring: PeopleFilter, response: FILE },
    },
    (request, reply) => sendList(request, request.params, request.query, reply),
  )

  app.get(
    '/papers/summarize_rep/:format',
    {
      config: UNIT_PAPER,
      schema: { params: PaperFormat, querystring: SummaryScope, response: FILE },
    },
    async (request, reply) =>
      sendDrawn(request, reply, request.params.format, (reading, occasion) =>
        summaryOf(reading, request.query, occasion),
      ),
  )

  app.get(
    '/papers/delivery_book/:format',
    { config: UNIT_PAPER, schema: { params: OnlyPdf, querystring: MonthQuery, response: FILE } },
    async (request, reply) =>
      sendDrawn(request, reply, 'pdf', async (reading, occasion) =>
        letterOf(reading, await requireBill(reading, request.query.period), occasion),
      ),
  )

  app.get(
    '/papers/notice/:format',
    { config: UNIT_PAPER, schema: { params: OnlyPdf, querystring: MonthQuery, response: FILE } },
    (request, reply) => sendNoticePaper(request, request.query, reply),
  )

  app.get(
    '/papers/bundle',
    { config: UNIT_PAPER, schema: { querystring: MonthQuery, response: FILE } },
    async (request, reply) =>
      sendUnitFile(request, reply, (occasion) => bundleOf(request, request.query.period, occasion)),
  )
}
