import type { CollFeed, GuaranteeFeed } from '#contract/member/coll.ts'
import { collateralsOf, guaranteesBy } from '#database/queries/figures/guarantee.ts'
import { guaranteeCapacity, stillGuaranteed } from '#domain/guarantee/guarantee.ts'
import { total } from '#domain/money/money.ts'
import { shortenedName } from '#domain/person/shortened-name.ts'
import type { Reading } from './member-feed.ts'
import { statementRef } from './statement-ref.ts'

export async function readGuarantee(reading: Reading): Promise<Omit<GuaranteeFeed, 'as_of'>> {
  const [rules, given] = await Promise.all([
    reading.rules(),
    reading.night(guaranteesBy, reading.membershipNo),
  ])
  return {
    given: given.map((row) => ({
      loan_no: row.loan_no,
      borrower_name: shortenedName(row.borrower_name),
      amount: row.amount,
      loan_balance: row.loan_balance,
      remaining: stillGuaranteed(row),
    })),
    given_total: total(given.map(({ amount }) => amount)),
    given_remaining: total(given.map(stillGuaranteed)),
    capacity: guaranteeCapacity(given, {
      contractsMax: rules.guaranteeContractsMax,
      amountMax: rules.guaranteeAmountMax,
    }),
  }
}

export async function readColl(reading: Reading): Promise<Omit<CollFeed, 'as_of'>> {
  const [received, given] = await Promise.all([
    reading.night(collateralsOf, reading.membershipNo),
    readGuarantee(reading),
  ])
  return {
    ...given,
    received: received.map((row) => ({
      statement: statementRef(reading, 'loan', row.loan_no),
      loan_no: row.loan_no,
      loan_balance: row.loan_balance,
      collateral: row.collateral,
      guarantor_name: row.guarantor_name === null ? null : shortenedName(row.guarantor_name),
      description: row.description,
      amount: row.amount,
      remaining: stillGuaranteed(row),
    })),
  }
}
