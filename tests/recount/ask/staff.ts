// What officers read: members, also those who left, the board of units, and what a night added up to.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { givenAsking } from '#tests/support/staff/as-officer.ts'
import type { Cooperative } from '../cooperative.ts'
import { printed, sum } from '../count/files/amounts.ts'
import { depositFeed } from '../count/member/deposits.ts'
import { loanFeed } from '../count/member/loans.ts'
import { shareFeed } from '../count/member/shares.ts'
import { memberMonths, memberTotals, nightSums } from '../count/member/staff.ts'
import { unitMonths } from '../count/unit/bill.ts'
import { boardOf, boardRow, type Report, reportTables, resultFeed } from '../count/unit/result.ts'
import { amountsOfPdf } from '../read-paper.ts'
import { compareCsv, compareXlsx } from './papers.ts'
import { wholeResult } from './results.ts'

export type Officer = Awaited<ReturnType<typeof givenAsking>>

export async function askMembersAsOfficer(coop: Cooperative, officer: Officer): Promise<void> {
  const { night, rules, tally, members, gone } = coop
  for (const member of [...members, ...gone]) {
    const compare = async (path: string, ours: object, shown = (data: object) => data) => {
      const feed = `members/${member}${path}`
      const place = { subject: `staff member${path.replace('/', ' ')}`, who: member, feed }
      tally.answer(place, ours, shown(await officer.data(feed)))
    }
    const { contracts, ...loans } = loanFeed(night, rules, member)
    await compare('', { totals: memberTotals(night, member) })
    await compare('/share', shareFeed(night, rules, member))
    await compare('/loan', {
      ...loans,
      contracts: contracts.map(({ collaterals: _, ...own }) => own),
    })
    await compare('/deposit', withoutNumbers(depositFeed(night, rules, member)))
    await compare('/kep', memberMonths(night, rules, member))
  }
}

/** Officers are shown an account's number masked. */
function withoutNumbers({ accounts, ...feed }: ReturnType<typeof depositFeed>) {
  return { ...feed, accounts: accounts.map(({ account_no: _, ...own }) => own) }
}

export async function askBoard(
  coop: Cooperative,
  officer: Officer,
  report: Report | null,
): Promise<void> {
  const { night, tally, months, units } = coop
  for (const period of months) {
    const feed = `units?period=${period}`
    const { totals, rows, pages } = await officer.data(feed)
    for (let page = 2; page <= pages; page++)
      rows.push(...(await officer.data(`${feed}&page=${page}`)).rows)
    tally.answer({ subject: 'staff units', who: 'all', feed }, boardOf(night, period, report), {
      period,
      totals,
      rows,
    })
    await compareReport(coop, officer, period, report)
  }
  for (const unit of units) {
    const { months: theirs } = await officer.data(`units/${unit}`)
    const ours = unitMonths(night, unit)
      .slice(0, 24)
      .map((month) => boardRow(night, unit, month, report))
    tally.answer({ subject: 'staff unit', who: unit, feed: `units/${unit}` }, ours, theirs)
    const [period = ''] = months
    if (!unitMonths(night, unit).some((month) => month.period === period)) continue
    const own = report?.unit === unit ? report : null
    const feed = `units/${unit}/result?period=${period}`
    const result = await wholeResult((page) => officer.data(`${feed}&page=${page}`))
    tally.answer(
      { subject: 'staff unit result', who: unit, feed },
      resultFeed(night, unit, period, own),
      result,
    )
  }
}

async function compareReport(
  coop: Cooperative,
  officer: Officer,
  period: string,
  report: Report | null,
): Promise<void> {
  const tables = reportTables(coop.night, period, report)
  const [, everybody = []] = tables
  const paper = { beside: [], kept: [], inWords: null }
  const place = { who: 'all', feed: `units/report ${period}` }
  const csv = await officer.read(`units/report/csv?period=${period}`)
  await compareCsv(
    coop,
    { ...place, subject: 'staff report csv' },
    { ...paper, tables: [everybody] },
    csv.body,
  )
  const xlsx = await officer.read(`units/report/xlsx?period=${period}`)
  await compareXlsx(
    coop,
    { ...place, subject: 'staff report xlsx' },
    { ...paper, tables },
    xlsx.rawPayload,
  )
}

/** What the manifest promises the sums of, summed up from the files themselves. */
export async function askNight(coop: Cooperative, officer: Officer): Promise<void> {
  const { portal, night, tally } = coop
  const { files } = JSON.parse(readFileSync(join(portal.folder, 'manifest.json'), 'utf8'))
  const columns = Object.fromEntries(
    files.map(({ data_set, sums }: { data_set: string; sums: object }) => [
      data_set,
      Object.keys(sums),
    ]),
  )
  const [{ run_id }] = await portal.rows('select run_id from publication')
  const feed = `imports/${run_id}/report`
  const { sets } = await officer.data(feed)
  const theirs = sets.map(({ data_set, rows, sums }: NightSet) => ({
    data_set,
    rows,
    sums: Object.fromEntries(sums.map(({ column, amount }) => [column, amount])),
  }))
  tally.answer(
    { subject: 'staff night report', who: 'all', feed },
    nightSums(night, columns),
    theirs,
  )
  const pdf = await officer.read(`${feed}/pdf`)
  const sums = nightSums(night, columns).flatMap((set) => Object.values(set.sums))
  const first = KEY_SUMS.map(([set, column]) => sum(night.rows(set).map((row) => row.baht(column))))
  tally.amounts(
    { subject: 'staff night report pdf', who: 'all', feed: `${feed}/pdf` },
    [...sums, ...first].map(printed),
    amountsOfPdf(pdf.rawPayload),
  )
}

/** Said on the first page: all shares, loans and deposits. */
const KEY_SUMS = [
  ['share', 'balance'],
  ['loan', 'balance'],
  ['deposit_account', 'balance'],
] as const

interface NightSet {
  data_set: string
  rows: number
  sums: { column: string; amount: number }[]
}
