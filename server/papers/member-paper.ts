// A member's paper: read as the member, of one published night, numbered and sent in the format asked for.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import type { Holder } from '#documents/member/holder.ts'
import { type Content, officialPaper } from '#documents/paper/official.ts'
import { fullName } from '#domain/person/full-name.ts'
import { Refusal } from '../http/errors.ts'
import { type Limit, limitTries } from '../http/rate-limit.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { issued, issuingCooperative } from './issuing.ts'
import { type Format, PaperFormat, sendPaper } from './paper.ts'
import { inTurn } from './paper-turns.ts'

/** Of one member: a page holds a few, a program that fetches all day is another's. */
const OF_ONE_MEMBER: Limit = { name: 'member-paper', max: 60, seconds: 600 }

/** Of a paper about one loan or account. */
export const StatementFormat = Type.Object({
  ...PaperFormat.properties,
  statement: Type.String({ maxLength: 64 }),
})

export async function sendMemberPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  read: (reading: Reading) => Promise<Content>,
): Promise<FastifyReply> {
  const { server, member } = request
  const { membershipNo } = member
  await limitTries(server.db, server.secrets.csrf, OF_ONE_MEMBER, membershipNo)
  return inTurn(server.papers, membershipNo, async () =>
    sendContent(request, reply, await readMember(server, membershipNo, read)),
  )
}

async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
): Promise<FastifyReply> {
  const { server, member } = request
  const { format } = request.params as { format: Format }
  const now = new Date()
  const cooperative = await issuingCooperative(server)
  return sendPaper(request, reply, format, {
    name: content.fileName,
    template: 'official',
    // A spreadsheet is the member's own to work with; only what is printed is issued.
    paper: async () =>
      officialPaper(content, cooperative, await issued(server, member.membershipNo, content, now)),
    workbook: () => ({
      title: content.sheets[0]?.title ?? '',
      author: cooperative.nameTh,
      printedAt: now,
      tables: content.tables,
    }),
  })
}

export async function readHolder({ night, membershipNo }: Reading): Promise<Holder> {
  const detail = await night(memberDetailOf, membershipNo)
  if (!detail) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
  return { membershipNo, name: fullName(detail), unit: detail.unit_name }
}
