import type { DepositAccount, DepositFeed } from '#contract/member/deposit.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { balancesSinceInterest } from '#database/queries/figures/deposit-movement.ts'
import { accruedInterest } from '#domain/deposit/deposit-interest.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { total } from '#domain/money/money.ts'
import type { Reading } from './member-feed.ts'
import { statementRef } from './statement-ref.ts'

const DAYS_IN_YEAR = 365

export async function readDeposits(reading: Reading): Promise<Omit<DepositFeed, 'as_of'>> {
  const accounts = await readAccounts(reading)
  return {
    balance: total(accounts.map(({ balance }) => balance)),
    accrued_interest: total(accounts.map(({ accrued_interest }) => accrued_interest)),
    accounts,
  }
}

export async function readAccounts(reading: Reading): Promise<DepositAccount[]> {
  const { night, membershipNo, asOf } = reading
  const [rules, accounts, since] = await Promise.all([
    reading.rules(),
    night(depositAccountsOf, membershipNo),
    night(balancesSinceInterest, membershipNo),
  ])
  return accounts.map((account) => {
    const balances = since
      .filter(({ account_no }) => account_no === account.account_no)
      .map(({ posted_on, balance }) => ({ on: posted_on, balance }))
    return {
      ...account,
      statement: statementRef(reading, 'deposit', account.account_no),
      account_no_masked: maskAccount(account.account_no),
      state: account.balance > 0 ? 'open' : 'empty',
      accrued_interest: accruedInterest(balances, asOf, {
        ratePpm: account.rate_ppm,
        daysInYear: DAYS_IN_YEAR,
        leastBalance: rules.leastDeposit(account.type_code),
      }),
      accrued_from: balances[0]?.on ?? account.opened_on,
    }
  })
}
