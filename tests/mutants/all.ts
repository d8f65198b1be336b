import { ANSWER_MUTANTS } from './answers.ts'
import { AUDIT_MUTANTS } from './audit.ts'
import { DOOR_MUTANTS } from './doors.ts'
import { GUARANTEE_MUTANTS } from './guarantees.ts'
import { HTTP_MUTANTS } from './http.ts'
import { IDENTITY_MUTANTS } from './identity.ts'
import { MORNING_MUTANTS } from './morning.ts'
import type { Mutant } from './mutant.ts'
import { PASSKEY_MUTANTS } from './passkeys.ts'
import { PAYMENT_MUTANTS } from './payments.ts'
import { REACH_MUTANTS } from './reach.ts'
import { SESSION_MUTANTS } from './sessions.ts'
import { SIGNING_MUTANTS } from './signing.ts'
import { TEXT_MUTANTS } from './texts.ts'
import { THAID_MUTANTS } from './thaid.ts'

/** By subject; a row counts as proved with three or more, all noticed (`npm run mutants`). */
export const MUTANTS: readonly Mutant[] = [
  ...HTTP_MUTANTS,
  ...IDENTITY_MUTANTS,
  ...DOOR_MUTANTS,
  ...SESSION_MUTANTS,
  ...PASSKEY_MUTANTS,
  ...SIGNING_MUTANTS,
  ...THAID_MUTANTS,
  ...TEXT_MUTANTS,
  ...ANSWER_MUTANTS,
  ...AUDIT_MUTANTS,
  ...GUARANTEE_MUTANTS,
  ...PAYMENT_MUTANTS,
  ...REACH_MUTANTS,
  ...MORNING_MUTANTS,
]
