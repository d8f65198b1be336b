import { CalculatorsReply } from '#contract/public/calculators.ts'
import { LendingsReply } from '#contract/shared/loan-rules.ts'
import { DIVIDEND_FIELDS } from '#domain/dividend/dividend-form.ts'
import { LOAN_FIELDS } from '#domain/loan/loan-form.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { sendDividendPaper, sendLoanPaper } from '#server/papers/calculator/calculators.ts'
import { paperRoute } from '#server/papers/paper.ts'
import { readCalculatorPage, readPublicLendings } from '#server/site/calculator-page.ts'

export const calculatorRoutes = routes(
  forPublic.get('/calculators', { keep: true, reply: CalculatorsReply }, readCalculatorPage),
  forPublic.get('/lendings', { keep: true, reply: LendingsReply }, readPublicLendings),
  forPublic.file('/caldividend/:format', paperRoute(DIVIDEND_FIELDS), sendDividendPaper),
  forPublic.file('/loancal/:format', paperRoute(LOAN_FIELDS), sendLoanPaper),
)
