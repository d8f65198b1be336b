// How long the papers of a unit of two thousand take: what a clerk of the largest hospital waits for.

import { createPaperMaker } from '#documents/pdf/paper-maker.ts'
import { xlsx } from '#documents/sheet.ts'
import { OCCASION } from '#documents/support/given.ts'
import { givenUnitBill } from '#documents/support/given-unit.ts'
import { coverPaper, coverTable } from '#documents/unit/cover.ts'
import { listPaper, listTable } from '#documents/unit/list.ts'
import { PAPER_LIMITS } from '#server/limits.ts'
import { atEnd } from './ending.ts'
import { type Time, tellTimes, timed } from './paper-time.ts'

const PEOPLE = 2_000
const ROUNDS = 5
const PATIENCE_MS = 120_000
const PDF_MS = 5_000
const XLSX_MS = 1_000

export async function unitPaperBench(): Promise<void> {
  // As the server makes them, but measured to the end where the server would give up.
  const papers = createPaperMaker({ ...PAPER_LIMITS, limitMs: PATIENCE_MS })
  atEnd(() => papers.close())
  const bill = givenUnitBill(PEOPLE)
  const book = {
    title: 'งบหน้า',
    author: OCCASION.cooperative.nameTh,
    printedAt: OCCASION.printedAt,
    tables: [coverTable(bill), listTable(bill)],
  }
  const all: [string, number, () => Promise<Uint8Array>][] = [
    ['cover, PDF', PDF_MS, () => papers.pdf('unit', coverPaper(bill, OCCASION))],
    ['list, PDF', PDF_MS, () => papers.pdf('unit', listPaper(bill, OCCASION))],
    ['cover and list, XLSX', XLSX_MS, () => xlsx(book)],
  ]
  console.log(`${PEOPLE} people             median ms   slowest ms   CPU ms      kB   bar ms`)
  for (const [name, bar, make] of all) {
    const { rounds, bytes } = await measured(make)
    tellTimes(name, rounds, (bytes / 1000).toFixed(0).padStart(7), String(bar).padStart(8))
  }
}

/** The first is thrown away: it starts the compiler. */
async function measured(make: () => Promise<Uint8Array>) {
  const { length: bytes } = await make()
  const rounds: Time[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await timed(make))
  return { rounds, bytes }
}
