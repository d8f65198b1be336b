// Cells that cannot be read.

import { type Damage, number } from './damage.ts'
import type { Row } from './night-rows.ts'

function cell(
  name: string,
  does: string,
  set: string,
  column: string,
  written: string | ((row: Row) => string),
): Damage {
  return {
    name,
    does,
    set,
    by: 'cell',
    column,
    harm: (night, dice) => {
      const row = night.pick(set, dice, (one) => one[column] !== '' && !one.taken)
      row[column] = typeof written === 'string' ? written : written(row)
      row.taken = 1
      return row
    },
  }
}

// biome-ignore format: a table reads in columns
export const CELLS: Damage[] = [
  cell('no-such-day', 'a movement on the 31st of February', 'loan_movement', 'posted_on', '31/02/2569'),
  cell('month-thirteen', 'a slip of the thirteenth month', 'collection_slip', 'period', '2026-13'),
  cell('two-figure-year', 'a receipt dated with a year of two figures', 'receipt', 'paid_on', '31/10/69'),
  cell('two-figure-thai-month', 'an opening day as "30 ก.ย. 25"', 'loan', 'opened_on', '30 ก.ย. 25'),
  cell('era-added-twice', 'a birth date 1,086 years on', 'member_detail', 'birth_date', (row) => `${number(String(row.birth_date).slice(0, 4)) + 1086}-01-01`),
  cell('american-date', 'a date with the month first', 'insurance', 'from_on', '12/31/2025'),
  cell('date-no-serial', 'an opening day as a bare number that is no day', 'deposit_account', 'opened_on', '99999'),
  cell('null-word', 'the word NULL for a day', 'welfare_request', 'requested_on', 'NULL'),
  cell('short-year', 'a dividend of year 68', 'dividend', 'year', '68'),
  cell('letters-in-amount', 'a letter in an amount', 'deposit_movement', 'amount', '12x.50'),
  cell('bracketed-amount', 'an amount in brackets, which is a minus', 'share_movement', 'amount', '(500.00)'),
  cell('negative-balance', 'a debt below nothing', 'loan', 'balance', '-1.00'),
  cell('part-of-satang', 'an amount with three decimals', 'collection_line', 'billed', '100.005'),
  cell('too-large', 'shares of a hundred thousand million baht', 'share', 'balance', '999999999999.00'),
  cell('scientific', 'an amount as 1E+5', 'dividend', 'dividend', '1E+5'),
  cell('hashes', 'an amount as a spreadsheet’s ####', 'receipt', 'amount', '########'),
  cell('broken-formula', 'a spreadsheet’s #REF! for an amount', 'collection_slip', 'billed', '#REF!'),
  cell('words-for-money', 'an amount in words', 'cremation_fund', 'per_death', 'สามสิบ'),
  cell('empty-required', 'nothing where an amount must be', 'share', 'monthly', ''),
  cell('id-digit', 'one digit of a national id', 'member_detail', 'national_id', (row) => `${String(row.national_id).slice(0, -1)}${(number(String(row.national_id).at(-1)) + 1) % 10}`),
  cell('id-scientific', 'a national id as a spreadsheet rounds it', 'member_detail', 'national_id', '1.23457E+12'),
  cell('member-too-long', 'a membership number of seven digits', 'share', 'membership_no', '1234567'),
  cell('member-letters', 'a membership number with a letter', 'welfare_right', 'membership_no', 'A00012'),
  cell('unit-too-short', 'a unit number of seven digits', 'unit_membership', 'unit_no', '0001000'),
  cell('code-with-blank', 'a contract number with a blank', 'loan', 'loan_no', 'LN 001'),
  cell('unknown-kind', 'a kind of line that there is not', 'collection_line', 'line_kind', '__proto__'),
  cell('state-in-capitals', 'a state that is not one of the four', 'member_detail', 'state', 'ACTIVE'),
  cell('unknown-share-code', 'a movement code that shares do not have', 'share_movement', 'code', 'XX'),
  cell('unknown-loan-code', 'a movement code that loans do not have', 'loan_movement', 'code', '99'),
  cell('unknown-deposit-code', 'a movement code that deposits do not have', 'deposit_movement', 'code', 'SH'),
  cell('unknown-ledger', 'a control account of no ledger', 'control_account', 'ledger', 'shares'),
  cell('sign-of-two', 'a sign that is neither plus nor minus', 'deposit_movement', 'sign', '2'),
  cell('sign-as-plus', 'a sign written as +', 'share_movement', 'sign', '+'),
  cell('rate-of-hundreds', 'a rate of 625 percent, its point lost', 'loan', 'rate', '625'),
  cell('share-over-whole', 'a beneficiary with 101 percent', 'beneficiary', 'share', '101'),
  cell('part-of-count', 'a sequence number of one and a half', 'share_movement', 'seq', '1.5'),
  cell('negative-months', 'minus twelve instalments', 'loan', 'months', '-12'),
  cell('short-phone', 'a telephone number of five digits', 'member_detail', 'mobile', '12345'),
  cell('two-addresses', 'two mail addresses in one cell', 'member_detail', 'email', 'a@example.com,b@example.com'),
  cell('account-letters', 'a bank account of letters', 'dividend', 'pay_account', 'ABC'),
  cell('name-question-marks', 'a name that became question marks', 'member_detail', 'member_name', '????'),
  cell('name-latin', 'a surname in Latin letters with accents, from Windows-874 read as Windows-1252', 'member_detail', 'member_surname', 'ÊÁËÔ§'),
  cell('name-doubly-encoded', 'a name encoded twice', 'guarantee', 'borrower_name', 'เธชเธกเธซเธเธดเธ'),
  cell('name-control-character', 'a name with a control character', 'beneficiary', 'name', 'สม\u0007ชาย'),
  cell('name-turned-round', 'a name with a mark that turns the reading round', 'deposit_account', 'account_name', 'สม\u202eชาย'),
  cell('name-replacement', 'a district with the mark of lost bytes', 'member_detail', 'district', 'เมื\ufffdง'),
  cell('payee-question-marks', 'a payee that became question marks', 'cremation_member', 'payee', '???? ????'),
  cell('text-too-long', 'a relation of 201 letters', 'beneficiary', 'relation', 'ก'.repeat(201)),
]
