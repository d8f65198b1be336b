// For tests only: one printer for all tests of a worker, because starting one takes longer than most of them.

import { createPaperMaker, type PaperMaker } from '../pdf/paper-maker.ts'

/**
 * The compiler as it is first translated, never made faster afterwards: that takes longer than all papers of a test file.
 * Forty small papers cost 1.1 seconds of processor instead of 3.1.
 */
export const QUICK_START = ['--liftoff-only', '--wasm-lazy-validation']

export const PRINTER: PaperMaker = {
  ...createPaperMaker({ queueMax: 10, nodeFlags: QUICK_START }),
  // An app that is closed closes its printer; this one is for the next.
  close: async () => undefined,
}
