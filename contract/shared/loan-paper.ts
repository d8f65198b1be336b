// A paper of a loan, to be opened: one that was signed, or the letter that tells what was decided.

import { type Static, Type } from 'typebox'
import { Instant } from './dates.ts'
import { Closed, Nullable, OneOf } from './shapes.ts'

export const LoanPaper = Closed({
  title: Type.String(),
  /** Signed in the portal, with ink, or a letter of the cooperative's. */
  how: OneOf('electronic', 'paper', 'letter'),
  /** Of the signature; a letter has none and is found by its request. */
  code: Nullable(Type.String()),
  request_id: Type.Integer(),
  at: Instant,
})
export type LoanPaper = Static<typeof LoanPaper>
