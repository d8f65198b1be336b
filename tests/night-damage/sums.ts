// The monthly collection and the ledgers: sums, order, days and what belongs together.

import {
  add,
  balanceMore,
  billMore,
  isPosted,
  type LedgerName,
  moveMore,
  posted,
  slipOf,
} from './consistent-changes.ts'
import { breaks, type Damage, later, number } from './damage.ts'
import type { NightRows, Row } from './night-rows.ts'
import { OPEN_MONTH } from './nights.ts'

const isOpen = ({ period }: Row) => period === OPEN_MONTH

// biome-ignore format: a table reads in columns
const COLLECTION: Damage[] = [
  breaks('lines-make-slip', 'line-without-slip', 'a line billed higher, its slip as it was', 'collection_line', (night, dice) => {
    const line = night.pick('collection_line', dice, isOpen)
    add(line, 'principal', 100_00)
    add(line, 'billed', 100_00)
  }),
  breaks('slips-make-unit', 'slip-without-unit', 'a line and its slip billed higher, the unit as it was', 'collection_slip', (night, dice) => {
    const line = night.pick('collection_line', dice, isOpen)
    for (const row of [line, slipOf(night, line)]) add(row, 'billed', 100_00)
    add(line, 'principal', 100_00)
  }),
  breaks('slips-make-unit', 'unit-counts-members', 'a unit that counts one member more, and so its month', 'collection_unit', (night, dice) => {
    const unit = night.pick('collection_unit', dice)
    add(unit, 'members', 1)
    add(night.one('collection_run', ({ period }) => period === unit.period), 'members', 1)
  }),
  breaks('units-make-run', 'run-digit', 'one digit in what a month billed', 'collection_run', (night, dice) => {
    add(night.pick('collection_run', dice), 'billed', 1_000_00)
  }),
  breaks('receipts-match', 'receipt-digit', 'one satang in a receipt', 'receipt', (night, dice) => {
    add(night.pick('receipt', dice), 'amount', 1)
  }),
  breaks('receipts-match', 'receipt-of-another', 'a receipt under another member of the same month', 'receipt', (night, dice) => {
    const receipt = night.pick('receipt', dice)
    const other = night.pick('receipt', dice, (row) => row.period === receipt.period && row !== receipt)
    receipt.membership_no = other.membership_no ?? ''
  }),
  breaks('receipts-match', 'receipt-lost', 'a receipt lost, totals counted without it', 'receipt', (night, dice) => {
    night.lose('receipt', dice)
  }),
  breaks('lines-make-slip', 'line-lost', 'a line lost, totals counted without it', 'collection_line', (night, dice) => {
    night.lose('collection_line', dice)
  }),
  breaks('cremation-lines-match', 'cremation-digit', 'a cremation payment of another amount than the slip', 'cremation_collection', (night, dice) => {
    add(night.pick('cremation_collection', dice), 'amount', 10_00)
  }),
  breaks('postings-tie', 'posted-twice', 'a receipt posted twice, with every balance after it', 'share_movement', (night, dice) => {
    const movement = night.pick('share_movement', dice, isPosted)
    const last = night.of('share_movement', (row) => row.membership_no === movement.membership_no).at(-1) as Row
    const twin = night.add('share_movement', { ...movement, seq: number(last.seq) + 1, posted_on: last.posted_on ?? '', balance: last.balance ?? 0, amount: 0, instalment: '' })
    moveMore(night, 'share', twin, number(movement.amount))
  }),
  breaks('postings-tie', 'posted-more', 'a share payment posted higher than deducted, with every balance after it', 'share_movement', (night, dice) => {
    moveMore(night, 'share', night.pick('share_movement', dice, isPosted), 100_00)
  }),
  breaks('postings-tie', 'posted-without-receipt', 'a movement that lost the number of its receipt', 'deposit_movement', (night, dice) => {
    night.pick('deposit_movement', dice, isPosted).receipt_no = ''
  }),
  breaks('postings-tie', 'other-receipt', 'a movement under the receipt of another month', 'share_movement', (night, dice) => {
    const movement = night.pick('share_movement', dice, isPosted)
    movement.receipt_no = night.pick('share_movement', dice, (row) => isPosted(row) && row.receipt_no !== movement.receipt_no).receipt_no ?? ''
  }),
  breaks('postings-tie', 'between-loans', 'money moved from one loan of a receipt to another, with every balance', 'loan_movement', (night, dice) => {
    const twins = night.of('loan_movement', (row) => isPosted(row) && number(row.principal) > 200_00 && night.of('loan_movement', (two) => two.receipt_no === row.receipt_no && number(two.principal) > 200_00).length > 1)
    const from = dice.pick(twins)
    const to = dice.pick(twins.filter((row) => row.receipt_no === from.receipt_no && row !== from))
    moveMore(night, 'loan', from, -100_00)
    moveMore(night, 'loan', to, 100_00)
  }),
  breaks('postings-tie', 'principal-for-shares', 'money of a receipt moved from a loan to shares, with every balance', 'loan_movement', (night, dice) => {
    const from = night.pick('loan_movement', dice, (row) => isPosted(row) && number(row.principal) > 200_00 && night.of('share_movement', (two) => two.receipt_no === row.receipt_no).length > 0)
    moveMore(night, 'loan', from, -100_00)
    moveMore(night, 'share', night.one('share_movement', (row) => row.receipt_no === from.receipt_no), 100_00)
  }),
  breaks('postings-dated-as-receipts', 'receipt-a-day-early', 'a receipt dated a day before its postings', 'receipt', (night, dice) => {
    const receipt = night.pick('receipt', dice)
    receipt.paid_on = later(receipt.paid_on, -1)
  }),
  breaks('loan-lines-have-their-loan', 'line-of-other-loan', 'a loan line with another member’s contract', 'collection_line', (night, dice) => {
    const line = night.pick('collection_line', dice, (row) => row.line_kind === 'loan' && isOpen(row))
    line.ref_no = night.pick('loan', dice, ({ membership_no }) => membership_no !== line.membership_no).loan_no ?? ''
  }),
  breaks('loan-lines-have-their-loan', 'line-ref-digit', 'one digit of a contract’s number', 'collection_line', (night, dice) => {
    const line = night.pick('collection_line', dice, ({ line_kind }) => line_kind === 'loan')
    line.ref_no = `${String(line.ref_no).slice(0, -1)}X`
  }),
  breaks('deposit-lines-have-their-account', 'line-of-other-account', 'a deposit line with another member’s account', 'collection_line', (night, dice) => {
    const line = night.pick('collection_line', dice, ({ line_kind }) => line_kind === 'deposit')
    line.ref_no = night.pick('deposit_account', dice, ({ membership_no }) => membership_no !== line.membership_no).account_no ?? ''
  }),
  breaks('short-slips-have-reasons', 'nothing-without-reason', 'a slip of a past month of which nothing came, without a reason', 'collection_slip', (night, dice) => {
    night.pick('collection_slip', dice, (row) => row.deducted === 0 && row.reason !== '').reason = ''
  }),
  breaks('billed-within-debt', 'billed-over-debt', 'more principal billed than is owed, with slip, unit and month', 'collection_line', (night, dice) => {
    const line = night.pick('collection_line', dice, (row) => row.line_kind === 'loan' && isOpen(row))
    const { balance } = night.one('loan', ({ loan_no }) => loan_no === line.ref_no)
    billMore(night, line, { principal: number(balance) - number(line.principal) + 100 })
  }),
  breaks('open-bills-as-agreed', 'bill-over-shares', 'a share line billed higher than agreed, with slip, unit and month', 'collection_line', (night, dice) => {
    billMore(night, night.pick('collection_line', dice, (row) => row.line_kind === 'share' && isOpen(row)), { principal: 100_00 })
  }),
  breaks('open-bills-as-agreed', 'bill-over-savings', 'a deposit line billed higher than agreed, with slip, unit and month', 'collection_line', (night, dice) => {
    billMore(night, night.pick('collection_line', dice, (row) => row.line_kind === 'deposit' && isOpen(row)), { principal: 100_00 })
  }),
  breaks('open-bills-as-agreed', 'bill-over-instalment', 'a loan line billed higher than its instalment, with slip, unit and month', 'collection_line', (night, dice) => {
    billMore(night, night.pick('collection_line', dice, (row) => row.line_kind === 'loan' && isOpen(row) && number(night.one('loan', ({ loan_no }) => loan_no === row.ref_no).balance) > number(row.principal) + 1_000_00), { principal: 1_000_00 })
  }),
  breaks('open-bills-as-agreed', 'bill-monthly-changed', 'what is paid into shares monthly, against the bill', 'share', (night, dice) => {
    const line = night.pick('collection_line', dice, (row) => row.line_kind === 'share' && isOpen(row))
    add(night.one('share', ({ membership_no }) => membership_no === line.membership_no), 'monthly', 100_00)
  }),
  breaks('loan-interest', 'interest-paid', 'interest of a payment off by nine baht, with line, slip, receipt, unit and month', 'loan_movement', (night, dice) => {
    const [movement, line] = posted(night, dice, 'loan_movement', 'loan')
    add(movement, 'interest', 9_00)
    billMore(night, line, { interest: 9_00 })
  }),
  breaks('loan-interest', 'interest-for-principal', 'principal and interest of a payment exchanged in part, with every balance', 'loan_movement', (night, dice) => {
    const [movement, line] = posted(night, dice, 'loan_movement', 'loan')
    add(movement, 'interest', 50_00)
    moveMore(night, 'loan', movement, -50_00)
    add(line, 'interest', 50_00)
    add(line, 'principal', -50_00)
  }),
]

const NAMES: Record<LedgerName, [string, string, string, string]> = {
  share: ['share_movement', 'share', 'membership_no', 'SH'],
  loan: ['loan_movement', 'loan', 'loan_no', '02'],
  deposit: ['deposit_movement', 'deposit_account', 'account_no', 'DP'],
}

/** What is asked of each of the three ledgers alike. */
// biome-ignore format: a table reads in columns
function ledgerDamage(ledger: LedgerName): Damage[] {
  const [set, account, key, code] = NAMES[ledger]
  const before = (night: NightRows, row: Row) => night.of(set, (one) => one[key] === row[key] && number(one.seq) < number(row.seq)).at(-1)
  return [
    breaks(`${set}-follow`, `${ledger}-balance-digit`, 'one digit of the balance after a movement', set, (night, dice) => {
      add(night.pick(set, dice), 'balance', 10_00)
    }),
    breaks(`${set}-follow`, `${ledger}-movement-lost`, 'a movement lost, totals counted without it', set, (night, dice) => {
      night.lose(set, dice, (row) => row.code === code && night.of(set, (one) => one[key] === row[key] && number(one.seq) > number(row.seq)).length > 0)
    }),
    breaks(`${set}-make-balance`, `${ledger}-account-digit`, 'one satang of an account and of its control account', account, (night, dice) => {
      balanceMore(night, ledger, night.pick(account, dice, (row) => number(row.balance) > 0 && row.principal !== row.balance), 1)
    }),
    breaks(`${set}-make-balance`, `${ledger}-last-lost`, 'the last movement of an account lost', set, (night, dice) => {
      const movement = night.pick(set, dice, (row) => row.code === code)
      const lost = night.of(set, (row) => row[key] === movement[key]).at(-1)
      night.remove(set, (row) => row === lost)
    }),
    breaks(`${set}-make-balance`, `${ledger}-accounts-exchanged`, 'the balances of two accounts exchanged', account, (night, dice) => {
      const one = night.pick(account, dice, (row) => number(row.balance) > 0)
      const two = night.pick(account, dice, (row) => number(row.balance) > 0 && row.balance !== one.balance && row.type_code === one.type_code && (ledger !== 'loan' || (number(row.balance) <= number(one.principal) && number(one.balance) <= number(row.principal))))
      ;[one.balance, two.balance] = [two.balance ?? 0, one.balance ?? 0]
    }),
    breaks(`${set}-in-order`, `${ledger}-dates-back`, 'a movement dated before the one it follows', set, (night, dice) => {
      const row = night.pick(set, dice, (one) => one.code === code && before(night, one) !== undefined)
      row.posted_on = later(before(night, row)?.posted_on, -1)
    }),
    breaks(`${set}-after-opening`, `${ledger}-before-opening`, 'a beginning later than the first movement', account, (night, dice) => {
      const row = night.pick(account, dice, (one) => night.of(set, (two) => two[key] === one[key]).length > 3)
      const second = night.of(set, (one) => one[key] === row[key])[1]
      if (ledger === 'share') night.one('member_detail', (one) => one[key] === row[key]).joined_on = second?.posted_on ?? ''
      else row.opened_on = second?.posted_on ?? ''
    }),
    breaks(`${account}-last-on`, `${ledger}-last-day`, 'another day for the last movement', account, (night, dice) => {
      const row = night.pick(account, dice, (one) => ledger === 'share' || String(one.last_on) > String(one.opened_on))
      row.last_on = later(row.last_on, -1)
    }),
    breaks(`${set}-reversals`, `${ledger}-reverses-other`, 'a reversal of something else than it says', set, (night, dice) => {
      const row = night.pick(set, dice, (one) => one.code === code && number(one.seq) > 1)
      Object.assign(row, { code: ledger === 'loan' ? '08' : 'RV', reverses: number(row.seq) - 1 })
    }),
  ]
}

export const SUMS: Damage[] = [
  ...COLLECTION,
  ...(['share', 'loan', 'deposit'] as const).flatMap(ledgerDamage),
]
