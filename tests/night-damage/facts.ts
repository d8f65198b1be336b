// Contracts, people, benefits and control accounts: each wrong by itself, whatever the night before said.

import { add, billMore, moveMore } from './consistent-changes.ts'
import { breaks, type Damage, later, number } from './damage.ts'
import type { NightRows, Row } from './night-rows.ts'

const isLiving = ({ state }: Row) => state === 'active' || state === 'retired'

function livingNo(night: NightRows, { membership_no }: Row): boolean {
  return isLiving(night.one('member_detail', (row) => row.membership_no === membership_no))
}

// biome-ignore format: a table reads in columns
const LEDGERS: Damage[] = [
  breaks('share_movement-whole-shares', 'part-of-a-share', 'a movement of part of a share, with every balance after it', 'share_movement', (night, dice) => {
    moveMore(night, 'share', night.pick('share_movement', dice, ({ code }) => code === 'SH'), 1)
  }),
  breaks('share-instalments', 'share-instalment', 'one instalment of shares too many', 'share', (night, dice) => {
    add(night.pick('share', dice, (row) => livingNo(night, row) && night.of('share_movement', (one) => one.membership_no === row.membership_no && one.instalment !== '').length > 0), 'instalments', 1)
  }),
  breaks('share-at-most-a-fifth', 'shares-times-hundred', 'shares brought forward times a thousand, with every balance after it', 'share_movement', (night, dice) => {
    const row = night.pick('share_movement', dice, (one) => one.code === 'BF' && livingNo(night, one) && number(one.amount) > 0)
    moveMore(night, 'share', row, number(row.amount) * 999)
  }),
  breaks('deposit-interest-plausible', 'interest-times-ten', 'deposit interest times ten, with every balance after it', 'deposit_movement', (night, dice) => {
    const row = night.pick('deposit_movement', dice, (one) => one.code === 'IN' && number(one.amount) > 20_00 && livingNo(night, one))
    moveMore(night, 'deposit', row, number(row.amount) * 9)
  }),
  breaks('loan-principal-paid-out', 'loan-principal', 'a loan of another size than was paid out', 'loan', (night, dice) => {
    add(night.pick('loan', dice, (row) => night.of('loan_movement', (one) => one.loan_no === row.loan_no && one.code === '01').length > 0), 'principal', 1_000_00)
  }),
  breaks('loan-months-paid', 'months-forgotten', 'a loan of which no instalment was counted', 'loan', (night, dice) => {
    night.pick('loan', dice, (row) => number(row.months_paid) > 0 && night.of('loan_movement', (one) => one.loan_no === row.loan_no && one.code === '02' && one.receipt_no !== '').length > 0).months_paid = 0
  }),
  breaks('loan-months-paid', 'months-added', 'a loan with more instalments counted than paid', 'loan', (night, dice) => {
    add(night.pick('loan', dice, (row) => number(row.balance) > 0 && number(row.months_paid) + 1 < number(row.months) && night.of('loan_movement', (one) => one.loan_no === row.loan_no && one.code === '00').length === 0), 'months_paid', 1)
  }),
  breaks('loan-rate-of-its-type', 'loan-rate', 'a rate that the type never had', 'loan', (night, dice) => {
    night.pick('loan', dice).rate = 77_700
  }),
  breaks('loan-months-of-its-type', 'loan-months', 'more instalments than the type allows', 'loan', (night, dice) => {
    night.pick('loan', dice).months = 999
  }),
  breaks('control-accounts-tie', 'control-satang', 'a control account off by a satang', 'control_account', (night, dice) => {
    add(night.pick('control_account', dice, ({ balance }) => number(balance) > 0), 'balance', 1)
  }),
  breaks('control-accounts-tie', 'control-lost', 'the control account of a type of loan left out', 'control_account', (night, dice) => {
    night.lose('control_account', dice, ({ ledger, balance }) => ledger === 'loan' && number(balance) > 0)
  }),
  breaks('control-accounts-tie', 'control-exchanged', 'the control accounts of two types exchanged', 'control_account', (night) => {
    const [one, two] = night.of('control_account', ({ ledger }) => ledger === 'loan')
    if (one && two) [one.balance, two.balance] = [two.balance ?? 0, one.balance ?? 0]
  }),
]

// biome-ignore format: a table reads in columns
const PEOPLE: Damage[] = [
  breaks('one-member-one-id', 'id-twice', 'two members with one national id', 'member_detail', (night, dice) => {
    const one = night.pick('member_detail', dice, isLiving)
    night.pick('member_detail', dice, (row) => isLiving(row) && row !== one).national_id = one.national_id ?? ''
  }),
  breaks('names-in-thai', 'name-in-latin', 'a name in Latin letters', 'member_detail', (night, dice) => {
    night.pick('member_detail', dice).member_name = 'Somchai'
  }),
  breaks('ages-plausible', 'born-too-early', 'a birth date in 1905', 'member_detail', (night, dice) => {
    night.pick('member_detail', dice, isLiving).birth_date = '1905-01-01'
  }),
  breaks('ages-plausible', 'joined-as-child', 'a member who joined at ten', 'member_detail', (night, dice) => {
    const row = night.pick('member_detail', dice)
    row.birth_date = later(row.joined_on, -3_652)
  }),
  breaks('unit-of-today', 'register-of-other-unit', 'another unit in the register than in the history', 'member_detail', (night, dice) => {
    const row = night.pick('member_detail', dice)
    row.unit_no = night.pick('unit', dice, ({ unit_no }) => unit_no !== row.unit_no).unit_no ?? ''
  }),
  breaks('one-unit-at-a-time', 'two-units-at-once', 'a unit that was never left', 'unit_membership', (night, dice) => {
    night.pick('unit_membership', dice, (row) => night.of('unit_membership', (one) => one.membership_no === row.membership_no && String(one.from_on) > String(row.from_on)).length > 0).until_on = ''
  }),
  breaks('nothing-left-behind', 'left-with-money', 'a member marked as having left, with shares', 'member_detail', (night, dice) => {
    Object.assign(night.pick('member_detail', dice, isLiving), { state: 'left', ended_on: night.asOf })
  }),
  breaks('no-bill-after-leaving', 'billed-after-leaving', 'a member marked as having left a year ago', 'member_detail', (night, dice) => {
    const slips = night.of('collection_slip').map(({ membership_no }) => membership_no)
    Object.assign(night.pick('member_detail', dice, (row) => isLiving(row) && String(row.joined_on) < '2025-06-01' && slips.includes(row.membership_no ?? '')), { state: 'left', ended_on: '2025-11-01' })
  }),
  breaks('slips-of-their-unit', 'moved-to-other-unit', 'a member moved to another unit in register and history, and not in the slips', 'unit_membership', (night, dice) => {
    const row = night.pick('unit_membership', dice, (one) => night.of('unit_membership', (two) => two.membership_no === one.membership_no).length === 1 && night.of('collection_slip', (two) => two.membership_no === one.membership_no).length > 1)
    row.unit_no = night.pick('unit', dice, ({ unit_no }) => unit_no !== row.unit_no).unit_no ?? ''
    night.one('member_detail', ({ membership_no }) => membership_no === row.membership_no).unit_no = row.unit_no
  }),
  breaks('beneficiaries-make-whole', 'beneficiary-lost', 'one of several beneficiaries lost', 'beneficiary', (night, dice) => {
    night.lose('beneficiary', dice, ({ share }) => number(share) < 1_000_000)
  }),
]

// biome-ignore format: a table reads in columns
const BENEFITS: Damage[] = [
  breaks('deductions-make-dividend', 'deduction-digit', 'one digit of what was taken from a dividend', 'dividend_deduction', (night, dice) => {
    add(night.pick('dividend_deduction', dice), 'amount', 100_00)
  }),
  breaks('deductions-make-dividend', 'deduction-lost', 'what was taken from a dividend without its line', 'dividend_deduction', (night, dice) => {
    night.lose('dividend_deduction', dice)
  }),
  breaks('one-dividend-rate-a-year', 'dividend-rate', 'one member with another rate of dividend', 'dividend', (night, dice) => {
    add(night.pick('dividend', dice), 'rate', 1_000)
  }),
  breaks('one-dividend-rate-a-year', 'return-rate', 'one member with another rate of return', 'dividend', (night, dice) => {
    add(night.pick('dividend', dice), 'return_rate', 1_000)
  }),
  { ...breaks('dividend-rate-within-cap', 'dividend-over-cap', 'a dividend of fifteen percent for all', 'dividend', (night) => {
    for (const row of night.of('dividend')) row.rate = 150_000
  }), alone: true },
  breaks('dividend-counted-again', 'dividend-and-net', 'a dividend and what is paid of it, both five hundred baht higher', 'dividend', (night, dice) => {
    const whole = (row: Row) => night.of('share_movement', (one) => one.membership_no === row.membership_no && (one.code === 'BF' ? String(one.posted_on) >= `${row.year}-01-01` : one.code === 'WD')).length === 0
    const row = night.pick('dividend', dice, whole)
    for (const column of ['dividend', 'net']) add(row, column, 500_00)
  }),
  breaks('return-within-interest-paid', 'return-and-net', 'a return of interest and what is paid of it, both ten thousand baht higher', 'dividend', (night, dice) => {
    const brought = (row: Row) => night.of('loan_movement', (one) => one.membership_no === row.membership_no && one.code === '00' && String(one.posted_on) >= `${row.year}-01-01`).length > 0
    const row = night.pick('dividend', dice, (one) => one.defaulted !== 'yes' && !brought(one))
    for (const column of ['average_return', 'net']) add(row, column, 10_000_00)
  }),
  breaks('guarantees-know-the-debt', 'guaranteed-debt', 'a guarantee that tells another debt', 'guarantee', (night, dice) => {
    add(night.pick('guarantee', dice), 'loan_balance', 100)
  }),
  breaks('guarantees-within-loan', 'guaranteed-over-loan', 'a guarantor who guarantees more than the loan', 'guarantee', (night, dice) => {
    const row = night.pick('guarantee', dice, ({ collateral }) => collateral === 'person')
    row.amount = number(night.one('loan', ({ loan_no }) => loan_no === row.loan_no).principal) + 100
  }),
  breaks('guarantees-name-people', 'guarantor-of-other-name', 'a guarantor under another member’s name', 'guarantee', (night, dice) => {
    night.pick('guarantee', dice, ({ collateral }) => collateral === 'person').guarantor_name = 'นายสมมุติ ไม่มีจริง'
  }),
  breaks('cremation-the-same-for-all', 'cremation-of-one', 'one member who pays more for a death, with line, slip, receipt, unit and month', 'cremation_collection', (night, dice) => {
    const row = night.pick('cremation_collection', dice, (one) => night.of('cremation_collection', (two) => two.period === one.period && two.fund_code === one.fund_code && two.description === one.description).length > 2)
    add(row, 'amount', 10_00)
    billMore(night, night.one('collection_line', (one) => one.line_kind === 'cremation' && one.membership_no === row.membership_no && one.period === row.period), { principal: 10_00 })
  }),
  breaks('welfare-within-its-type', 'right-over-type', 'a right to more welfare than the type has', 'welfare_right', (night, dice) => {
    add(night.pick('welfare_right', dice), 'amount', 1_000_000_00)
  }),
  breaks('welfare-requests-within-type', 'request-over-type', 'a request for more welfare than the type has', 'welfare_request', (night, dice) => {
    add(night.pick('welfare_request', dice), 'amount', 1_000_000_00)
  }),
]

export const FACTS: Damage[] = [...LEDGERS, ...PEOPLE, ...BENEFITS]
