// Everything the cooperative's records say of a member, table by table.

import { baht, type Cell, integer, type Paper } from '../files/paper.ts'
import type { Night } from '../files/read-night.ts'
import type { Rules } from '../rules/rules.ts'
import { collFeed, gianFeed, insuranceFeed, welfareFeed } from './benefits.ts'
import { slipsOf } from './collection.ts'
import { accountRows, accountSteps } from './deposits.ts'
import { announcedYears } from './dividend.ts'
import { loanRows, loanSteps } from './loans.ts'
import { depositTable, loanTable, shareTable } from './papers-savings.ts'
import { shareSteps } from './shares.ts'

const FACTS = 12

export function dataCopy(night: Night, rules: Rules, member: string): Paper {
  const { given, received } = collFeed(night, rules, member)
  const words = (count: number) => Array<Cell>(count).fill(undefined)
  return {
    tables: [
      Array.from({ length: FACTS }, () => words(2)),
      shareTable(shareSteps(night, member), rules),
      ...loanRows(night, member).map((row) => loanTable(loanSteps(night, row.text('loan_no')))),
      ...accountRows(night, member).map((row) =>
        depositTable(accountSteps(night, row.text('account_no'))),
      ),
      slipsOf(night, member).map((slip) => [
        undefined,
        baht(slip.baht('billed')),
        baht(slip.baht('deducted')),
        undefined,
      ]),
      [...given, ...received].map(({ amount }) => [...words(3), baht(amount)]),
      gianFeed(night, member).beneficiaries.map(({ seq }) => [integer(seq), ...words(5)]),
      announcedYears(night, member).map((year) => [
        undefined,
        ...[year.dividend, year.average_return, year.deducted, year.net].map(baht),
      ]),
      insuranceFeed(night, member).policies.map(({ sum_insured, premium }) => [
        ...words(3),
        baht(sum_insured),
        baht(premium),
      ]),
      welfareFeed(night, rules, member).requests.map(({ amount }) => [
        ...words(2),
        baht(amount),
        undefined,
      ]),
    ],
    beside: [],
    kept: [],
    inWords: null,
  }
}
