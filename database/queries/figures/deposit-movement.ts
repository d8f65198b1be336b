import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'
import { balanceOnDay, balancesAround, isInside, type StatementPage } from './statement-page.ts'

/** Takes the owner as well as the number, so nobody can read an account by guessing one. */
export interface OwnAccount {
  membershipNo: string
  accountNo: string
}

export function depositMovementsOf(
  db: Db,
  { membershipNo, accountNo }: OwnAccount,
  page: StatementPage,
) {
  return db
    .selectFrom('deposit_movement as moved')
    .select((on) =>
      on
        .selectFrom('deposit_movement as taken')
        .select('taken.posted_on')
        .where('taken.account_no', '=', accountNo)
        .where('taken.membership_no', '=', membershipNo)
        .whereRef('taken.seq', '=', 'moved.reverses')
        .as('reverses_on'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('deposit_movement as back')
          .select('back.seq')
          .where('back.account_no', '=', accountNo)
          .where('back.membership_no', '=', membershipNo)
          .whereRef('back.reverses', '=', 'moved.seq'),
      )
        .$castTo<boolean>()
        .as('is_reversed'),
    )
    .select(['seq', 'posted_on', 'receipt_no', 'code', 'sign', 'amount', 'balance'])
    .where('account_no', '=', accountNo)
    .where('membership_no', '=', membershipNo)
    .where('posted_on', '>=', page.from)
    .where('posted_on', '<=', page.to)
    .$if(page.before !== undefined, (query) => query.where('seq', '<', page.before ?? 0))
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .execute()
}

/** What the days asked for add up to, and what was held before and after them. */
export function depositTotalsOf(
  db: Db,
  { membershipNo, accountNo }: OwnAccount,
  days: Pick<StatementPage, 'from' | 'to'>,
) {
  const inside = isInside(days)
  const sum = (which: unknown) =>
    sql<Satang>`coalesce(sum(amount) filter (where ${inside} and ${which}), 0)::bigint`
  const count = (sign: number) =>
    sql<number>`count(*) filter (where ${inside} and sign = ${sql.lit(sign)})`
  return db
    .selectFrom('deposit_movement')
    .select([
      count(1).as('count_in'),
      count(-1).as('count_out'),
      sum(sql`sign = 1`).as('paid_in'),
      sum(sql`sign = -1`).as('paid_out'),
      sum(sql`code = 'IN'`).as('interest'),
      sum(sql`code = 'TX'`).as('tax'),
      ...balancesAround(days),
    ])
    .where('account_no', '=', accountNo)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow()
}

/** Of each account of a member's, the balances since interest was last paid in or all was brought forward. */
export function balancesSinceInterest(db: Db, membershipNo: string) {
  const moved = db
    .selectFrom('deposit_movement')
    .select([
      'account_no',
      'seq',
      'posted_on',
      'balance',
      sql<number>`max(seq) filter (where code in ('IN', 'BF')) over (partition by account_no)`.as(
        'credited',
      ),
    ])
    .where('account_no', 'in', (on) =>
      on
        .selectFrom('deposit_account')
        .select('account_no')
        .where('membership_no', '=', membershipNo),
    )
    .where('membership_no', '=', membershipNo)
  return db
    .selectFrom(moved.as('moved'))
    .select(['account_no', 'posted_on', 'balance'])
    .where(sql<boolean>`seq >= coalesce(credited, 0)`)
    .orderBy('account_no')
    .orderBy('seq')
    .execute()
}

/** What was held on a day over all accounts. */
export function depositedOn(db: Db, membershipNo: string, day: Day): Promise<Satang> {
  return balanceOnDay(db, 'deposit', membershipNo, day)
}
