import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Missed } from '#domain/guarantee-watch/missed-instalments.ts'
import type { Satang } from '#domain/money/money.ts'
import type { PayPurpose } from '#domain/payment/pay-purpose.ts'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

export type IntentRow = Awaited<ReturnType<typeof intentsOf>>[number]

const SHOWN = 50

/** Newest first, each with what the bank and the core system have said of it. */
export function intentsOf(db: Db, membershipNo: string) {
  return ownIntents(db, membershipNo).orderBy('intent.intent_no', 'desc').limit(SHOWN).execute()
}

export function intentOf(db: Db, membershipNo: string, intentNo: number) {
  return ownIntents(db, membershipNo).where('intent.intent_no', '=', intentNo).executeTakeFirst()
}

function ownIntents(db: Db, membershipNo: string) {
  return db
    .selectFrom('pay_intent as intent')
    .leftJoin('payment', 'payment.intent_no', 'intent.intent_no')
    .leftJoin('request', 'request.request_id', 'payment.request_id')
    .leftJoin('order_line as line', (join) =>
      join.onRef('line.request_id', '=', 'payment.request_id').on('line.result', '=', 'accepted'),
    )
    .leftJoin('pay_slip as slip', 'slip.intent_no', 'intent.intent_no')
    .select(['intent.intent_no', 'intent.purpose', 'intent.about', 'intent.amount', 'intent.ref1'])
    .select(['intent.valid_until', 'intent.made_at', 'slip.sent_at as slip_at'])
    .select(['payment.value_date as paid_on', 'payment.at as confirmed_at'])
    .select(['request.state', 'request.moved_at', 'line.core_ref'])
    .where('intent.membership_no', '=', membershipNo)
}

interface NewIntent {
  membershipNo: string
  purpose: PayPurpose
  about: string
  amount: Satang
  ref1: string
  validUntil: Day
}

export async function addIntent(trx: Db, added: NewIntent): Promise<number> {
  const { membershipNo, purpose, about, amount, ref1, validUntil } = added
  const { intent_no } = await trx
    .insertInto('pay_intent')
    .values({
      membership_no: membershipNo,
      purpose,
      about,
      amount,
      ref1,
      valid_until: validUntil,
    })
    .returning('intent_no')
    .executeTakeFirstOrThrow()
  return intent_no
}

/** The same, not paid and still good; and how many of theirs are. One member at a time, so that pressing twice makes one. */
export async function openIntents(
  trx: Db,
  { membershipNo, purpose, about, amount }: Omit<NewIntent, 'ref1' | 'validUntil'>,
  today: Day,
): Promise<{ same: number | undefined; open: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay ${membershipNo}`}, 0))`.execute(
    trx,
  )
  const unpaid = trx
    .selectFrom('pay_intent as intent')
    .leftJoin('payment', 'payment.intent_no', 'intent.intent_no')
    .where('intent.membership_no', '=', membershipNo)
    .where('intent.valid_until', '>=', today)
    .where('payment.payment_id', 'is', null)
  const same = await unpaid
    .select('intent.intent_no')
    .where('purpose', '=', purpose)
    .where('about', '=', about)
    .where('intent.amount', '=', amount)
    .executeTakeFirst()
  return { same: same?.intent_no, open: await countOf(unpaid) }
}

/** What somebody has paid that the core system has not posted, by what for. */
export function paidUnposted(db: Db, membershipNo: string) {
  return db
    .selectFrom('payment')
    .innerJoin('request', 'request.request_id', 'payment.request_id')
    .select('payment.parts')
    .where('payment.membership_no', '=', membershipNo)
    .where('request.state', 'not in', ['done', 'refused'])
    .execute()
}

export type MissedOfLoan = Missed & { loan_no: string }

/** Instalments that the borrower is behind with, by the last check of the night; those that an employer holds are not theirs. */
export async function missedOf(db: Db, membershipNo: string): Promise<MissedOfLoan[]> {
  const { rows } = await sql<{ loan_no: string; missed: Missed[] }>`
    select one.loan_no, last.missed from watch_case as one
    cross join lateral (
      select state, missed from watch_state where case_id = one.case_id order by seq desc limit 1
    ) as last
    where one.borrower_no = ${membershipNo} and last.state = 'behind'`.execute(db)
  return rows.flatMap(({ loan_no, missed }) => missed.map((one) => ({ ...one, loan_no })))
}
