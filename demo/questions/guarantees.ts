// What stands behind loans, by the published list of securities.

import type { Row } from './demo.ts'
import { baht, groupBy, type Question } from './question.ts'

const ORDINARY_MOST = 4
const NAME_OF = (one: Row | undefined) => `${one?.prefix}${one?.member_name} ${one?.member_surname}`

export const GUARANTEES: Question[] = [
  {
    name: 'guarantors are members, not the borrower, called by their names, and stand for no more contracts than they may',
    *ask(demo) {
      const members = new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
      const loans = new Map(demo.rows('loan').map((loan) => [loan.loan_no, loan]))
      const most = Number(demo.site('settings').guarantee_contracts_max)
      const stood = new Map<string, number>()
      for (const row of demo.rows('guarantee')) {
        const loan = loans.get(row.loan_no)
        if (row.loan_balance !== loan?.balance)
          yield `${row.loan_no}: balance ${baht(row.loan_balance)}`
        if (row.borrower_name !== NAME_OF(members.get(row.borrower_no)))
          yield `${row.loan_no}: its borrower is called ${row.borrower_name}`
        if (row.collateral !== 'person') continue
        const guarantor = members.get(row.guarantor_no)
        if (row.guarantor_no === row.borrower_no) yield `${row.loan_no}: guaranteed by its borrower`
        if (guarantor?.ended_on) yield `${row.loan_no}: ${row.guarantor_no} is no member any more`
        if (guarantor?.joined_on > loan?.opened_on)
          yield `${row.loan_no}: ${row.guarantor_no} joined later`
        if (row.guarantor_name !== NAME_OF(guarantor))
          yield `${row.loan_no}: ${row.guarantor_no} is called ${row.guarantor_name}`
        const times = (stood.get(row.guarantor_no) ?? 0) + 1
        stood.set(row.guarantor_no, times)
        if (times === most + 1) yield `${row.guarantor_no} stands for more than ${most} contracts`
      }
    },
  },
  {
    name: 'securities are those of the loan’s type',
    *ask(demo) {
      const shares = new Map(demo.rows('share').map((one) => [one.membership_no, one.balance]))
      const securities = groupBy(demo.rows('guarantee'), ({ loan_no }) => loan_no)
      for (const loan of demo.rows('loan')) {
        const all = securities.get(loan.loan_no) ?? []
        if (loan.balance === 0) continue
        const people = all.filter(({ collateral }) => collateral === 'person')
        if (loan.type_code === '01' && people.length > 0)
          yield `${loan.loan_no}: needs no guarantor`
        if (loan.type_code === '02' && (all.length === 0 || people.length > ORDINARY_MOST))
          yield `${loan.loan_no}: ${people.length} guarantors`
        if (loan.type_code === '03' && !all.some(({ collateral }) => collateral === 'asset'))
          yield `${loan.loan_no}: no land behind it`
        for (const { collateral, amount } of all)
          if (collateral === 'shares' && amount > (shares.get(loan.membership_no) ?? 0))
            yield `${loan.loan_no}: rests on more shares than there are`
      }
    },
  },
]
