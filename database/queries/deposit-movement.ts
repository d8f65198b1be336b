import { sql } from 'kysely'
import type { Satang } from '#domain/money.ts'
import type { Db } from '../connect.ts'
import type { StatementPage } from './statement-page.ts'

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
    .selectFrom('deposit_movement')
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
  { from, to }: Pick<StatementPage, 'from' | 'to'>,
) {
  const inside = sql`posted_on between ${from} and ${to}`
  const last = (until: unknown) =>
    sql<Satang | null>`(array_agg(balance order by seq desc) filter (where ${until}))[1]`
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
      last(sql`posted_on < ${from}`).as('opening'),
      last(sql`posted_on <= ${to}`).as('closing'),
    ])
    .where('account_no', '=', accountNo)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow()
}

/** Of every account, its balances since interest was last paid in or the account was brought forward. */
export function balancesSinceInterest(db: Db, membershipNo: string) {
  return db
    .selectFrom('deposit_account as account')
    .innerJoinLateral(
      (on) =>
        on
          .selectFrom('deposit_movement as moved')
          .select(['moved.seq', 'moved.posted_on', 'moved.balance'])
          .whereRef('moved.account_no', '=', 'account.account_no')
          .where('moved.membership_no', '=', membershipNo)
          .where('moved.seq', '>=', (than) =>
            than
              .selectFrom('deposit_movement as credited')
              .select(sql<number>`coalesce(max(credited.seq), 0)`.as('seq'))
              .whereRef('credited.account_no', '=', 'account.account_no')
              .where('credited.membership_no', '=', membershipNo)
              .where('credited.code', 'in', ['IN', 'BF']),
          )
          .as('since'),
      (join) => join.onTrue(),
    )
    .select(['account.account_no', 'since.posted_on', 'since.balance'])
    .where('account.membership_no', '=', membershipNo)
    .orderBy('account.account_no')
    .orderBy('since.seq')
    .execute()
}

/** What was held on a day over all accounts. */
export async function depositedOn(db: Db, membershipNo: string, day: string): Promise<Satang> {
  const { held } = await db
    .selectFrom('deposit_account as account')
    .innerJoinLateral(
      (on) =>
        on
          .selectFrom('deposit_movement as moved')
          .select('moved.balance')
          .whereRef('moved.account_no', '=', 'account.account_no')
          .where('moved.membership_no', '=', membershipNo)
          .where('moved.posted_on', '<=', day)
          .orderBy('moved.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(sql<Satang>`coalesce(sum(last.balance), 0)::bigint`.as('held'))
    .where('account.membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow()
  return held
}
