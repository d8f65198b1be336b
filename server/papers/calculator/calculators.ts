import type { FastifyReply, FastifyRequest } from 'fastify'
import { dividendPaper, dividendWorkbook } from '#documents/calculator/dividend.ts'
import { loanSchedulePaper, loanScheduleWorkbook } from '#documents/calculator/loan-schedule.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { DIVIDEND_FIELDS, readDividendForm } from '#domain/dividend/dividend-form.ts'
import { yearEnd } from '#domain/dividend/dividend-return.ts'
import { LOAN_FIELDS, readLoanForm } from '#domain/loan/loan-form.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { formatBaht } from '#domain/money/money.ts'
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

export async function sendLoanPaper(
  request: FastifyRequest,
  params: { format: Format },
  query: object,
  reply: FastifyReply,
) {
  const now = new Date()
  const { loan_types, loan: rules } = await readCalculators(request.server.db, now)
  const { loan, problems } = readLoanForm(formOf(LOAN_FIELDS, query), loan_types, rules)
  if (problems) return refuseProblems(problems)

  const cooperative = await cooperativeOf(request.server)
  const given = { cooperative, printedAt: now, loan, rules, schedule: schedule(loan, rules) }
  const terms = `${formatBaht(loan.principal)} บาท ${loan.months} งวด`
  return sendPaper(request, reply, params.format, {
    name: `ตารางผ่อนชำระเงินกู้ ${terms}`,
    template: 'loan-schedule',
    paper: () => loanSchedulePaper(given),
    workbook: () => loanScheduleWorkbook(given),
  })
}
