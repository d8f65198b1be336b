import type { Cooperative } from '../cooperative.ts'
import { twelveMonthsTo } from '../count/files/calendar.ts'
import type { Paper } from '../count/files/paper.ts'
import { slipsOf } from '../count/member/collection.ts'
import { accountRows } from '../count/member/deposits.ts'
import { announcedYears } from '../count/member/dividend.ts'
import { loanRows, owedOf, runningLoan } from '../count/member/loans.ts'
import {
  balancePaper,
  beneficiaryPaper,
  collectionPaper,
  dividendPaper,
} from '../count/member/papers-monthly.ts'
import {
  depositStatementPaper,
  loanSchedulePaper,
  loanStatementPaper,
  shareStatementPaper,
} from '../count/member/papers-savings.ts'
import { neverRepays } from '../count/rules/schedule.ts'
import { compareCsv, comparePdf, compareXlsx } from './papers.ts'

interface Asked {
  subject: string
  path: string
  query?: string
  ours: Paper
  refused?: boolean
}

/** All of them as CSV; one of each kind as spreadsheet and in print where `prints`. */
export async function askPapers(coop: Cooperative, member: string, prints: boolean): Promise<void> {
  // A member fetches a few papers, and this asks for all of them.
  await coop.portal.rows('delete from rate_bucket')
  const done = new Set<string>()
  for (const asked of await papersOf(coop, member)) {
    await comparePaper(coop, member, asked, 'csv')
    if (!prints || done.has(asked.subject) || asked.refused) continue
    done.add(asked.subject)
    await comparePaper(coop, member, asked, 'xlsx')
    await comparePaper(coop, member, asked, 'pdf')
  }
}

const COMPARED = { csv: compareCsv, xlsx: compareXlsx, pdf: comparePdf }

async function comparePaper(
  coop: Cooperative,
  member: string,
  { subject, path, query = '', ours, refused }: Asked,
  format: 'csv' | 'xlsx' | 'pdf',
): Promise<void> {
  const place = {
    subject: `${subject} ${format}`,
    who: member,
    feed: `/papers${path}/${format}${query}`,
  }
  const reply = await coop.portal.call(member, `/papers${path}/${format}${query}`)
  if (reply.statusCode !== (refused ? 400 : 200)) {
    coop.tally.differ(
      place,
      'status',
      refused ? 400 : 200,
      `${reply.statusCode} ${reply.body.slice(0, 200)}`,
    )
    return
  }
  if (refused) return
  const body = format === 'csv' ? reply.body : reply.rawPayload
  await COMPARED[format](coop, place, ours, body as never)
}

async function papersOf(coop: Cooperative, member: string): Promise<Asked[]> {
  const { night, rules, months, portal } = coop
  const days = { from: twelveMonthsTo(night.asOf), to: night.asOf }
  const refs = await statementsOf(portal, member)
  const billed = slipsOf(night, member).map((slip) => slip.month('period'))
  const years = announcedYears(night, member).map(({ year }) => year)
  const [newest] = billed
  const year = newest?.slice(0, 4)
  const ofYear = billed.filter((period) => period.slice(0, 4) === year).toReversed()
  return [
    {
      subject: 'share paper',
      path: '/share',
      ours: shareStatementPaper(night, rules, member, days),
    },
    ...accountRows(night, member).map((row) => ({
      subject: 'deposit paper',
      path: `/dep_statement/${refs.get(row.text('account_no'))}`,
      ours: depositStatementPaper(night, row, days),
    })),
    ...loanRows(night, member).flatMap((row) => [
      {
        subject: 'loan paper',
        path: `/loan_statement/${refs.get(row.text('loan_no'))}`,
        ours: loanStatementPaper(night, row, days),
      },
      {
        subject: 'loan schedule paper',
        path: `/loan_schedule/${refs.get(row.text('loan_no'))}`,
        ours: loanSchedulePaper(night, rules, row),
        refused: owedOf(night, row) === 0 || neverRepays(runningLoan(night, row), rules),
      },
    ]),
    ...billed
      .filter((period) => months.includes(period))
      .toReversed()
      .map((period) => ({
        subject: 'receipt paper',
        path: '/kep',
        query: `?period=${period}`,
        ours: collectionPaper(night, rules, member, [period]),
      })),
    ...(year
      ? [
          {
            subject: 'year of receipts paper',
            path: '/kep',
            query: `?year=${year}`,
            ours: collectionPaper(night, rules, member, ofYear),
          },
        ]
      : []),
    ...years.map((one) => ({
      subject: 'dividend paper',
      path: '/dividend',
      query: `?year=${one}`,
      ours: dividendPaper(night, rules, member, one),
    })),
    { subject: 'balance paper', path: '/balance', ours: balancePaper(night, rules, member) },
    { subject: 'beneficiary paper', path: '/gian', ours: beneficiaryPaper(night, member) },
  ]
}

async function statementsOf(
  portal: Cooperative['portal'],
  member: string,
): Promise<Map<string, string>> {
  const { contracts } = await portal.feed(member, '/loan')
  const { accounts } = await portal.feed(member, '/deposit')
  return new Map(
    [...contracts, ...accounts].map(({ loan_no, account_no, statement }) => [
      loan_no ?? account_no,
      statement,
    ]),
  )
}
