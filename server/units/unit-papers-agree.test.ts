// Cover = letter = summary = Σ lines, to the satang (RULE-45), over every unit of the demo cooperative, its newest
// month and every fifth of the others: on the screen, in the text of the PDF and in the spreadsheet. EVERY_PAPER=yes takes every month.

import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test, vi } from 'vitest'
import { OCCASION } from '#documents/support/given.ts'
import { pagesOf } from '#documents/support/poppler.ts'
import { PRINTER } from '#documents/support/printer.ts'
import { xlsx } from '#documents/table/sheet.ts'
import { coverPaper, coverTable } from '#documents/unit/cover.ts'
import { letterPaper, noticePaper } from '#documents/unit/letter.ts'
import { listTable } from '#documents/unit/list.ts'
import { summaryPaper, summaryTables, type UnitSummary } from '#documents/unit/summary.ts'
import type * as day from '#domain/calendar/day.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { toThaiDigits } from '#domain/text/thai-digits.ts'
import type { LetterFields } from '#domain/unit/unit-letter.ts'
import { DEMO_PLAN } from '#scripts/demo/night.ts'
import { givenUnitPortal, type UnitPortal } from '#tests/support/night/unit-portal.ts'
import { type ReadBill, readUnit, requireBill } from './unit-reading.ts'
import { readSummary } from './unit-summary.ts'

// On a busy machine; with EVERY_PAPER all six hundred papers are printed.
const PATIENCE_MS = process.env.EVERY_PAPER ? 3_600_000 : 240_000
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

const FIELDS: LetterFields = {
  letterNo: '',
  datedOn: '2026-10-28',
  addressedTo: '',
  signer: '',
  signerPosition: '',
  refersTo: '',
}
const NOTICE = {
  fields: {
    letterNo: 'สอ ว 1',
    datedOn: '2026-10-20',
    signer: 'ก',
    signerPosition: 'ผู้จัดการ',
  } as const,
  sender: { address: '', contact: { name: '', phone: '' } },
}
const BILLER = { id: '099400099999900', name: 'สหกรณ์' }

interface Month {
  unit: string
  period: day.Month
  billed: number
  people: number
  numbers: string[]
}

interface Read extends Month {
  bill: ReadBill
  summary: UnitSummary
}

let portal: UnitPortal
let reads: Read[]
/** What the lines themselves add up to, asked of the tables and nobody else. */
let months: Month[]
let allMonths: Month[]

beforeAll(async () => {
  portal = await givenUnitPortal('units_agree', DEMO_PLAN)
  allMonths = (
    await portal.rows(
      `select unit_no as unit, to_char(period, 'YYYY-MM') as period, sum(billed)::bigint as billed,
              array_agg(distinct membership_no order by membership_no) as numbers
       from night.collection_line group by 1, 2 order by 1, 2`,
    )
  ).map((row) => ({ ...row, billed: Number(row.billed), people: row.numbers.length }))
  months = allMonths.filter(
    ({ unit }, at) => process.env.EVERY_PAPER || unit !== allMonths[at + 1]?.unit || at % 5 === 0,
  )
  reads = await readAll()
})

/** Read once, by the functions that feeds and papers read with. */
async function readAll(): Promise<Read[]> {
  const all: Read[] = []
  for (const month of months) {
    all.push(
      await readUnit(portal.app, month.unit, async (reading) => {
        const bill = await requireBill(reading, month.period)
        const { unit, summary } = await readSummary(reading, month)
        if (!summary) throw new Error('no summary')
        const { of, groups, sums } = summary
        // The months beside it go over a page; what must agree is on the first.
        return { ...month, bill, summary: { unit, of, groups, months: sums.slice(-1) } }
      }),
    )
  }
  return all
}

test('on the screen', async () => {
  expect(allMonths.length).toBeGreaterThan(6 * 30)
  for (const { unit, period, billed, people, numbers } of months) {
    const asked = `?period=${period}`
    const { bill } = await portal.feed(unit, `/keeprep${asked}`)
    const { letter } = await portal.feed(unit, `/delivery_book${asked}`)
    const { summary } = await portal.feed(unit, `/summarize_rep${asked}`)
    const groups = [bill, letter, summary].map((one) => one.groups.reduce(sumBilled, 0))
    const said = [bill.billed, letter.billed, summary.billed, bill.found.billed, ...groups]
    expect([unit, period, ...said]).toEqual([unit, period, ...said.map(() => billed)])
    expect([bill.people, letter.people, bill.found.total]).toEqual([people, people, people])
    expect(summary.sums.at(-1).billed).toBe(billed)
    // Whoever belonged to the unit that month, wherever they are today, and nobody else.
    expect(numbersIn(bill.found)).toEqual(numbers)
  }
})

test('in what the papers are drawn from', () => {
  for (const read of reads) {
    const { cover, letter, notice, summary } = drawn(read)
    const said = (paper: object) => JSON.stringify(paper)
    const all = { cover: said(cover), letter: said(letter), notice: said(notice) }
    agree({ ...all, summary: said(summary) }, read.billed)
  }
})

test('in the PDF', async () => {
  // Every paper of every month takes minutes: the newest of every third unit and of the largest, or all when asked. What
  // they are drawn from is looked at for all of them.
  const newest = [...Map.groupBy(reads, ({ unit }) => unit).values()].flatMap((own) =>
    own.slice(-1),
  )
  const largest = newest.toSorted((a, b) => b.billed - a.billed)[0]
  const some = process.env.EVERY_PAPER
    ? reads
    : newest.filter((read, index) => index % 3 === 0 || read === largest)
  for (const read of some) {
    const { cover, letter, notice, summary } = drawn(read)
    const printed = {
      cover: pagesOf(await PRINTER.pdf('unit', cover)).join(),
      letter: pagesOf(await PRINTER.pdf('letter', letter)).join(),
      notice: pagesOf(await PRINTER.pdf('letter', notice)).join(),
      summary: pagesOf(await PRINTER.pdf('unit', summary)).join(),
    }
    agree(printed, read.billed)
  }
})

function drawn({ bill, summary }: Read) {
  return {
    cover: coverPaper(bill, OCCASION),
    letter: letterPaper(bill, { fields: FIELDS, sent: null }, BILLER, OCCASION),
    notice: noticePaper([bill], NOTICE, BILLER, OCCASION),
    summary: summaryPaper(summary, OCCASION),
  }
}

type Said = Record<'cover' | 'letter' | 'notice' | 'summary', string>

function agree(said: Said, billed: number): void {
  const amount = formatBaht(satang(billed))
  // The row of totals, and the sum that is also in words.
  expect(said.cover.split(amount).length).toBeGreaterThan(2)
  expect(said.summary.split(amount).length).toBeGreaterThan(4)
  for (const letter of [said.letter, said.notice].map((one) => one.replaceAll('\u00A0', ' '))) {
    expect(letter).toContain(`${toThaiDigits(amount)} บาท`)
    expect(letter).toContain(`${amount} บาท`)
  }
}

test('in the spreadsheet, where no cell is a formula', async () => {
  for (const { bill, summary, billed, people } of reads) {
    const [kinds] = summaryTables(summary)
    const tables = [coverTable(bill), listTable(bill), ...(kinds ? [kinds] : [])]
    const { printedAt } = OCCASION
    const { sheets } = await readXlsx(await xlsx({ title: 'x', author: 'y', printedAt, tables }))
    for (const { rows, cells } of sheets) {
      expect(Math.round(Number(rows.at(-1)?.at(-1)) * 100)).toBe(billed)
      for (const cell of cells?.values() ?? []) expect(cell.formula).toBeUndefined()
    }
    const list = sheets[1]?.rows.slice(1, -1) ?? []
    expect(list).toHaveLength(people)
    // Each column of amounts adds up to what stands below it, the last to what was billed.
    const below = sheets[1]?.rows.at(-1) ?? []
    const columns = below.flatMap((cell, at) => (typeof cell === 'number' ? [at] : []))
    expect(columns.length).toBeGreaterThan(1)
    const inSatang = (cell: unknown) => Math.round(Number(cell ?? 0) * 100)
    for (const at of columns)
      expect(list.reduce((sum, row) => sum + inSatang(row[at]), 0)).toBe(inSatang(below[at]))
  }
})

function sumBilled(sum: number, { billed }: { billed: number }): number {
  return sum + billed
}

function numbersIn({ rows }: { rows: { membership_no: string }[] }): string[] {
  return rows.map(({ membership_no }) => membership_no)
}
