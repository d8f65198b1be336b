import type { DividendPaper } from '../calculator/dividend.ts'
import type { LoanSchedulePaper } from '../calculator/loan-schedule.ts'
import type { LetterPaper } from '../unit/letter.ts'
import type { UnitPaper } from '../unit/occasion.ts'
import type { OfficialBatch, OfficialPaper } from './official.ts'

/** Every template of templates/ with the data it is drawn from. */
export interface Papers {
  'loan-schedule': LoanSchedulePaper
  dividend: DividendPaper
  official: OfficialPaper
  'official-batch': OfficialBatch
  unit: UnitPaper
  letter: LetterPaper
}
