// Gives a paper its number and code, and tells who issues it.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issuePaper } from '#database/queries/paper/issued-paper.ts'
import type { Content, Issue } from '#documents/paper/official.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import {
  documentNumber,
  VERIFICATION_CODE_BYTES,
  verificationCode,
} from '#domain/paper/issued-paper.ts'
import { pageConfigOf } from '../pages/page-config.ts'
import { cooperativeOf } from './paper.ts'

export async function issuingCooperative(app: FastifyInstance) {
  const { coop_address } = await pageConfigOf(app)
  return { ...(await cooperativeOf(app)), address: coop_address }
}

/** A paper about the cooperative's own books has no member. */
export async function issued(
  { db, settings }: Pick<FastifyInstance, 'db' | 'settings'>,
  membershipNo: string | null,
  content: Content,
  now: Date,
): Promise<Issue> {
  const { kind, asOf, totals, decidedAt = now } = content
  const day = bangkokDate(decidedAt)
  const year = Number(day.slice(0, 4))
  const { code, serial, issuedAt } = await issuePaper(db, {
    kind,
    year,
    membershipNo,
    asOf,
    issuedOn: day,
    issuedAt: decidedAt,
    totals,
    contentHash: hash('sha256', JSON.stringify(content), 'buffer'),
    code: verificationCode(randomBytes(VERIFICATION_CODE_BYTES)),
  })
  const number = documentNumber(kind, buddhistYear(year), serial)
  return { number, code, issuedAt, publicUrl: settings.publicUrl }
}
