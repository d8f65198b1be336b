// For tests only: one printer for all tests of a worker, because starting one takes longer than most of them.

import { createPaperMaker, type PaperMaker } from '../pdf/paper-maker.ts'

export const PRINTER: PaperMaker = {
  ...createPaperMaker({ queueMax: 10 }),
  // An app that is closed closes its printer; this one is for the next.
  close: async () => undefined,
}
