import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { loanSchedulePaper, loanScheduleWorkbook } from '#documents/calculator/loan-schedule.ts'
import { LOAN_FIELDS, readLoanForm } from '#domain/loan/loan-form.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { formatBaht } from '#domain/money/money.ts'
import {
  cooperativeOf,
  formOf,
  paperRoute,
  refuseProblems,
  sendPaper,
} from '#server/papers/paper.ts'
import { readCalculators } from '#server/site/calculator-rules.ts'

export const loancalRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/loancal/:format', paperRoute(LOAN_FIELDS), async (request, reply) => {
    const now = new Date()
    const { loan_types, loan: rules } = await readCalculators(app.db, now)
    const { loan, problems } = readLoanForm(formOf(LOAN_FIELDS, request.query), loan_types, rules)
    if (problems) return refuseProblems(problems)

    const cooperative = await cooperativeOf(app)
    const given = { cooperative, printedAt: now, loan, rules, schedule: schedule(loan, rules) }
    const terms = `${formatBaht(loan.principal)} บาท ${loan.months} งวด`
    return sendPaper(request, reply, request.params.format, {
      name: `ตารางผ่อนชำระเงินกู้ ${terms}`,
      template: 'loan-schedule',
      paper: () => loanSchedulePaper(given),
      workbook: () => loanScheduleWorkbook(given),
    })
  })
}
