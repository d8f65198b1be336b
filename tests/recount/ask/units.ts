// What employer units read, print and take away, month by month.

import { PASSWORD } from '#tests/support/given/account.ts'
import type { Cooperative } from '../cooperative.ts'
import { printed } from '../count/files/amounts.ts'
import { bahtWords } from '../count/files/baht-words.ts'
import type { Paper } from '../count/files/paper.ts'
import { added, unitMonths } from '../count/unit/bill.ts'
import {
  around,
  dashboardFeed,
  keeprepFeed,
  letterFeed,
  paidOn,
  summaryFeed,
  yearOfUnit,
} from '../count/unit/feeds.ts'
import {
  changesPaper,
  coverPaper,
  letterAmounts,
  listPaper,
  payrollTable,
  resultFormPaper,
  summaryPaper,
} from '../count/unit/papers.ts'
import { amountsOfText, cellsOfCsv } from '../read-paper.ts'
import { compareCsv, comparePdf, compareXlsx, textOfPdf } from './papers.ts'

export async function askUnitFeeds(coop: Cooperative, unit: string): Promise<void> {
  const { night, tally } = coop
  for (const period of monthsOf(coop, unit)) {
    const compare = async (subject: string, path: string, ours: object) => {
      const feed = `${path}?period=${period}`
      tally.answer({ subject, who: unit, feed }, ours, await wholeOf(coop, unit, feed))
    }
    await compare('unit keeprep', '/keeprep', keeprepFeed(night, unit, period))
    await compare('unit summary', '/summarize_rep', summaryFeed(night, unit, period))
    await compare('unit dashboard', '/dashboard', dashboardFeed(night, unit, period, null))
    await compare('unit letter', '/delivery_book', letterFeed(night, unit, period, null))
  }
  for (const year of yearsOf(coop, unit)) {
    const feed = `/summarize_rep?year=${year}`
    const theirs = await wholeOf(coop, unit, feed)
    tally.answer(
      { subject: 'unit summary', who: unit, feed },
      yearOfUnit(night, unit, year),
      theirs,
    )
  }
}

/** Every page of its people as one, without what only pages know, and without the squares of a code to scan. */
async function wholeOf(coop: Cooperative, unit: string, path: string) {
  const whole = await coop.unitFeed(unit, path)
  const found = (whole.bill ?? whole.summary)?.found
  for (let page = 2; page <= (found?.pages ?? 1); page++) {
    const next = await coop.unitFeed(unit, `${path}&page=${page}`)
    found.rows.push(...(next.bill ?? next.summary).found.rows)
  }
  if (found) for (const only of ['page', 'pages']) delete found[only]
  if (whole.letter?.payment) delete whole.letter.payment.qr
  return whole
}

function monthsOf({ night, months }: Cooperative, unit: string): string[] {
  return unitMonths(night, unit)
    .map(({ period }) => period)
    .filter((period) => months.includes(period))
}

function yearsOf(coop: Cooperative, unit: string): number[] {
  return [...new Set(monthsOf(coop, unit).map((period) => Number(period.slice(0, 4))))]
}

export async function askUnitPapers(
  coop: Cooperative,
  unit: string,
  prints: boolean,
): Promise<void> {
  const { night, tally } = coop
  for (const [at, period] of monthsOf(coop, unit).entries()) {
    const { months, at: place, month } = around(night, unit, period)
    const papers: [string, string, Paper | null][] = [
      ['unit cover paper', 'keeprep', coverPaper(night, unit, period)],
      ['unit list paper', 'list', listPaper(night, unit, period)],
      [
        'unit summary paper',
        'summarize_rep',
        summaryPaper(night, months.slice(place, place + 12), month.lines, false),
      ],
      ['unit changes paper', 'changes', changesPaper(night, unit, period)],
    ]
    for (const [subject, path, ours] of papers) {
      const formats = prints && at === 0 ? (['csv', 'xlsx', 'pdf'] as const) : (['csv'] as const)
      for (const format of formats)
        await comparePaper(
          coop,
          unit,
          `${subject} ${format}`,
          `${path}/${format}?period=${period}`,
          ours,
        )
    }
    await comparePaper(
      coop,
      unit,
      'unit result form xlsx',
      `result_form?period=${period}`,
      resultFormPaper(night, unit, period),
    )
    // A year of months is more than a unit takes in a day.
    await coop.portal.app.db.deleteFrom('rate_bucket').execute()
    const payroll = await coop.unitCall(unit, '/payroll', {
      period,
      format: 'csv',
      columns: PAYROLL,
      mem_password: PASSWORD,
    })
    const where = { subject: 'unit payroll csv', who: unit, feed: `/payroll ${period}` }
    tally.cells(where, payrollTable(night, unit, period), cellsOfCsv(payroll.body))
    if (prints && at === 0) await compareLetter(coop, unit, period)
  }
  for (const year of yearsOf(coop, unit)) {
    const months = unitMonths(night, unit).filter(({ period }) => period.startsWith(`${year}`))
    const ours = summaryPaper(
      night,
      months,
      months.flatMap(({ lines }) => lines),
      true,
    )
    await comparePaper(coop, unit, 'unit summary paper csv', `summarize_rep/csv?year=${year}`, ours)
  }
}

const PAYROLL = ['seq', 'national_id', 'amount', 'share', 'loan', 'deposit', 'other'].map(
  (column) => ({
    column,
    width: 16,
  }),
)

async function comparePaper(
  coop: Cooperative,
  unit: string,
  subject: string,
  path: string,
  ours: Paper | null,
): Promise<void> {
  const place = { subject, who: unit, feed: `/papers/${path}` }
  const reply = await coop.unitCall(unit, `/papers/${path}`)
  if (reply.statusCode !== (ours ? 200 : 404))
    return coop.tally.differ(place, 'status', ours ? 200 : 404, reply.statusCode)
  if (!ours) return
  if (subject.endsWith('csv')) await compareCsv(coop, place, ours, reply.body)
  else if (subject.endsWith('pdf')) await comparePdf(coop, place, ours, reply.rawPayload)
  else await compareXlsx(coop, place, ours, reply.rawPayload)
}

/** A month that is not settled has a code to pay by. */
async function compareLetter(coop: Cooperative, unit: string, period: string): Promise<void> {
  const { night, tally } = coop
  const place = {
    subject: 'unit letter pdf',
    who: unit,
    feed: `/papers/delivery_book/pdf ${period}`,
  }
  const reply = await coop.unitCall(unit, `/papers/delivery_book/pdf?period=${period}`)
  const text = textOfPdf(reply.rawPayload)
  const amounts = letterAmounts(night, unit, period, paidOn(night, unit, period) === null)
  tally.amounts(
    place,
    amounts.map((amount) => printed(amount)),
    amountsOfText(text.words),
  )
  const billed = added(around(night, unit, period).month.lines, 'billed')
  tally.inWords(place, bahtWords(billed), text.words)
}
