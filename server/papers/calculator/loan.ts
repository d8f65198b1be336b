import type { FastifyReply, FastifyRequest } from 'fastify'
import { loanSchedulePaper, loanScheduleWorkbook } from '#documents/calculator/loan-schedule.ts'
import { LOAN_FIELDS, readLoanForm } from '#domain/loan/loan-form.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { formatBaht } from '#domain/money/money.ts'
import { cooperativeOf, type Format, sendPaper } from '#server/papers/paper.ts'
import { readCalculators } from '#server/site/calculator-rules.ts'
import { formOf, refuseProblems } from './form.ts'

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
