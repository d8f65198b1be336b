import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dividendPaper, dividendWorkbook } from '#documents/calculator/dividend.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { DIVIDEND_FIELDS, readDividendForm } from '#domain/dividend/dividend-form.ts'
import { yearEnd } from '#domain/dividend/dividend-return.ts'
import {
  cooperativeOf,
  formOf,
  paperRoute,
  refuseProblems,
  sendPaper,
} from '#server/papers/paper.ts'
import { readCalculators } from '#server/site/calculator-rules.ts'

export const caldividendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/caldividend/:format', paperRoute(DIVIDEND_FIELDS), async (request, reply) => {
    const { dividend: cooperativeRules } = await readCalculators(app.db, new Date())
    const form = formOf(DIVIDEND_FIELDS, request.query)
    const { asked, problems } = readDividendForm(form, cooperativeRules)
    if (problems) return refuseProblems(problems)

    const { shares, business, rules } = asked
    const { dividend, averageReturn: amount } = yearEnd(shares, business, rules)
    const given = {
      cooperative: await cooperativeOf(app),
      printedAt: new Date(),
      shares,
      rules,
      dividend,
      ...(business.interestPaid > 0 && { averageReturn: { business, amount } }),
    }
    return sendPaper(request, reply, request.params.format, {
      name: `ประมาณการเงินปันผล ปี ${buddhistYear(shares.year)}`,
      template: 'dividend',
      paper: () => dividendPaper(given),
      workbook: () => dividendWorkbook(given),
    })
  })
}
