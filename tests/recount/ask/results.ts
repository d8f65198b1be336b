// A unit tells what it deducted of the open month: some in full, some in part, some not at all, and some too much.

import type { Cooperative } from '../cooperative.ts'
import { printed } from '../count/files/amounts.ts'
import type { Night } from '../count/files/read-night.ts'
import { kepFeed, type Reported, slipsOf } from '../count/member/collection.ts'
import { added, unitMonths } from '../count/unit/bill.ts'
import { around, dashboardFeed, letterFeed } from '../count/unit/feeds.ts'
import { type Report, reportedIn, resultFeed, sentAmounts, sentIn } from '../count/unit/result.ts'
import { amountsOfPdf } from '../read-paper.ts'
import { compareFeed } from './compare-feed.ts'

const OVER = 123_45
const OUTCOMES = ['full', 'full', 'full', 'partial', 'none', 'over'] as const

export async function sendResult({
  night,
  draw,
  unitCall,
  units,
  months,
}: Cooperative): Promise<Report> {
  const [period = ''] = months
  const people = (one: string) => peopleIn(night, one, period)
  const [unit = ''] = units.toSorted((one, other) => people(other) - people(one))
  const { month } = around(night, unit, period)
  const told = new Map<string, Reported>()
  const lines = month.slips.map((slip, at) => {
    const member = slip.text('membership_no')
    const billed = added(
      month.lines.filter((line) => line.text('membership_no') === member),
      'billed',
    )
    // The first of them one of each, whatever is drawn.
    const drawn = OUTCOMES[OUTCOMES.length - 1 - at] ?? draw.one(OUTCOMES)
    const outcome = drawn === 'over' ? 'full' : drawn
    const amount = { full: billed, none: 0, partial: draw.whole(1, billed - 1) }[outcome]
    const over = drawn === 'over' ? OVER : 0
    told.set(member, { outcome, amount, over })
    return {
      membership_no: member,
      outcome,
      ...(outcome === 'partial' && { amount }),
      ...(over > 0 && { amount: billed + over }),
      ...(outcome !== 'full' && { reason: 'salary-too-low' }),
    }
  })
  for (let at = 0; at < lines.length; at += 200)
    await done(unitCall(unit, '/result/lines', { period, lines: lines.slice(at, at + 200) }))
  const transfer = [...told.values()].reduce((all, { amount, over }) => all + amount + over, 0)
  await done(
    unitCall(unit, '/result/transfer', { period, amount: transfer, on: '2026-11-03', note: '' }),
  )
  await done(unitCall(unit, '/result', { period }))
  return { unit, period, told, transfer }
}

function peopleIn(night: Night, unit: string, period: string): number {
  return unitMonths(night, unit).find((month) => month.period === period)?.slips.length ?? 0
}

async function done(asked: ReturnType<Cooperative['unitCall']>): Promise<void> {
  const reply = await asked
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

/** Before anything is told, and of what is posted. */
export async function askResults(coop: Cooperative, unit: string): Promise<void> {
  for (const period of coop.months)
    if (peopleIn(coop.night, unit, period) > 0) await compareResult(coop, unit, period, null)
}

async function compareResult(
  coop: Cooperative,
  unit: string,
  period: string,
  report: Report | null,
): Promise<void> {
  const feed = `/result?period=${period}`
  const theirs = await wholeResult((page) => coop.unitFeed(unit, `${feed}&page=${page}`))
  const ours = resultFeed(coop.night, unit, period, report)
  coop.tally.answer({ subject: 'unit result', who: unit, feed }, ours, theirs)
}

/** Every page of people as one; how many files came and which reasons were told are not counted again. */
// biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered
export async function wholeResult(page: (at: number) => Promise<any>) {
  const whole = await page(1)
  for (let at = 2; at <= whole.pages; at++) whole.lines.push(...(await page(at)).lines)
  const { page: _, pages, reasons, payment, refunds, ...figures } = whole
  return figures
}

export async function askReported(coop: Cooperative, report: Report): Promise<void> {
  const { night, rules, tally, unitFeed, members } = coop
  const { unit, period } = report
  await compareResult(coop, unit, period, report)
  const dashboard = `/dashboard?period=${period}`
  tally.answer(
    { subject: 'unit dashboard', who: unit, feed: dashboard },
    dashboardFeed(night, unit, period, sentIn(report).reported),
    await unitFeed(unit, dashboard),
  )
  const letter = await unitFeed(unit, `/delivery_book?period=${period}`)
  if (letter.letter.payment) delete letter.letter.payment.qr
  tally.answer(
    { subject: 'unit letter', who: unit, feed: `/delivery_book?period=${period}` },
    letterFeed(night, unit, period, sentIn(report)),
    letter,
  )
  const paper = await coop.unitCall(unit, `/papers/delivery_book/pdf?period=${period}`)
  tally.amounts(
    { subject: 'unit letter pdf', who: unit, feed: `/papers/delivery_book/pdf ${period}` },
    sentAmounts(night, report).map(printed),
    amountsOfPdf(paper.rawPayload),
  )
  const told = members.filter(
    (member) => report.told.has(member) && slipsOf(night, member).length > 0,
  )
  for (const member of told) {
    const ours = kepFeed(night, rules, member, period, reportedIn(report))
    await compareFeed(coop, 'kep', member, `/kep?period=${period}`, ours)
  }
}
