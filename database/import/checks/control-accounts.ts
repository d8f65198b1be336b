// Subsidiary ledgers beside the general ledger's control accounts: shares, each type of loan and of deposit, and the
// interest that has accrued on them.

import { baht, type CheckGroup, refuse } from './check.ts'

// biome-ignore format: a table reads in columns
const LEDGERS = [
  { ledger: 'share',            set: 'share',           amount: 'balance',          type: 'null::text' },
  { ledger: 'loan',             set: 'loan',            amount: 'balance',          type: 'type_code' },
  { ledger: 'deposit',          set: 'deposit_account', amount: 'balance',          type: 'type_code' },
  { ledger: 'loan-interest',    set: 'loan',            amount: 'accrued_interest', type: 'type_code' },
  { ledger: 'deposit-interest', set: 'deposit_account', amount: 'accrued_interest', type: 'type_code' },
]

export const CONTROL_ACCOUNTS: CheckGroup = {
  checks: [
    refuse({
      name: 'control-accounts-tie',
      title: 'ทะเบียนย่อยหุ้น เงินกู้ และเงินฝากตรงกับบัญชีคุมยอดในบัญชีแยกประเภท',
      set: 'control_account',
      column: 'balance',
      says: 'ยอดในบัญชีแยกประเภทไม่ตรงกับผลรวมของทะเบียนย่อย',
      about: ['control_account', 'share', 'loan', 'deposit_account'],
      by: ['ledger'],
      needs: ['control_account'],
      // An account for all types of a ledger is the sum of them all; a type with money and no account is told too.
      sql: ({ partition }) => `
        with books as (${LEDGERS.map(
          ({ ledger, set, amount, type }) => `
            select '${ledger}' as ledger, ${type} as type_code, coalesce(sum(${amount}), 0) as made
            from ${partition(set)} group by 2`,
        ).join(' union all ')}),
        accounts as (
          select min(line) as line, ledger, type_code, sum(balance) as balance from ${partition('control_account')}
          group by ledger, type_code),
        sides as (
          select accounts.line, accounts.ledger, accounts.type_code, balance, coalesce((
            select sum(made) from books where books.ledger = accounts.ledger
              and (accounts.type_code is null or books.type_code = accounts.type_code)), 0) as made
          from accounts
          union all
          select null, books.ledger, books.type_code, 0, made from books
          where made > 0 and books.ledger in ('share', 'loan', 'deposit') and not exists (
            select from accounts where accounts.ledger = books.ledger
              and (accounts.type_code is null or accounts.type_code = books.type_code)))
        select line, concat_ws(' / ', ledger, type_code) as value, ledger,
          ${baht('balance')} || ' / ' || ${baht('made')} as detail
        from sides where balance <> made`,
    }),
  ],
}
