import { HTTP_MUTANTS } from './http.ts'
import type { Mutant } from './mutant.ts'

/** By subject; a row counts as proved with three or more, all noticed (`npm run mutants`). */
export const MUTANTS: readonly Mutant[] = [...HTTP_MUTANTS]
