// An officer's look at a member: read in the officer's name, by the feeds' own functions, and written down before
// anything leaves. The member sees it on /member/access.

import type { FastifyRequest } from 'fastify'
import { readAs } from '#database/core/reader.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import type { AccessedPart } from '#domain/audit/access-words.ts'
import type { Day } from '#domain/calendar/day.ts'
import { recordAudit, recordAudits } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { type Reading, readingIn } from '../member-figures/member-feed.ts'

export const NO_MEMBER = 'ไม่พบสมาชิกเลขนี้'

/** For an act that is written down itself. */
export async function readForOfficer<T>(
  { server, staff }: FastifyRequest,
  membershipNo: string,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const { db, sealing } = server
  const reader = { staff: staff.login }
  return readAs(db, reader, async (trx) => {
    const night = await publicationNow(trx)
    if (!night) throw new Refusal(404, 'ยังไม่มีข้อมูลสมาชิกในระบบ กรุณานำเข้าข้อมูลก่อน')
    return read(readingIn(trx, reader, { membershipNo, asOf: night.as_of, sealing }))
  })
}

export async function readMemberForStaff<T>(
  request: FastifyRequest,
  { membershipNo, part }: { membershipNo: string; part: AccessedPart },
  read: (reading: Reading) => Promise<T>,
): Promise<T & { as_of: Day }> {
  if (!(await memberOfAnyState(request.server.db, membershipNo))) throw new Refusal(404, NO_MEMBER)
  const data = await readForOfficer(request, membershipNo, async (reading) => ({
    as_of: reading.asOf,
    ...(await read(reading)),
  }))
  await recordMemberAccess(request, membershipNo, part)
  return data
}

export function recordMemberAccess(
  request: FastifyRequest,
  subjectNo: string,
  part: AccessedPart,
): Promise<void> {
  return recordAudit(request.server.db, request, {
    action: 'staff.look',
    subjectNo,
    detail: { part },
  })
}

/** Of a page on which several members stand: each of them is told. */
export function recordMembersAccess(
  request: FastifyRequest,
  subjectNos: readonly string[],
  detail: { part: AccessedPart; batch?: string },
): Promise<void> {
  const looks = [...new Set(subjectNos)].map((subjectNo) => ({
    action: 'staff.look' as const,
    subjectNo,
    detail,
  }))
  return recordAudits(request.server.db, request, looks)
}

/** Nobody serves themselves across the counter. */
export async function requireOther(request: FastifyRequest, membershipNo: string): Promise<void> {
  const own = await membershipNoOf(request.server.db, request.staff.login)
  if (own === membershipNo)
    throw new Refusal(403, 'ทำรายการกับบัญชีสมาชิกของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่ท่านอื่นดำเนินการ')
}
