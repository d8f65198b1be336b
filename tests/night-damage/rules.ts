// Rows whose cells can each be read, and which cannot be true.

import { type Damage, later, number } from './damage.ts'
import type { Row } from './night-rows.ts'

type Change = Row | ((row: Row, asOf: string) => Row)

function rule(
  name: string,
  does: string,
  set: string,
  column: string,
  change: Change,
  where: (row: Row) => boolean = () => true,
): Damage {
  return {
    name,
    does,
    set,
    by: 'rule',
    column,
    harm: (night, dice) => {
      const row = night.pick(set, dice, (one) => !one.taken && where(one))
      Object.assign(row, typeof change === 'function' ? change(row, night.asOf) : change, {
        taken: 1,
      })
      return row
    },
  }
}

/** One day after the day the set tells of. */
function future(
  name: string,
  does: string,
  set: string,
  column: string,
  where?: (row: Row) => boolean,
  and: Row = {},
): Damage {
  return rule(name, does, set, column, (_, asOf) => ({ [column]: later(asOf, 1), ...and }), where)
}

const more = (row: Row, column: string) => number(row[column]) + 1
const isLiving = ({ state }: Row) => state === 'active' || state === 'retired'

// biome-ignore format: a table reads in columns
export const RULES: Damage[] = [
  rule('own-guarantor', 'a borrower who guarantees the own loan', 'guarantee', 'guarantor_no', (row) => ({ guarantor_no: row.borrower_no ?? '' }), ({ collateral }) => collateral === 'person'),
  rule('nobody-guarantees', 'a personal guarantee of nobody', 'guarantee', 'guarantor_no', { guarantor_no: '' }, ({ collateral }) => collateral === 'person'),
  rule('net-digit', 'one satang in what is paid of a dividend', 'dividend', 'net', (row) => ({ net: more(row, 'net') })),
  rule('return-in-default', 'interest returned to somebody marked as in default', 'dividend', 'average_return', { defaulted: 'yes' }, (row) => number(row.average_return) > 0),
  rule('bank-without-account', 'a dividend paid to a bank account that is not told', 'dividend', 'pay_account', { pay_account: '' }, ({ pay_method }) => pay_method === 'bank'),
  rule('cover-ends-first', 'an insurance that ends before it begins', 'insurance', 'until_on', (row) => ({ until_on: later(row.from_on, -1) })),
  rule('cover-of-other-year', 'an insurance of another year than its own', 'insurance', 'from_on', (row) => ({ year: String(number(row.year) - 1) })),
  rule('right-overused', 'more welfare used than there is a right to', 'welfare_right', 'used', (row) => ({ used: more(row, 'amount') })),
  future('request-in-future', 'a welfare request of tomorrow', 'welfare_request', 'requested_on'),
  rule('run-over-deducted', 'a month with more deducted than billed', 'collection_run', 'deducted', (row) => ({ deducted: more(row, 'billed') })),
  rule('run-due-before', 'a month that is due before it begins', 'collection_run', 'due_on', (row) => ({ due_on: later(row.period, -1) })),
  rule('run-due-late', 'a month that is due half a year later', 'collection_run', 'due_on', (row) => ({ due_on: later(row.period, 180) })),
  rule('unit-over-deducted', 'a unit with more deducted than billed', 'collection_unit', 'deducted', (row) => ({ deducted: more(row, 'billed') })),
  rule('unit-paid-early', 'a unit that paid before the month', 'collection_unit', 'paid_on', (row) => ({ paid_on: later(row.period, -1) }), ({ paid_on }) => paid_on !== ''),
  future('unit-paid-in-future', 'a unit that pays tomorrow', 'collection_unit', 'paid_on', ({ paid_on }) => paid_on !== ''),
  rule('slip-over-deducted', 'a slip with more deducted than billed', 'collection_slip', 'deducted', (row) => ({ deducted: more(row, 'billed') }), ({ receipt_no }) => receipt_no !== ''),
  rule('short-without-reason', 'a slip that is short by a satang, without a reason', 'collection_slip', 'reason', (row) => ({ deducted: number(row.billed) - 1, reason: '' }), ({ receipt_no }) => receipt_no !== ''),
  rule('reason-without-need', 'a slip deducted in full with a reason why not', 'collection_slip', 'reason', { reason: 'unpaid-leave' }, (row) => row.deducted === row.billed),
  rule('deducted-without-receipt', 'a deduction without a receipt', 'collection_slip', 'receipt_no', { receipt_no: '' }, ({ receipt_no }) => receipt_no !== ''),
  rule('receipt-for-nothing', 'a receipt although nothing was deducted', 'collection_slip', 'receipt_no', { receipt_no: 'R0000' }, ({ deducted }) => deducted === 0),
  rule('line-does-not-add', 'a line whose principal and interest make another sum', 'collection_line', 'billed', (row) => ({ principal: more(row, 'principal') })),
  rule('line-over-deducted', 'a line with more deducted than billed', 'collection_line', 'deducted', (row) => ({ deducted: more(row, 'billed') })),
  rule('loan-line-without-number', 'a loan line without its contract', 'collection_line', 'ref_no', { ref_no: '' }, ({ line_kind }) => line_kind === 'loan'),
  rule('interest-on-shares', 'interest billed on shares', 'collection_line', 'interest', (row) => ({ interest: 100, principal: number(row.billed) - 100 }), ({ line_kind }) => line_kind === 'share'),
  rule('receipt-before-month', 'a receipt of the month before', 'receipt', 'paid_on', (row) => ({ paid_on: later(row.period, -1) })),
  future('receipt-in-future', 'a receipt of tomorrow', 'receipt', 'paid_on'),
  rule('joined-unborn', 'a member who joined before being born', 'member_detail', 'joined_on', (row) => ({ joined_on: later(row.birth_date, -1) })),
  rule('ended-before-joining', 'a member who left before joining', 'member_detail', 'ended_on', (row) => ({ state: 'left', ended_on: later(row.joined_on, -1) }), isLiving),
  rule('ended-yet-active', 'an active member with a day of leaving', 'member_detail', 'ended_on', (_, asOf) => ({ ended_on: asOf }), isLiving),
  rule('left-without-day', 'somebody who left on no day', 'member_detail', 'ended_on', { state: 'left', ended_on: '' }, isLiving),
  future('joined-in-future', 'a member who joins tomorrow', 'member_detail', 'joined_on', isLiving),
  future('ended-in-future', 'a member who leaves tomorrow', 'member_detail', 'ended_on', isLiving, { state: 'left' }),
  rule('unit-left-first', 'a unit that was left before it was joined', 'unit_membership', 'until_on', (row) => ({ until_on: later(row.from_on, -1) })),
  future('testament-in-future', 'beneficiaries named tomorrow', 'beneficiary', 'noted_on'),
  future('share-moves-in-future', 'a last share movement of tomorrow', 'share', 'last_on'),
  rule('share-code-sign', 'a share payment that takes shares away', 'share_movement', 'sign', { sign: -1 }, ({ code }) => code === 'SH'),
  rule('share-reversal-of-nothing', 'a reversal of shares that names nothing', 'share_movement', 'reverses', { code: 'RV' }, ({ code }) => code === 'SH'),
  future('share-posted-in-future', 'a share movement of tomorrow', 'share_movement', 'posted_on'),
  rule('owes-more-than-lent', 'a debt above the loan', 'loan', 'balance', (row) => ({ balance: more(row, 'principal') })),
  rule('paid-too-many', 'more instalments paid than the contract has', 'loan', 'months_paid', (row) => ({ months_paid: more(row, 'months') })),
  rule('arrears-over-debt', 'arrears above the debt', 'loan', 'arrears_principal', (row) => ({ arrears_principal: more(row, 'balance') })),
  rule('loan-moved-unopened', 'a last movement before the contract', 'loan', 'last_on', (row) => ({ last_on: later(row.opened_on, -1) })),
  rule('default-unopened', 'a default before the contract', 'loan', 'default_on', (row) => ({ default_on: later(row.opened_on, -1) })),
  future('loan-opens-in-future', 'a contract of tomorrow', 'loan', 'opened_on'),
  future('loan-moves-in-future', 'a last loan movement of tomorrow', 'loan', 'last_on'),
  future('default-in-future', 'a default of tomorrow', 'loan', 'default_on'),
  rule('loan-code-sign', 'a payment that raises the debt', 'loan_movement', 'sign', { sign: 1 }, ({ code }) => code === '02'),
  rule('loan-reversal-of-nothing', 'a reversal of a loan movement that names nothing', 'loan_movement', 'reverses', { code: '08' }, ({ code }) => code === '02'),
  rule('refund-of-principal', 'a refund of interest that moves the principal', 'loan_movement', 'principal', { code: '05' }, (row) => row.code === '02' && number(row.principal) > 0),
  rule('payer-of-own-loan', 'a guarantor named on the borrower’s own payment', 'loan_movement', 'payer_no', (row) => ({ payer_no: row.membership_no ?? '' }), ({ code }) => code === '02'),
  future('loan-posted-in-future', 'a loan movement of tomorrow', 'loan_movement', 'posted_on'),
  rule('account-moved-unopened', 'a last movement before the account was opened', 'deposit_account', 'last_on', (row) => ({ last_on: later(row.opened_on, -1) })),
  future('account-opens-in-future', 'an account opened tomorrow', 'deposit_account', 'opened_on'),
  future('account-moves-in-future', 'a last deposit movement of tomorrow', 'deposit_account', 'last_on'),
  rule('deposit-code-sign', 'a withdrawal that raises the balance', 'deposit_movement', 'sign', { sign: 1 }, ({ code }) => code === 'WD'),
  rule('deposit-reversal-of-nothing', 'a reversal of a deposit that names nothing', 'deposit_movement', 'reverses', { code: 'RV' }, ({ code }) => code === 'DP'),
  future('deposit-posted-in-future', 'a deposit movement of tomorrow', 'deposit_movement', 'posted_on'),
]
