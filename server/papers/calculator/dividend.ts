import type { FastifyReply, FastifyRequest } from 'fastify'
import { dividendPaper, dividendWorkbook } from '#documents/calculator/dividend.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { DIVIDEND_FIELDS, readDividendForm } from '#domain/dividend/dividend-form.ts'
import { yearEnd } from '#domain/dividend/dividend-return.ts'
import { cooperativeOf, type Format, sendPaper } from '#server/papers/paper.ts'
import { readCalculators } from '#server/site/calculator-rules.ts'
import { formOf, refuseProblems } from './form.ts'

export async function sendDividendPaper(
  request: FastifyRequest,
  params: { format: Format },
  query: object,
  reply: FastifyReply,
) {
  const { dividend: cooperativeRules } = await readCalculators(request.server.db, new Date())
  const form = formOf(DIVIDEND_FIELDS, query)
  const { asked, problems } = readDividendForm(form, cooperativeRules)
  if (problems) return refuseProblems(problems)

  const { shares, business, rules } = asked
  const { dividend, averageReturn: amount } = yearEnd(shares, business, rules)
  const given = {
    cooperative: await cooperativeOf(request.server),
    printedAt: new Date(),
    shares,
    rules,
    dividend,
    ...(business.interestPaid > 0 && { averageReturn: { business, amount } }),
  }
  return sendPaper(request, reply, params.format, {
    name: `ประมาณการเงินปันผล ปี ${buddhistYear(shares.year)}`,
    template: 'dividend',
    paper: () => dividendPaper(given),
    workbook: () => dividendWorkbook(given),
  })
}
