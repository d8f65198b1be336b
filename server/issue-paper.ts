// Gives a content its number and code, and sends it: a member's paper in the format they asked for.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issuePaper } from '#database/queries/issued-paper.ts'
import { type Content, type Issue, officialPaper } from '#documents/official.ts'
import { documentNumber, VERIFICATION_CODE_BYTES, verificationCode } from '#domain/issued-paper.ts'
import { bangkokDate, buddhistYear } from '#domain/thai-date.ts'
import { readPageConfig } from './page-config.ts'
import { type Format, sendPaper } from './paper.ts'

/** A spreadsheet is the member's own to work with; only what is printed is issued. */
export async function sendMemberPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  format: Format,
  content: Content,
): Promise<FastifyReply> {
  const { server, member } = request
  const { coopNameTH, coopNameEN, coop_address } = await server.memory.value('page-config', () =>
    readPageConfig(server.db),
  )
  const now = new Date()
  const cooperative = { nameTh: coopNameTH, nameEn: coopNameEN, address: coop_address }
  return sendPaper(request, reply, format, {
    name: content.fileName,
    template: 'official',
    paper: async () =>
      officialPaper(content, cooperative, await issued(server, member.membershipNo, content, now)),
    workbook: () => ({
      title: content.sheets[0]?.title ?? '',
      author: coopNameTH,
      printedAt: now,
      tables: content.tables,
    }),
  })
}

async function issued(
  { db, settings }: FastifyInstance,
  membershipNo: string,
  content: Content,
  now: Date,
): Promise<Issue> {
  const { kind, asOf, totals } = content
  const day = bangkokDate(now)
  const year = Number(day.slice(0, 4))
  const { code, serial, issuedAt } = await issuePaper(db, {
    kind,
    year,
    membershipNo,
    asOf,
    issuedOn: day,
    issuedAt: now,
    totals,
    contentHash: hash('sha256', JSON.stringify(content), 'buffer'),
    code: verificationCode(randomBytes(VERIFICATION_CODE_BYTES)),
  })
  const number = documentNumber(kind, buddhistYear(year), serial)
  return { number, code, issuedAt, publicUrl: settings.publicUrl }
}
