// Cover = letter = summary = Σ lines, to the satang (domain §4), over every unit and month of the demo
// cooperative: on the screen, in the text of the PDF and in the spreadsheet.

import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPaperMaker } from '#documents/pdf/paper-maker.ts'
import { xlsx } from '#documents/sheet.ts'
import { OCCASION } from '#documents/support/given.ts'
import { pagesOf } from '#documents/support/poppler.ts'
import { coverPaper, coverTable } from '#documents/unit/cover.ts'
import { letterPaper } from '#documents/unit/letter.ts'
import { listTable } from '#documents/unit/list.ts'
import { summaryPaper, summaryTables } from '#documents/unit/summary.ts'
import { formatBaht, satang } from '#domain/money.ts'
import { toThaiDigits } from '#domain/thai-digits.ts'
import { DEMO_PLAN } from '#scripts/demo-night.ts'
import { givenUnitPortal, type UnitPortal } from '#tests/support/unit-portal.ts'
import { type ReadBill, readUnit, requireBill } from './unit-reading.ts'
import { readSummary } from './unit-summary.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const FIELDS = {
  letterNo: '',
  datedOn: '2026-10-28',
  addressedTo: '',
  signer: '',
  signerPosition: '',
}
const BILLER = { id: '099400099999900', name: 'สหกรณ์' }

interface Month {
  unit: string
  period: string
  billed: number
  people: number
}

let portal: UnitPortal
/** What the lines themselves add up to, asked of the tables and nobody else. */
let months: Month[]
const papers = createPaperMaker({ queueMax: 10 })

beforeAll(async () => {
  portal = await givenUnitPortal('units_agree', DEMO_PLAN)
  months = (
    await portal.rows(
      `select unit_no as unit, to_char(period, 'YYYY-MM') as period, sum(billed)::bigint as billed,
              count(distinct membership_no)::int as people
       from night.collection_line group by 1, 2 order by 1, 2`,
    )
  ).map((row) => ({ ...row, billed: Number(row.billed) }))
})
afterAll(() => papers.close())

type Read<T> = (
  month: Month,
  bill: ReadBill,
  reading: Parameters<typeof readSummary>[0],
) => T | Promise<T>

async function readEach<T>(of: readonly Month[], read: Read<T>): Promise<T[]> {
  const all: T[] = []
  for (const month of of) {
    const one = await readUnit(portal.app, month.unit, async (reading) =>
      read(month, await requireBill(reading, month.period), reading),
    )
    all.push(one)
  }
  return all
}

async function summaryOf({ period }: Month, reading: Parameters<typeof readSummary>[0]) {
  const { unit, summary } = await readSummary(reading, { period })
  if (!summary) throw new Error('no summary')
  // The months beside it go over a page; what must agree is on the first.
  return { unit, of: summary.of, groups: summary.groups, months: summary.sums.slice(-1) }
}

test('on the screen', async () => {
  expect(months.length).toBeGreaterThan(6 * 30)
  for (const { unit, period, billed, people } of months) {
    const asked = `?period=${period}`
    const { bill } = await portal.feed(unit, `/keeprep${asked}`)
    const { letter } = await portal.feed(unit, `/delivery_book${asked}`)
    const { summary } = await portal.feed(unit, `/summarize_rep${asked}`)
    const groups = [bill, letter, summary].map((one) => one.groups.reduce(sumBilled, 0))
    const said = [bill.billed, letter.billed, summary.billed, bill.found.billed, ...groups]
    expect([unit, period, ...said]).toEqual([unit, period, ...said.map(() => billed)])
    expect([bill.people, letter.people, bill.found.total]).toEqual([people, people, people])
    expect(summary.sums.at(-1).billed).toBe(billed)
  }
})

const draw = {
  cover: (_: Month, bill: ReadBill) => coverPaper(bill, OCCASION),
  letter: (_: Month, bill: ReadBill) => letterPaper(bill, FIELDS, BILLER, OCCASION),
  summary: async (month: Month, _: ReadBill, reading: Parameters<typeof readSummary>[0]) =>
    summaryPaper(await summaryOf(month, reading), OCCASION),
}

test('in what the papers are drawn from', async () => {
  const all = await readEach(months, async (month, bill, reading) => ({
    cover: JSON.stringify(draw.cover(month, bill)),
    letter: JSON.stringify(draw.letter(month, bill)),
    summary: JSON.stringify(await draw.summary(month, bill, reading)),
  }))
  for (const [at, { cover, letter, summary }] of all.entries())
    agree({ cover, letter, summary }, months[at]?.billed ?? 0)
})

test('in the PDF', async () => {
  // Every paper of every month takes minutes: the newest of each unit, or all when asked.
  const some = process.env.EVERY_PAPER
    ? months
    : [...Map.groupBy(months, ({ unit }) => unit).values()].flatMap((own) => own.slice(-1))
  const covers = await readEach(some, draw.cover)
  const letters = await readEach(some, draw.letter)
  const summaries = await readEach(some, draw.summary)
  for (const [at, { billed }] of some.entries()) {
    const [cover, letter, summary] = [covers[at], letters[at], summaries[at]]
    if (!cover || !letter || !summary) throw new Error('a paper is missing')
    const printed = {
      cover: pagesOf(await papers.pdf('unit', cover)).join(),
      letter: pagesOf(await papers.pdf('letter', letter)).join(),
      summary: pagesOf(await papers.pdf('unit', summary)).join(),
    }
    agree(printed, billed)
  }
})

function agree(said: { cover: string; letter: string; summary: string }, billed: number): void {
  const amount = formatBaht(satang(billed))
  // The row of totals, and the sum that is also in words.
  expect(said.cover.split(amount).length).toBeGreaterThan(2)
  expect(said.summary.split(amount).length).toBeGreaterThan(4)
  expect(said.letter).toContain(`${toThaiDigits(amount)} บาท`)
  expect(said.letter.replaceAll('\u00A0', ' ')).toContain(`${amount} บาท`)
}

test('in the spreadsheet, where no cell is a formula', async () => {
  const books = await readEach(months, async (month, bill, reading) => {
    const [kinds] = summaryTables(await summaryOf(month, reading))
    const tables = [coverTable(bill), listTable(bill), ...(kinds ? [kinds] : [])]
    return xlsx({ title: 'x', author: 'y', printedAt: OCCASION.printedAt, tables })
  })
  for (const [at, book] of books.entries()) {
    const { sheets } = await readXlsx(book)
    for (const { rows, cells } of sheets) {
      expect(Math.round(Number(rows.at(-1)?.at(-1)) * 100)).toBe(months[at]?.billed)
      for (const cell of cells?.values() ?? []) expect(cell.formula).toBeUndefined()
    }
    const list = sheets[1]?.rows.slice(1, -1) ?? []
    const sum = list.reduce((sum, row) => sum + Math.round(Number(row.at(-1)) * 100), 0)
    expect([list.length, sum]).toEqual([months[at]?.people, months[at]?.billed])
  }
})

function sumBilled(sum: number, { billed }: { billed: number }): number {
  return sum + billed
}
