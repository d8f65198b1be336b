// What a member reads first, and what is confirmed at a year's end.

import { sum } from '../files/amounts.ts'
import { addMonths, monthEnd, monthOf } from '../files/calendar.ts'
import { balanceOn } from '../files/ledger.ts'
import type { Night } from '../files/read-night.ts'
import { accountingYear, type Rules, yearOf } from '../rules/rules.ts'
import { NOTHING_REPORTED, slipState, slipsOf } from './collection.ts'
import { accountRows, accountSteps } from './deposits.ts'
import { loanRows, loanSteps, owedOf } from './loans.ts'
import { shareSteps } from './shares.ts'

/** At a first visit: compared with the end of the month before. */
export function welcomeFeed(night: Night, member: string, toldOf = NOTHING_REPORTED) {
  const compared_with = monthEnd(addMonths(monthOf(night.asOf), -1))
  const [share] = night.of('share', 'membership_no', member)
  const shares = shareSteps(night, member)
  const loans = loanRows(night, member)
  const accounts = accountRows(night, member)
  const owedBy = loans.map((loan) => owedOf(night, loan))
  const [slip, before] = slipsOf(night, member)
  const heldOn = (day: string) =>
    sum(accounts.map((row) => balanceOn(accountSteps(night, row.text('account_no')), day) ?? 0))
  const owedOn = (day: string) =>
    sum(loans.map((row) => balanceOn(loanSteps(night, row.text('loan_no')), day) ?? 0))
  const now = {
    share: shares.at(-1)?.balance ?? 0,
    loan: sum(owedBy),
    deposit: heldOn('9999-12-31'),
  }
  const changes = [
    { kind: 'share', before: balanceOn(shares, compared_with) ?? 0, after: now.share },
    { kind: 'loan', before: owedOn(compared_with), after: now.loan },
    { kind: 'deposit', before: heldOn(compared_with), after: now.deposit },
    ...(slip && slip.month('period') > monthOf(compared_with)
      ? [{ kind: 'collection', before: before?.baht('billed') ?? 0, after: slip.baht('billed') }]
      : []),
  ]
  return {
    as_of: night.asOf,
    share: {
      balance: now.share,
      monthly: share?.baht('monthly') ?? 0,
      instalments: share?.whole('instalments') ?? 0,
    },
    loan: { balance: now.loan, contracts: owedBy.filter((owed) => owed > 0).length },
    deposit: { balance: now.deposit, accounts: accounts.length },
    collection: slip
      ? {
          period: slip.month('period'),
          billed: slip.baht('billed'),
          deducted: slip.baht('deducted'),
          state: slipState(slip, toldOf(member, slip.month('period'))),
        }
      : null,
    compared_with,
    changes: changes
      .map((change) => ({ ...change, difference: change.after - change.before }))
      .filter(({ difference }) => difference !== 0),
  }
}

/** The last accounting year that has ended. */
export function endedYear(night: Night, rules: Rules): number {
  const running = yearOf(night.asOf, rules)
  return accountingYear(running, rules).to <= night.asOf ? running : running - 1
}

export function balanceFeed(
  night: Night,
  rules: Rules,
  member: string,
  year = endedYear(night, rules),
) {
  const { to } = accountingYear(year, rules)
  const nameOf = (set: string, code: string) => night.one(set, 'type_code', code).text('name')
  const loans = loanRows(night, member)
    .map((row) => ({
      no: row.text('loan_no'),
      name: nameOf('loan_type', row.text('type_code')),
      balance: balanceOn(loanSteps(night, row.text('loan_no')), to) ?? 0,
    }))
    .filter(({ balance }) => balance > 0)
  const deposits = accountRows(night, member).flatMap((row) => {
    const balance = balanceOn(accountSteps(night, row.text('account_no')), to)
    const name = nameOf('deposit_type', row.text('type_code'))
    return balance === null ? [] : [{ no: row.text('account_no'), name, balance }]
  })
  return {
    as_of: night.asOf,
    year,
    ends_on: to,
    shares: balanceOn(shareSteps(night, member), to) ?? 0,
    loans,
    owed: sum(loans.map(({ balance }) => balance)),
    deposits,
    saved: sum(deposits.map(({ balance }) => balance)),
    answer: null,
  }
}
