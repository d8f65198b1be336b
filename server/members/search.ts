import type { FastifyRequest } from 'fastify'
import type { MemberHits } from '#contract/staff/member.ts'
import { readAs } from '#database/core/reader.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { findMembers, type MemberWanted } from '#database/queries/member/member-search.ts'
import { fullName } from '#domain/person/full-name.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { withoutPrefix } from '#domain/person/name-prefix.ts'
import { toArabicDigits } from '#domain/text/thai-digits.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'

const LEAST = 2

type By = MemberHits['by']

/** Four digits are a short member number or the end of a phone's; nine and ten are the whole of a phone's. */
const PHONE_END = /^(?:[0-9]{4}|0[0-9]{8,9})$/

export async function searchMembers(request: FastifyRequest, body: { page?: number; q: string }) {
  const { page, limit, offset } = pageOf(String(body.page ?? 1))
  const { by, wanted } = wantedBy(body.q, request.server.sealing)
  const { rows, total } = await readAs(request.server.db, { staff: request.staff.login }, (trx) =>
    findMembers(trx, wanted, { limit, offset }),
  )
  // That somebody searched, and by what; not the words, which may be anybody's id.
  await recordAudit(request.server.db, request, {
    action: 'staff.search',
    detail: { by, found: total },
  })
  const members = rows.map((row) => ({
    membership_no: row.membership_no,
    name: fullName(row),
    unit: row.unit_name,
    state: row.state,
    last_seen_at: row.last_seen?.toISOString() ?? null,
  }))
  return dataReply({ page, pages: pagesOf(total), total, by, members })
}

function wantedBy(typed: string, sealing: Sealing): { by: By; wanted: MemberWanted } {
  const digits = toArabicDigits(typed).replace(/[\s-]/g, '')
  const membershipNo = padMembershipNo(digits)
  const phoneEnd = PHONE_END.test(digits) ? digits : undefined
  if (membershipNo || phoneEnd)
    return { by: membershipNo ? 'number' : 'phone', wanted: { membershipNo, phoneEnd } }
  if (/^[0-9]{13}$/.test(digits))
    return { by: 'national_id', wanted: { nationalIdIndexes: sealing.indexes(digits) } }
  const words = wordsOf(typed)
  if (words.join('').length < LEAST)
    throw new Refusal(
      400,
      `กรุณาพิมพ์ชื่อหรือหน่วยงานอย่างน้อย ${LEAST} ตัวอักษร เลขสมาชิก เบอร์โทรศัพท์ หรือเลขบัตรประชาชน 13 หลัก`,
    )
  return { by: 'name', wanted: { words: waysOf(words) } }
}

/** As written, and without the title: a นายิกา is found as well as a นาย. A title standing alone says nothing. */
function waysOf(words: readonly string[]): string[][] {
  const ways = words.map((word) => {
    const bare = withoutPrefix(word)
    return bare === '' ? [] : [...new Set([word, ...(bare.length >= LEAST ? [bare] : [])])]
  })
  const telling = ways.filter((one) => one.length > 0)
  return telling.length > 0 ? telling : words.map((word) => [word])
}
