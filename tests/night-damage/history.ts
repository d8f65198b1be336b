// Changes that are right in themselves, and only the night before tells that they are wrong.

import type { Random } from '#demo/core-system/random.ts'
import {
  add,
  billMore,
  isPaidLine,
  isPosted,
  lineOf,
  moveMore,
  posted,
} from './consistent-changes.ts'
import { breaks, type Damage, harmless, later, number } from './damage.ts'
import type { NightRows, Row } from './night-rows.ts'

const isLiving = ({ state }: Row) => state === 'active' || state === 'retired'

/** Exchanges a column of two rows. */
function exchange(one: Row, two: Row, columns: string[]): void {
  for (const column of columns) [one[column], two[column]] = [two[column] ?? '', one[column] ?? '']
}

/** An account of another type of its ledger, in the control accounts too. */
function anotherType(
  night: NightRows,
  dice: Random,
  ledger: 'loan' | 'deposit',
  set: 'loan' | 'deposit_account',
): void {
  const row = night.pick(set, dice, ({ balance }) => number(balance) > 0)
  const balance = number(row.balance)
  const other = ({ type_code }: Row) => type_code !== row.type_code
  const { type_code = '' } = night.pick(`${ledger}_type`, dice, other)
  const control = (code: string | number | undefined) =>
    night.one('control_account', (one) => one.ledger === ledger && one.type_code === code)
  add(control(row.type_code), 'balance', -balance)
  add(control(type_code), 'balance', balance)
  row.type_code = type_code
}

/** Takes everything that is somebody's out of the night, and out of the sums of units, months and control accounts. */
function removeMember(night: NightRows, no: string | number | undefined): void {
  const isTheirs = ({ membership_no }: Row) => membership_no === no
  for (const slip of night.of('collection_slip', isTheirs)) {
    const sums = [
      night.one(
        'collection_unit',
        (row) => row.period === slip.period && row.unit_no === slip.unit_no,
      ),
      night.one('collection_run', (row) => row.period === slip.period),
    ]
    for (const row of sums) {
      add(row, 'members', -1)
      for (const column of ['billed', 'deducted']) add(row, column, -number(slip[column]))
    }
  }
  takeFromControl(night, 'share', night.of('share', isTheirs))
  takeFromControl(night, 'loan', night.of('loan', isTheirs))
  takeFromControl(night, 'deposit', night.of('deposit_account', isTheirs))
  for (const set of night.sets.keys())
    night.remove(set, (row) => isTheirs(row) || row.borrower_no === no)
  night.remove('guarantee', ({ guarantor_no }) => guarantor_no === no)
}

function takeFromControl(night: NightRows, ledger: string, accounts: Row[]): void {
  for (const { balance, type_code = '' } of accounts)
    add(
      night.one('control_account', (row) => row.ledger === ledger && row.type_code === type_code),
      'balance',
      -number(balance),
    )
}

// biome-ignore format: a table reads in columns
const CLOSED: Damage[] = [
  breaks('share_movement-closed-months', 'past-share-payment', 'a share payment of a past month, with line, slip, receipt, unit, month, every balance and the control account', 'share_movement', (night, dice) => {
    const [movement, line] = posted(night, dice, 'share_movement', 'share')
    moveMore(night, 'share', movement, 100_00)
    billMore(night, line, { principal: 100_00 })
  }),
  breaks('share_movement-closed-months', 'between-months', 'shares moved from one past month to the next, with all that belongs to it', 'share_movement', (night, dice) => {
    const [movement, line] = posted(night, dice, 'share_movement', 'share')
    const next = night.of('share_movement', (row) => row.membership_no === movement.membership_no && row !== movement && isPosted(row) && isPaidLine(night, lineOf(night, row, 'share')))[0] as Row
    moveMore(night, 'share', movement, -10_00)
    billMore(night, line, { principal: -10_00 })
    moveMore(night, 'share', next, 10_00)
    billMore(night, lineOf(night, next, 'share'), { principal: 10_00 })
  }),
  breaks('loan_movement-closed-months', 'past-loan-payment', 'principal of a past payment, with line, slip, receipt, unit, month, every balance and the control account', 'loan_movement', (night, dice) => {
    const [movement, line] = posted(night, dice, 'loan_movement', 'loan')
    moveMore(night, 'loan', movement, -1_00)
    billMore(night, line, { principal: -1_00 })
  }),
  breaks('deposit_movement-closed-months', 'past-withdrawal', 'a withdrawal of a past month, with every balance and the control account', 'deposit_movement', (night, dice) => {
    moveMore(night, 'deposit', night.pick('deposit_movement', dice, (row) => row.code === 'WD' && number(row.balance) > 0), -1_00)
  }),
  breaks('deposit_movement-closed-months', 'past-withdrawal-day', 'another day for a withdrawal of a past month', 'deposit_movement', (night, dice) => {
    const row = night.pick('deposit_movement', dice, (one) => one.code === 'WD' && night.of('deposit_movement', (two) => two.account_no === one.account_no && number(two.seq) > number(one.seq)).length > 0)
    row.posted_on = later(row.posted_on, 1)
  }),
  breaks('slips-closed-months', 'past-other-line', 'a premium of a past slip, with slip, receipt, unit and month', 'collection_line', (night, dice) => {
    billMore(night, night.pick('collection_line', dice, (row) => ['insurance', 'other'].includes(String(row.line_kind)) && isPaidLine(night, row)), { principal: 10_00 })
  }),
  breaks('lines-closed-months', 'past-line-exchanged', 'money of a past slip billed under another kind of line', 'collection_line', (night, dice) => {
    const line = night.pick('collection_line', dice, ({ line_kind }) => line_kind === 'insurance')
    line.line_kind = 'other'
  }),
  breaks('slips-closed-months', 'past-reason', 'another reason why a past slip was short', 'collection_slip', (night, dice) => {
    const slip = night.pick('collection_slip', dice, ({ reason }) => reason !== '')
    slip.reason = slip.reason === 'other' ? 'died' : 'other'
  }),
  breaks('months-are-what-they-were', 'past-due-day', 'another due day of a past month', 'collection_run', (night, dice) => {
    const row = night.pick('collection_run', dice, ({ period }) => String(period) < '2026-10')
    row.due_on = later(row.due_on, -1)
  }),
  breaks('remittances-are-what-they-were', 'past-remittance', 'another day on which a unit paid', 'collection_unit', (night, dice) => {
    const row = night.pick('collection_unit', dice, ({ paid_on }) => paid_on !== '')
    row.paid_on = later(row.paid_on, -1)
  }),
  breaks('dividends-of-past-years', 'past-dividend-satang', 'one satang of a past dividend, and of what was paid', 'dividend', (night, dice) => {
    const row = night.pick('dividend', dice)
    for (const column of ['dividend', 'net']) add(row, column, 1)
  }),
  breaks('dividends-of-past-years', 'dividend-lost', 'a dividend lost with what was taken from it', 'dividend', (night, dice) => {
    const lost = night.pick('dividend', dice)
    for (const set of ['dividend', 'dividend_deduction']) night.remove(set, (row) => row.membership_no === lost.membership_no && row.year === lost.year)
  }),
]

// biome-ignore format: a table reads in columns
const SAME: Damage[] = [
  breaks('members-are-who-they-were', 'birth-digit', 'one digit of a birth date', 'member_detail', (night, dice) => {
    const row = night.pick('member_detail', dice)
    row.birth_date = later(row.birth_date, 1)
  }),
  breaks('members-are-who-they-were', 'joined-digit', 'one digit of the day of joining', 'member_detail', (night, dice) => {
    const row = night.pick('member_detail', dice)
    row.joined_on = later(row.joined_on, -1)
  }),
  breaks('members-are-who-they-were', 'ids-exchanged', 'the national ids of two members exchanged', 'member_detail', (night, dice) => {
    const one = night.pick('member_detail', dice)
    exchange(one, night.pick('member_detail', dice, (row) => row !== one), ['national_id'])
  }),
  breaks('members-are-who-they-were', 'names-exchanged', 'the names of two members exchanged', 'member_detail', (night, dice) => {
    const one = night.pick('member_detail', dice)
    const two = night.pick('member_detail', dice, (row) => row.member_name !== one.member_name && row.member_surname !== one.member_surname)
    exchange(one, two, ['member_name', 'member_surname'])
  }),
  breaks('members-are-who-they-were', 'members-exchanged', 'two members exchanged under their numbers: names, id and birth', 'member_detail', (night, dice) => {
    const one = night.pick('member_detail', dice)
    exchange(one, night.pick('member_detail', dice, (row) => row !== one), ['prefix', 'member_name', 'member_surname', 'national_id', 'birth_date'])
  }),
  breaks('members-are-who-they-were', 'back-to-life', 'somebody who left, active again', 'member_detail', (night, dice) => {
    Object.assign(night.pick('member_detail', dice, (row) => !isLiving(row)), { state: 'active', ended_on: '' })
  }),
  breaks('salaries-plausible', 'salary-in-satang', 'a salary a hundred times as high', 'member_detail', (night, dice) => {
    const row = night.pick('member_detail', dice)
    row.salary = number(row.salary) * 100
  }),
  breaks('salaries-plausible', 'salary-lost', 'a salary of nothing', 'member_detail', (night, dice) => {
    night.pick('member_detail', dice, isLiving).salary = 0
  }),
  breaks('contracts-are-what-they-were', 'loan-type', 'a loan of another type, with the control accounts', 'loan', (night, dice) => {
    anotherType(night, dice, 'loan', 'loan')
  }),
  breaks('contracts-are-what-they-were', 'loan-months-changed', 'one instalment more in a contract', 'loan', (night, dice) => {
    add(night.pick('loan', dice, ({ balance }) => number(balance) > 0), 'months', 1)
  }),
  breaks('contracts-are-what-they-were', 'loan-instalment', 'another instalment at the same rate', 'loan', (night, dice) => {
    add(night.pick('loan', dice, ({ balance }) => number(balance) > 0), 'instalment', 100_00)
  }),
  breaks('contracts-are-what-they-were', 'loan-method', 'another way of paying back', 'loan', (night, dice) => {
    const row = night.pick('loan', dice)
    row.method = row.method === 'equal-total' ? 'equal-principal' : 'equal-total'
  }),
  breaks('contracts-are-what-they-were', 'loan-opening', 'a contract that began a day earlier', 'loan', (night, dice) => {
    const row = night.pick('loan', dice)
    row.opened_on = later(row.opened_on, -1)
  }),
  breaks('accounts-are-what-they-were', 'account-type', 'an account of another type, with the control accounts', 'deposit_account', (night, dice) => {
    anotherType(night, dice, 'deposit', 'deposit_account')
  }),
  breaks('accounts-are-what-they-were', 'account-opening', 'an account that was opened a day earlier', 'deposit_account', (night, dice) => {
    const row = night.pick('deposit_account', dice)
    row.opened_on = later(row.opened_on, -1)
  }),
  breaks('loan-types-are-what-they-were', 'type-rate', 'the rate of a type of loan', 'loan_type', (night, dice) => {
    add(night.pick('loan_type', dice), 'rate', 10_000)
  }),
  breaks('deposit-types-are-what-they-were', 'deposit-type-rate', 'the rate of a type of deposit', 'deposit_type', (night, dice) => {
    add(night.pick('deposit_type', dice), 'rate', 10_000)
  }),
  breaks('guarantees-are-what-they-were', 'guarantor-exchanged', 'another guarantor, under the right name', 'guarantee', (night, dice) => {
    const row = night.pick('guarantee', dice, ({ collateral }) => collateral === 'person')
    const other = night.pick('member_detail', dice, (one) => one.membership_no !== row.borrower_no && one.membership_no !== row.guarantor_no)
    Object.assign(row, { guarantor_no: other.membership_no, guarantor_name: `${other.prefix}${other.member_name} ${other.member_surname}` })
  }),
  breaks('guarantees-are-what-they-were', 'guaranteed-amount', 'another amount that is guaranteed', 'guarantee', (night, dice) => {
    add(night.pick('guarantee', dice, ({ collateral }) => collateral === 'person'), 'amount', -100)
  }),
  breaks('insurances-are-what-they-were', 'sum-insured', 'another sum insured of a policy', 'insurance', (night, dice) => {
    add(night.pick('insurance', dice), 'sum_insured', 100_000_00)
  }),
  breaks('insurances-are-what-they-were', 'premium', 'another premium of a policy', 'insurance', (night, dice) => {
    add(night.pick('insurance', dice), 'premium', 1_00)
  }),
  breaks('requests-are-what-they-were', 'request-amount', 'another amount of a welfare request', 'welfare_request', (night, dice) => {
    add(night.pick('welfare_request', dice), 'amount', -1)
  }),
  breaks('requests-are-what-they-were', 'request-of-other', 'a welfare request under another member', 'welfare_request', (night, dice) => {
    const row = night.pick('welfare_request', dice)
    row.membership_no = night.pick('member_detail', dice, ({ membership_no }) => membership_no !== row.membership_no).membership_no ?? ''
  }),
  breaks('funds-are-what-they-were', 'cremation-benefit', 'another benefit of a cremation fund', 'cremation_member', (night, dice) => {
    add(night.pick('cremation_member', dice), 'benefit', 10_000_00)
  }),
  breaks('funds-are-what-they-were', 'cremation-registration', 'the registration numbers of two fund members exchanged', 'cremation_member', (night, dice) => {
    const one = night.pick('cremation_member', dice)
    exchange(one, night.pick('cremation_member', dice, (row) => row.registered_no !== one.registered_no), ['registered_no'])
  }),
  breaks('testaments-are-what-they-were', 'beneficiary-name', 'another beneficiary by the same letter', 'beneficiary', (night, dice) => {
    night.pick('beneficiary', dice).name = 'นายสมมุติ ไม่มีจริง'
  }),
  breaks('testaments-are-what-they-were', 'beneficiary-shares', 'one percent from one beneficiary to another by the same letter', 'beneficiary', (night, dice) => {
    const one = night.pick('beneficiary', dice, ({ share }) => number(share) < 1_000_000)
    add(one, 'share', -10_000)
    add(night.one('beneficiary', (row) => row.membership_no === one.membership_no && row !== one), 'share', 10_000)
  }),
]

// biome-ignore format: a table reads in columns
const VANISHED: Damage[] = [
  breaks('no-member-vanished', 'member-vanished', 'a member gone with everything, all sums counted without', 'member_detail', (night, dice) => {
    removeMember(night, night.pick('member_detail', dice, isLiving).membership_no)
  }),
  breaks('no-debt-vanished', 'loan-vanished', 'a loan gone with its movements, guarantees and control account', 'loan', (night, dice) => {
    const lost = night.pick('loan', dice, ({ balance }) => number(balance) > 0)
    takeFromControl(night, 'loan', [lost])
    for (const set of ['loan', 'loan_movement', 'guarantee']) night.remove(set, ({ loan_no }) => loan_no === lost.loan_no)
    for (const line of night.of('collection_line', ({ ref_no }) => ref_no === lost.loan_no)) Object.assign(line, { line_kind: 'other', ref_no: '', principal: line.billed, interest: 0 })
  }),
  breaks('no-savings-vanished', 'account-vanished', 'a savings account gone with its movements and control account', 'deposit_account', (night, dice) => {
    const used = new Set(night.of('collection_line', ({ line_kind }) => line_kind === 'deposit').map(({ ref_no }) => ref_no))
    const lost = night.pick('deposit_account', dice, (row) => number(row.balance) > 0 && !used.has(row.account_no ?? ''))
    takeFromControl(night, 'deposit', [lost])
    for (const set of ['deposit_account', 'deposit_movement']) night.remove(set, ({ account_no }) => account_no === lost.account_no)
  }),
  breaks('requests-are-what-they-were', 'request-vanished', 'a welfare request gone', 'welfare_request', (night, dice) => {
    night.lose('welfare_request', dice)
  }),
  breaks('guarantees-are-what-they-were', 'guarantor-vanished', 'a guarantor gone while the debt is there', 'guarantee', (night, dice) => {
    night.lose('guarantee', dice, ({ collateral }) => collateral === 'person')
  }),
  { name: 'half-the-requests', does: 'half of the welfare rights gone, totals counted without', set: 'welfare_right', by: 'totals', harm: (night) => {
    let at = 0
    night.remove('welfare_right', () => at++ % 2 === 0)
    return undefined
  } },
]

// biome-ignore format: a table reads in columns
const DAILY: Damage[] = [
  harmless('names change by marriage and by wish: one of the two alone is news, not damage', { name: 'surname-changed', does: 'another surname of a member who guarantees nothing', set: 'member_detail', harm: (night, dice) => {
    const named = new Set(night.of('guarantee').flatMap(({ borrower_no, guarantor_no }) => [borrower_no, guarantor_no]))
    night.pick('member_detail', dice, ({ membership_no }) => !named.has(membership_no)).member_surname = 'ตั้งใหม่'
    return undefined
  } }),
  harmless('members move and get new telephones', { name: 'telephone-changed', does: 'another telephone number', set: 'member_detail', harm: (night, dice) => {
    night.pick('member_detail', dice).mobile = '0899999999'
    return undefined
  } }),
  harmless('units are renamed', { name: 'unit-renamed', does: 'another name of a unit', set: 'unit', harm: (night, dice) => {
    night.pick('unit', dice).name = 'โรงพยาบาลชื่อใหม่'
    return undefined
  } }),
  harmless('salaries rise; only what no salary does is told', { name: 'salary-raised', does: 'a salary ten percent higher', set: 'member_detail', harm: (night, dice) => {
    const row = night.pick('member_detail', dice)
    row.salary = Math.round(number(row.salary) * 1.1)
    return undefined
  } }),
  harmless('a waiting request is decided on', { name: 'request-decided', does: 'a welfare request in another state', set: 'welfare_request', harm: (night, dice) => {
    const row = night.pick('welfare_request', dice)
    row.state = row.state === 'approved' ? 'paid' : 'approved'
    return undefined
  } }),
]

export const HISTORY: Damage[] = [
  ...CLOSED,
  ...SAME,
  ...VANISHED.map((damage): Damage => ({ ...damage, alone: true })),
  ...DAILY,
]
