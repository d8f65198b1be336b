// What officers see of members and of a night.

import { sum } from '../files/amounts.ts'
import type { Night } from '../files/read-night.ts'
import type { Rules } from '../rules/rules.ts'
import { GROUPS, kepFeed } from './collection.ts'
import { welcomeFeed } from './summary.ts'

export function memberTotals(night: Night, member: string) {
  const { share, loan, deposit } = welcomeFeed(night, member)
  return {
    share: share.balance,
    loan: loan.balance,
    loans: loan.contracts,
    deposit: deposit.balance,
    accounts: deposit.accounts,
  }
}

/** The months, and of the newest how much for what. */
export function memberMonths(night: Night, rules: Rules, member: string) {
  const { months, refunds, collection } = kepFeed(night, rules, member)
  const groups = GROUPS.flatMap(([group]) => {
    const own = collection?.groups.find((one) => one.group === group)
    return own ? [{ billed: own.billed, deducted: own.deducted }] : []
  })
  return { as_of: night.asOf, months, refunds, groups }
}

/** Rows and sums of every file, as whoever approves a night reads them. */
export function nightSums(night: Night, columns: Readonly<Record<string, readonly string[]>>) {
  return night.names.map((name) => ({
    data_set: name,
    rows: night.rows(name).length,
    sums: Object.fromEntries(
      (columns[name] ?? []).map((column) => [
        column,
        sum(night.rows(name).map((row) => row.baht(column))),
      ]),
    ),
  }))
}
