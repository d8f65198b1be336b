// Shares, loans and deposits of one member: the feeds, every year, every statement to its last page.

import type { Cooperative } from '../cooperative.ts'
import { addMonths, monthEnd, monthOf, twelveMonthsTo } from '../count/files/calendar.ts'
import type { Days, Step } from '../count/files/ledger.ts'
import {
  accountRows,
  accountSteps,
  depositFeed,
  depositStatement,
} from '../count/member/deposits.ts'
import { loanFeed, loanRows, loanStatement, loanSteps } from '../count/member/loans.ts'
import { shareFeed, shareYears } from '../count/member/shares.ts'
import { wireLoanRules } from '../count/rules/rules.ts'
import { compareFeed } from './compare-feed.ts'

export async function askShares(coop: Cooperative, member: string): Promise<void> {
  const { night, rules } = coop
  await compareFeed(coop, 'share', member, '/share', shareFeed(night, rules, member))
  for (const year of shareYears(night, rules, member))
    await compareFeed(
      coop,
      'share',
      member,
      `/share?year=${year}`,
      shareFeed(night, rules, member, year),
    )
}

export async function askDeposits(coop: Cooperative, member: string): Promise<void> {
  const { night, rules } = coop
  const { accounts } = await compareFeed(
    coop,
    'deposit',
    member,
    '/deposit',
    depositFeed(night, rules, member),
  )
  for (const row of accountRows(night, member)) {
    const own = accounts.find(({ account_no }: Numbered) => account_no === row.text('account_no'))
    for (const [days, query] of ranges(coop, accountSteps(night, row.text('account_no')))) {
      const ours = depositStatement(night, rules, row, days)
      await compareStatement(
        coop,
        'deposit statement',
        member,
        `/dep_statement/${own.statement}`,
        query,
        ours,
      )
    }
  }
}

interface Numbered {
  account_no?: string
  loan_no?: string
}

export async function askLoans(coop: Cooperative, member: string): Promise<void> {
  const { night, rules } = coop
  const ours = loanFeed(night, rules, member)
  const { contracts } = await compareFeed(coop, 'loan', member, '/loan', ours)
  for (const row of loanRows(night, member)) {
    const own = contracts.find(({ loan_no }: Numbered) => loan_no === row.text('loan_no'))
    for (const [days, query] of ranges(coop, loanSteps(night, row.text('loan_no')))) {
      const ours = { ...loanStatement(night, rules, row, days), rules: wireLoanRules(rules) }
      await compareStatement(
        coop,
        'loan statement',
        member,
        `/loan_statement/${own.statement}`,
        query,
        ours,
      )
    }
  }
}

/** The last twelve months without a word said, a month of its own, and the first twelve of the records. */
function ranges({ night, draw, months }: Cooperative, [step]: Step[]): [Days, string][] {
  const usual = { from: twelveMonthsTo(night.asOf), to: night.asOf }
  const month = draw.one(months)
  const one = { from: `${month}-01`, to: monthEnd(month) }
  const from = step?.on ?? one.from
  const first = { from, to: monthEnd(addMonths(monthOf(from), 11)) }
  return [
    [usual, ''],
    ...[one, first].map((days): [Days, string] => [days, `from=${days.from}&to=${days.to}`]),
  ]
}

/** Page after page, as one. */
async function compareStatement(
  coop: Cooperative,
  subject: string,
  member: string,
  path: string,
  query: string,
  ours: object,
): Promise<void> {
  const pages = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked = `${path}?${query}${cursor && `&cursor=${cursor}`}`
    const page = await coop.portal.feed(member, asked)
    pages.push(page)
    cursor = page.next_cursor
  }
  const whole = { ...pages[0], movements: pages.flatMap(({ movements }) => movements) }
  coop.tally.answer({ subject, who: member, feed: `${path}?${query}` }, ours, whole)
}
