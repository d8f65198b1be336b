// Everything that is asked of a demo: does the cooperative obey its own rules, and do its pages and files agree?

import { COLLECTION } from './collection.ts'
import { CREMATION } from './cremation.ts'
import { DEFAULTS } from './defaults.ts'
import type { Demo } from './demo.ts'
import { DEPOSITS } from './deposits.ts'
import { FIXED_DEPOSITS } from './fixed-deposits.ts'
import { GUARANTEES } from './guarantees.ts'
import { INSURANCE } from './insurance.ts'
import { KINDS_OF_ROWS } from './kinds.ts'
import { LOAN_MOVEMENTS, LOANS } from './loans.ts'
import { PEOPLE } from './people.ts'
import type { Question } from './question.ts'
import { SHARES } from './shares.ts'
import { SITE_FIGURES } from './site-figures.ts'
import { SITE_LINKS } from './site-links.ts'
import { WELFARE } from './welfare.ts'

export const QUESTIONS: readonly Question[] = [
  ...PEOPLE,
  ...SHARES,
  ...LOANS,
  ...LOAN_MOVEMENTS,
  ...DEFAULTS,
  ...GUARANTEES,
  ...DEPOSITS,
  ...FIXED_DEPOSITS,
  ...KINDS_OF_ROWS,
  ...COLLECTION,
  ...CREMATION,
  ...INSURANCE,
  ...WELFARE,
  ...SITE_FIGURES,
  ...SITE_LINKS,
]

/** What contradicts itself, by question. */
export function contradictionsIn(
  demo: Demo,
  questions = QUESTIONS,
): { question: string; found: string[] }[] {
  return questions
    .map(({ name, ask }) => ({ question: name, found: [...ask(demo)] }))
    .filter(({ found }) => found.length > 0)
}
