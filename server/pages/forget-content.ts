import type { FastifyInstance } from 'fastify'
import { doubtOpening } from '../site/opening.ts'

/** Something that is kept in memory was changed in the database, by this process or another. */
export function forgetContent(app: FastifyInstance): void {
  app.memory.forget()
  doubtOpening(app)
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

/** A night was published, or taken back. Figures are of a run, and their readers turn to another one by one (figures/night-turns.ts). */
export function noticeNight(app: FastifyInstance): void {
  app.memory.doubt()
  doubtOpening(app)
}
