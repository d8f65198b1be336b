// Everything that is kept of one member, for the copy the law gives them a right to.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import type { Db } from '../../core/connect.ts'
import { readAs } from '../../core/reader.ts'
import type { Sealing } from '../../core/sealed.ts'

type Cell = string | number | boolean | null | string[]
type CopiedRow = Record<string, Cell>
type CopiedTables = Record<string, CopiedRow[]>

/** What a member may be named by in a night's table. */
const OWNERS = ['membership_no', 'borrower_no', 'guarantor_no']

/** What the published night says of this member; what is sealed is opened here and nowhere else. */
export async function nightOf(
  db: Db,
  membershipNo: string,
  sealing: Sealing,
): Promise<{ asOf: Day | null; tables: CopiedTables }> {
  return readAs(db, { member: membershipNo }, async (trx) => {
    const publication = await trx.selectFrom('publication').select('as_of').executeTakeFirst()
    const tables: CopiedTables = {}
    for (const { name, columns } of DATA_SETS) {
      const owners = OWNERS.filter((owner) => columns.some((column) => column.name === owner))
      if (owners.length === 0) continue
      const own = sql.join(
        owners.map((owner) => sql`${sql.ref(owner)} = ${membershipNo}`),
        sql` or `,
      )
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(name)} where ${own}`.execute(trx)
      tables[name] = rows.map((row) => copied(row, sealing))
    }
    return { asOf: publication?.as_of ?? null, tables }
  })
}

/** What the portal itself has of this member; never a password, a token or a hash of one. */
export async function portalOf(
  db: Db,
  membershipNo: string,
  sealing: Sealing,
): Promise<CopiedTables> {
  const asked = {
    member: sql`select membership_no, member_name, member_surname, prefix, unit_no, state
      from member where membership_no = ${membershipNo}`,
    password: sql`select changed_at from credential where kind = 'member' and login = ${membershipNo}`,
    session: sql`select kind, created_at, last_seen, abs_expires as ends_at, revoked_at, revoke_reason,
      remember, device, address from session
      where kind in ('member', 'impersonation') and subject_id = ${membershipNo} order by created_at`,
    terms_acceptance: sql`select kind, version, encode(sha256, 'hex') as sha256, accepted_at, address
      from terms_acceptance where membership_no = ${membershipNo} order by acceptance_id`,
    consent_event: sql`select purpose, notice_version, encode(sha256, 'hex') as sha256, given, at, address
      from consent_event where membership_no = ${membershipNo} order by consent_id`,
    notice_choice: sql`select topic, road, is_on, chosen_at from notice_choice where membership_no = ${membershipNo} order by topic, road`,
    notice_detail: sql`select is_on, chosen_at from notice_detail where membership_no = ${membershipNo}`,
    push_subscription: sql`select device, subscribed_at from push_subscription where membership_no = ${membershipNo} order by subscription_id`,
    line_link: sql`select user_sealed, linked_at, is_friend from line_link where membership_no = ${membershipNo}`,
    member_notice: sql`select topic, body_sealed, created_at, read_at from member_notice where membership_no = ${membershipNo} order by notice_id`,
    member_photo: sql`select set_at, state, decided_why, encode(bytes, 'base64') as webp from member_photo
      where membership_no = ${membershipNo}`,
    correction_request: sql`select request_id, what, words, state, asked_at, answer, answered_at
      from correction_request
      where membership_no = ${membershipNo} order by request_id`,
    rights_request: sql`select request_id, what, words, state, asked_at, due_at, answer, answered_at
      from rights_request where membership_no = ${membershipNo} order by request_id`,
    request: sql`select year, serial, kind, payload::text as payload, state, sent_at, moved_at
      from request where membership_no = ${membershipNo} order by request_id`,
    request_event: sql`select request.year, request.serial, event.at, event.to_state, event.member_words
      from request_event event join request using (request_id)
      where membership_no = ${membershipNo} order by event_id`,
    loan_draft: sql`select form::text as form, saved_at from loan_draft where membership_no = ${membershipNo}`,
    // As somebody who was asked. What others answered to this member's own requests is theirs to know.
    guarantee_ask: sql`select request.year, request.serial, ask.amount, ask.state, ask.asked_at, ask.answered_at, ask.judged::text as judged
      from guarantee_ask ask join request using (request_id)
      where guarantor_no = ${membershipNo} order by ask.asked_at`,
    pay_certificate: sql`select request.year, request.serial, said.unit_no, said.state, said.asked_at, said.month::text as month, said.income,
      said.coop_deducted, said.other_deducted, said.note, said.answered_at, scan.media_type as scan_kind, encode(scan.bytes, 'base64') as scan
      from pay_certificate said join request using (request_id)
        left join pay_certificate_scan scan on scan.request_id = said.request_id and scan.round = said.round and scan.sha256 = said.scan_sha256
      where membership_no = ${membershipNo} order by said.asked_at`,
    signing: sql`select code, kind, reference, level, signed_at, record from signing
      where membership_no = ${membershipNo} order by signing_id`,
    member_file: sql`select request_id, name, kind, uploaded_at, encode(bytes, 'base64') as content
      from member_file where membership_no = ${membershipNo} order by uploaded_at`,
    pay_intent: sql`select intent_no, purpose, about, amount, ref1, valid_until::text as valid_until, made_at
      from pay_intent where membership_no = ${membershipNo} order by intent_no`,
    pay_slip: sql`select intent_no, bank, reference, sent_at, kind, encode(bytes, 'base64') as content
      from pay_slip join pay_intent using (intent_no) where membership_no = ${membershipNo} order by intent_no`,
    payment: sql`select intent_no, amount, parts::text as parts, value_date::text as value_date, at
      from payment where membership_no = ${membershipNo} order by payment_id`,
    audit_event: sql`select at, actor, act_staff, action, outcome, detail::text as detail, address
      from audit_event where subject_no = ${membershipNo} order by seq`,
    board_message: sql`select written_at, title, body, state from board_message
      where author_kind = 'member' and author_no = ${membershipNo} order by message_id`,
    voter: sql`select year, birth_date, place_seq, booth, list_no from voter
      where membership_no = ${membershipNo} order by year`,
  }
  const tables: CopiedTables = {}
  for (const [name, question] of Object.entries(asked)) {
    const { rows } = await (question as ReturnType<typeof sql<Record<string, unknown>>>).execute(db)
    tables[name] = rows.map((row) => copied(row, sealing))
  }
  return tables
}

function copied(row: Record<string, unknown>, sealing: Sealing): CopiedRow {
  const cells = Object.entries(row)
    // The blind index is of no use to anybody but our own searches.
    .filter(([name]) => !name.endsWith('_index'))
    .map(([name, value]): [string, Cell] => {
      if (!(value instanceof Buffer))
        return [name, value instanceof Date ? value.toISOString() : (value as Cell)]
      if (!name.endsWith('_sealed')) throw new RangeError(`${name} has no place in a copy`)
      return [name.replace(/_sealed$/, ''), sealing.open(value)]
    })
  return Object.fromEntries(cells)
}
