import type { FastifyInstance } from 'fastify'
import { doubtOpening } from '../site/opening.ts'

/** What tells of a night that was published, or taken back. */
const PUBLICATION = 'publication'

/** Something that is kept in memory was changed in the database, by this process or another: in this table, where it is known. */
export function forgetContent(app: FastifyInstance, table?: string): void {
  app.memory.forget()
  doubtOpening(app)
  // Figures are of a run, and its readers turn to another one by one (figures/night-turns.ts).
  if (table === PUBLICATION) return
  // Published rates stand beside a loan's own.
  app.figures.forget()
  app.reports.forget()
}

/** Something may have been changed while nobody could say so. */
export function doubtContent(app: FastifyInstance): void {
  app.memory.doubt()
  doubtOpening(app)
  app.figures.forget()
  app.reports.forget()
}
