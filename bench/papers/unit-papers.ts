// How long the papers of a unit of two thousand take: what a clerk of the largest hospital waits for.

import { createPaperMaker, type PaperMaker } from '#documents/pdf/paper-maker.ts'
import { OCCASION } from '#documents/support/given.ts'
import { givenUnitBill } from '#documents/support/given-unit.ts'
import { xlsx } from '#documents/table/sheet.ts'
import { coverPaper, coverTable } from '#documents/unit/cover.ts'
import { listPaper, listTable } from '#documents/unit/list.ts'
import { rehearse } from '#documents/unit/rehearsal.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { UnitBill } from '#domain/unit/unit-bill.ts'
import { PAPER_LIMITS } from '#server/http/request-limits.ts'
import { atEnd } from '../process/ending.ts'
import { printTimes, timed } from './paper-time.ts'

const PEOPLE = 2_000
const ROUNDS = 5
const PATIENCE_MS = 120_000
const PDF_MS = 5_000
const XLSX_MS = 1_000

export async function unitPaperBench(): Promise<void> {
  const bill = givenUnitBill(PEOPLE)
  const { printedAt } = OCCASION
  const tables = [coverTable(bill), listTable(bill)]
  const book = { title: 'งบหน้า', author: OCCASION.cooperative.nameTh, printedAt, tables }
  console.log(`${PEOPLE} people             median ms   slowest ms      kB   bar ms`)
  const kept = newPrinter()
  await tell('cover, PDF', PDF_MS, (round) =>
    kept.pdf('unit', coverPaper(withMore(bill, round), OCCASION)),
  )
  await tell('list, PDF', PDF_MS, (round) =>
    kept.pdf('unit', listPaper(withMore(bill, round), OCCASION)),
  )
  // What the first clerk of the day waits, and would wait had the printer not rehearsed.
  const rehearsed = await severalNew(async (printer) => rehearse(printer))
  await tell('list, PDF, first', PDF_MS, (round) => firstOf(rehearsed, round, bill))
  const cold = await severalNew(async () => undefined)
  await tell('list, PDF, cold', PDF_MS, (round) => firstOf(cold, round, bill))
  await tell('cover and list, XLSX', XLSX_MS, () => xlsx(book))
}

/** As the server has one, but measured to the end where the server would give up. */
function newPrinter(): PaperMaker {
  const papers = createPaperMaker({ ...PAPER_LIMITS, limitMs: PATIENCE_MS })
  atEnd(() => papers.close())
  return papers
}

async function severalNew(before: (printer: PaperMaker) => Promise<void>): Promise<PaperMaker[]> {
  const printers = Array.from({ length: ROUNDS + 1 }, newPrinter)
  for (const printer of printers) await before(printer)
  return printers
}

async function firstOf(printers: PaperMaker[], round: number, bill: UnitBill): Promise<Uint8Array> {
  const printer = printers[round]
  if (!printer) throw new Error('a printer for each round')
  return printer.pdf('unit', listPaper(bill, OCCASION))
}

/** Each round has other amounts, so that nothing can be remembered. */
function withMore(bill: UnitBill, satangs: number): UnitBill {
  const more = <T extends { billed: Satang }>(one: T) => ({
    ...one,
    billed: satang(one.billed + satangs),
  })
  return { ...bill, people: bill.people.map(more), lines: bill.lines.map(more) }
}

/** The first is thrown away: it starts the compiler. */
async function tell(
  name: string,
  bar: number,
  make: (round: number) => Promise<Uint8Array>,
): Promise<void> {
  const { length: bytes } = await make(0)
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round++) times.push(await timed(() => make(round)))
  printTimes(name, times, (bytes / 1000).toFixed(0).padStart(7), String(bar).padStart(8))
}
