// Changes that belong together: what a clever hand would change so that every sum is right again.

import type { Random } from '#demo/core-system/random.ts'
import { number } from './damage.ts'
import type { NightRows, Row } from './night-rows.ts'

const LEDGERS = {
  share: { set: 'share_movement', account: 'share', key: 'membership_no', amount: 'amount' },
  loan: { set: 'loan_movement', account: 'loan', key: 'loan_no', amount: 'principal' },
  deposit: {
    set: 'deposit_movement',
    account: 'deposit_account',
    key: 'account_no',
    amount: 'amount',
  },
} as const

export type LedgerName = keyof typeof LEDGERS

export function add(row: Row, column: string, amount: number): void {
  row[column] = number(row[column]) + amount
}

/** A movement by so much more, with every balance after it, the account and the control account. */
export function moveMore(night: NightRows, ledger: LedgerName, row: Row, more: number): void {
  const { key, amount, set } = LEDGERS[ledger]
  add(row, amount, more)
  const change = (number(row.sign) || 1) * more
  for (const one of night.of(
    set,
    (one) => one[key] === row[key] && number(one.seq) >= number(row.seq),
  ))
    add(one, 'balance', change)
  balanceMore(night, ledger, row, change)
}

/** An account by so much more, with its control account and the guarantees that speak of it. */
export function balanceMore(
  night: NightRows,
  ledger: LedgerName,
  { [LEDGERS[ledger].key]: no }: Row,
  change: number,
): Row {
  const { key, account } = LEDGERS[ledger]
  const one = night.one(account, (row) => row[key] === no)
  add(one, 'balance', change)
  const control = (row: Row) =>
    row.ledger === ledger && (row.type_code === '' || row.type_code === one.type_code)
  add(night.one('control_account', control), 'balance', change)
  if (ledger === 'loan')
    for (const row of night.of('guarantee', ({ loan_no }) => loan_no === no))
      add(row, 'loan_balance', change)
  return one
}

interface More {
  principal?: number
  interest?: number
}

/** A line billed by so much more, with its slip, unit and month; where it was deducted in full, deducted too. */
export function billMore(night: NightRows, line: Row, { principal = 0, interest = 0 }: More): void {
  const more = principal + interest
  const slip = slipOf(night, line)
  const isPaid = line.deducted === line.billed && number(slip.deducted) > 0
  add(line, 'principal', principal)
  add(line, 'interest', interest)
  const unit = night.one(
    'collection_unit',
    (row) => row.period === slip.period && row.unit_no === slip.unit_no,
  )
  const run = night.one('collection_run', (row) => row.period === slip.period)
  for (const row of [line, slip, unit, run]) {
    add(row, 'billed', more)
    if (isPaid) add(row, 'deducted', more)
  }
  if (isPaid)
    add(
      night.one('receipt', (row) => row.receipt_no === slip.receipt_no),
      'amount',
      more,
    )
}

export function slipOf(night: NightRows, line: Row): Row {
  return night.one(
    'collection_slip',
    (row) => row.period === line.period && row.membership_no === line.membership_no,
  )
}

/** The line that a movement came from. */
export function lineOf(night: NightRows, movement: Row, kind: string): Row {
  const slip = night.one('collection_slip', ({ receipt_no }) => receipt_no === movement.receipt_no)
  return night.one(
    'collection_line',
    (row) =>
      row.period === slip.period &&
      row.membership_no === slip.membership_no &&
      row.line_kind === kind &&
      (kind === 'share' || row.ref_no === (movement.loan_no ?? movement.account_no)),
  )
}

/** Deducted in full under a receipt. */
export function isPaidLine(night: NightRows, line: Row): boolean {
  return number(line.deducted) > 0 && slipOf(night, line).deducted === slipOf(night, line).billed
}

/** Posted by the monthly collection, under a receipt. */
export function isPosted({ receipt_no, code }: Row): boolean {
  return receipt_no !== '' && ['SH', '02', 'DP'].includes(String(code))
}

/** A movement from a slip that was deducted in full, with its line. */
export function posted(night: NightRows, dice: Random, set: string, kind: string): [Row, Row] {
  const movement = night.pick(
    set,
    dice,
    (row) => isPosted(row) && isPaidLine(night, lineOf(night, row, kind)),
  )
  return [movement, lineOf(night, movement, kind)]
}
