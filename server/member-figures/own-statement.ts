// The loan or account that a statement's address stands for. Somebody else's and nobody's are one answer.

import {
  type DepositAccountRow,
  depositAccountsOf,
} from '#database/queries/figures/deposit-account.ts'
import { type LoanRow, loansOf } from '#database/queries/figures/loan.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { shortenedName } from '#domain/person/shortened-name.ts'
import type { Reading } from './member-feed.ts'
import { isStatementRef, noStatement } from './statement-ref.ts'

export async function ownLoan(reading: Reading, statement: string): Promise<LoanRow> {
  const { night, membershipNo } = reading
  const loans = await night(loansOf, membershipNo)
  const own = loans.find(({ loan_no }) =>
    isStatementRef(reading, { kind: 'loan', no: loan_no }, statement),
  )
  if (!own) throw noStatement()
  return own
}

export async function ownAccount(reading: Reading, statement: string): Promise<DepositAccountRow> {
  const { night, membershipNo } = reading
  const accounts = await night(depositAccountsOf, membershipNo)
  const own = accounts.find(({ account_no }) =>
    isStatementRef(reading, { kind: 'deposit', no: account_no }, statement),
  )
  if (!own) throw noStatement()
  return own
}

/** As a passbook has it: a column for what came and one for what went. */
export function inAndOut<Row extends { sign: number; amount: Satang }>({ amount, ...row }: Row) {
  return {
    ...row,
    paid_in: row.sign === 1 ? amount : satang(0),
    paid_out: row.sign === -1 ? amount : satang(0),
  }
}

/** Who paid for the borrower is somebody else: their name is shortened, as everywhere. */
export function withPayer<Row extends { payer_name: string | null }>({ payer_name, ...row }: Row) {
  return { ...row, payer: payer_name && shortenedName(payer_name) }
}
