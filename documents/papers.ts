import type { DividendPaper } from './dividend.ts'
import type { LoanSchedulePaper } from './loan-schedule.ts'
import type { OfficialPaper } from './official.ts'

/** Every template of templates/ with the data it is drawn from. */
export interface Papers {
  'loan-schedule': LoanSchedulePaper
  dividend: DividendPaper
  official: OfficialPaper
}
