// Loans and dividends as visitors ask for them.

import type { Cooperative } from '../cooperative.ts'
import type { Paper } from '../count/files/paper.ts'
import {
  calculatorsFeed,
  type DividendRequest,
  dividendPaperOf,
  loanPaper,
} from '../count/rules/calculators.ts'
import type { Method } from '../count/rules/rules.ts'
import type { LoanRequest } from '../count/rules/schedule.ts'
import { compareCsv, comparePdf } from './papers.ts'

export async function askCalculators(
  coop: Cooperative,
  asks: number,
  prints: number,
): Promise<void> {
  const { portal, tally, rules } = coop
  const reply = await portal.app.inject('/api/info/calculators')
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const place = { subject: 'calculators', who: 'visitor', feed: '/calculators' }
  tally.answer(place, calculatorsFeed(rules, today), reply.json().data)
  for (let at = 0; at < asks; at++) {
    const loan = drawLoan(coop)
    await compare(coop, 'loancal', queryOfLoan(loan), loanPaper(loan, rules), at < prints)
    const { asked, method } = drawDividend(coop)
    const ours = dividendPaperOf(asked, { ...rules, method })
    await compare(coop, 'caldividend', queryOfDividend(asked, method), ours, at < prints)
  }
}

async function compare(
  coop: Cooperative,
  page: string,
  query: Record<string, string>,
  ours: Paper | null,
  prints: boolean,
): Promise<void> {
  for (const format of prints && ours ? (['csv', 'pdf'] as const) : (['csv'] as const)) {
    const url = `/api/info/${page}/${format}?${new URLSearchParams(query)}`
    const place = { subject: `${page} ${format}`, who: 'visitor', feed: url }
    const reply = await coop.portal.app.inject({ url, remoteAddress: coop.nextAddress() })
    if (reply.statusCode !== (ours ? 200 : 400))
      coop.tally.differ(
        place,
        'status',
        ours ? 200 : 400,
        `${reply.statusCode} ${reply.body.slice(0, 200)}`,
      )
    else if (ours && format === 'csv') await compareCsv(coop, place, ours, reply.body)
    else if (ours) await comparePdf(coop, place, ours, reply.rawPayload)
  }
}

function drawLoan({ draw }: Cooperative): LoanRequest {
  const principal = draw.whole(10, 3_000_000) * 100 + draw.one([0, 0, draw.whole(1, 99)])
  const months = draw.one([1, 6, 12, 24, 72, 120, draw.whole(2, 360)])
  const day = String(draw.whole(1, 28)).padStart(2, '0')
  const month = String(draw.whole(1, 12)).padStart(2, '0')
  return {
    principal,
    ppm: draw.one([0, 57_500, 60_000, draw.whole(1, 150_000)]),
    months,
    on: draw.one([
      `${draw.whole(2_024, 2_029)}-${month}-${day}`,
      '2027-12-31',
      '2028-02-29',
      '2026-01-31',
    ]),
    equalTotal: draw.one([true, false]),
    pay: draw.one([
      null,
      null,
      Math.ceil(principal / months / 100) * 100 + draw.whole(0, 2_000) * 100,
    ]),
  }
}

function queryOfLoan({ principal, ppm, months, on, equalTotal, pay }: LoanRequest) {
  const [y = '', m = '', d = ''] = on.split('-')
  return {
    amount: inBaht(principal),
    rate: (ppm / 10_000).toFixed(4),
    months: String(months),
    method: equalTotal ? 'equal-total' : 'equal-principal',
    d: String(Number(d)),
    m: String(Number(m)),
    y: String(Number(y) + 543),
    pay: pay === null ? '' : inBaht(pay),
  }
}

function drawDividend({ draw }: Cooperative): { asked: DividendRequest; method: Method } {
  const interest = draw.one([0, draw.whole(1, 9_000_000)])
  const same = draw.whole(0, 5_000) * 100
  return {
    method: draw.one(['A', 'A-cut-off', 'B', 'C', 'D']),
    asked: {
      year: draw.whole(2_024, 2_029),
      opening: draw.whole(0, 90_000_000),
      monthly: draw.one([true, false])
        ? Array(12).fill(same)
        : Array.from({ length: 12 }, () => draw.whole(0, 500_000)),
      payday: draw.one([null, draw.whole(1, 28)]),
      ppm: draw.one([50_000, draw.whole(0, 100_000)]),
      interest,
      refund: draw.one([0, draw.whole(0, interest)]),
      returnPpm: draw.one([105_000, draw.whole(0, 300_000)]),
      defaulted: draw.next() < 0.2,
    },
  }
}

function queryOfDividend(asked: DividendRequest, method: Method): Record<string, string> {
  const months = asked.monthly.map((amount, at) => [`p${at + 1}`, inBaht(amount)])
  return {
    year: String(asked.year + 543),
    opening: inBaht(asked.opening),
    each: 'own',
    ...Object.fromEntries(months),
    payday: asked.payday === null ? '' : String(asked.payday),
    rate: (asked.ppm / 10_000).toFixed(4),
    method,
    interest: inBaht(asked.interest),
    refund: inBaht(asked.refund),
    return: (asked.returnPpm / 10_000).toFixed(4),
    default: asked.defaulted ? '1' : '',
  }
}

function inBaht(amount: number): string {
  return (amount / 100).toFixed(2)
}
