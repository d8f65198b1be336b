// What members said of their balances, for officers and the auditor. Of each member and year the last answer counts.

import { sql } from 'kysely'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

interface BalanceYear {
  year: number
  confirmed: number
  /** Disputed, and nobody has answered. */
  waiting: number
  /** Disputed and answered. */
  answered: number
  /** Members who have said nothing. */
  silent: number
}

const LAST = sql`(select distinct on (membership_no, year) * from balance_answer
  order by membership_no, year, answer_id desc)`
const ASKED = sql`(select count(*)::int from member where state in ('active', 'retired'))`

/** Newest year first; `asked` is the year that members are asked about now. */
export async function balanceYears(db: Db, asked: number | undefined): Promise<BalanceYear[]> {
  const { rows } = await sql<BalanceYear>`
    select years.year, count(*) filter (where agreed)::int as confirmed,
      count(*) filter (where not agreed and reply.answer_id is null)::int as waiting,
      count(*) filter (where not agreed and reply.answer_id is not null)::int as answered,
      greatest(0, ${ASKED} - count(last.answer_id)::int) as silent
    from (select year from balance_answer union select ${asked ?? null}::int) years
    left join ${LAST} last on last.year = years.year
    left join balance_reply reply on reply.answer_id = last.answer_id
    where years.year is not null
    group by years.year order by years.year desc`.execute(db)
  return rows
}

type DisputeState = 'waiting' | 'done' | 'refused'

interface Dispute {
  answer_id: number
  membership_no: string
  prefix: string
  member_name: string
  member_surname: string
  year: number
  note: string
  shares: Satang
  owed: Satang
  saved: Satang
  at: Date
  state: DisputeState
  words: string | null
  answered_at: Date | null
  officer: string | null
}

/** Those that wait oldest first, because they are work; the others newest first. */
export async function disputes(
  db: Db,
  { state, limit, offset }: { state: DisputeState; limit: number; offset: number },
): Promise<{ rows: Dispute[]; total: number }> {
  const order = state === 'waiting' ? sql`asc` : sql`desc`
  const { rows } = await sql<Dispute & { total: number }>`
    select last.answer_id::int, last.membership_no, member.prefix, member_name, member_surname, last.year,
      last.note, last.shares, last.owed, last.saved, last.at, coalesce(reply.state, 'waiting') as state,
      reply.words, reply.answered_at, coalesce(staff.name, reply.answered_by) as officer,
      count(*) over ()::int as total
    from ${LAST} last join member on member.membership_no = last.membership_no
    left join balance_reply reply on reply.answer_id = last.answer_id
    left join staff on staff.login = reply.answered_by
    where not last.agreed and coalesce(reply.state, 'waiting') = ${state}
    order by last.answer_id ${order} limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The dispute, if it is the member's last word of that year. */
export async function disputeById(db: Db, answerId: number) {
  const { rows } = await sql<{ membership_no: string; year: number }>`
    select membership_no, year from ${LAST} last where answer_id = ${answerId} and not agreed`.execute(
    db,
  )
  return rows[0]
}

/** False where somebody has answered already. */
export async function addBalanceReply(
  trx: Db,
  reply: { answerId: number; state: 'done' | 'refused'; words: string; by: string; at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('balance_reply')
    .values({
      answer_id: reply.answerId,
      state: reply.state,
      words: reply.words,
      answered_by: reply.by,
      answered_at: reply.at,
    })
    .onConflict((on) => on.doNothing())
    .returning('answer_id')
    .executeTakeFirst()
  return added !== undefined
}

export interface BalanceLine {
  membership_no: string
  prefix: string
  member_name: string
  member_surname: string
  agreed: boolean | null
  note: string | null
  shares: Satang | null
  owed: Satang | null
  saved: Satang | null
  at: Date | null
  state: 'done' | 'refused' | null
  words: string | null
}

/** Every member who is asked, with what they said of that year. */
export async function balanceLines(db: Db, year: number): Promise<BalanceLine[]> {
  const { rows } = await sql<BalanceLine>`
    select member.membership_no, member.prefix, member_name, member_surname, last.agreed, last.note,
      last.shares, last.owed, last.saved, last.at, reply.state, reply.words
    from member left join ${LAST} last on last.membership_no = member.membership_no and last.year = ${year}
    left join balance_reply reply on reply.answer_id = last.answer_id
    where member.state in ('active', 'retired') or last.answer_id is not null
    order by member.membership_no`.execute(db)
  return rows
}
