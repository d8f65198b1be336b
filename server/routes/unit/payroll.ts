import { PayrollQuery } from '#contract/unit/layout.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { sendPayrollFile } from '#server/units/papers/payroll.ts'
import { UNIT_PAPER } from '#server/units/unit-paper.ts'

/** รายงานการหักส่ง, the one file with national ids in it, where its layout asks for them. */
export const payrollRoutes = routes(
  forUnit.post('/payroll', { ...UNIT_PAPER, body: PayrollQuery }, sendPayrollFile),
)
