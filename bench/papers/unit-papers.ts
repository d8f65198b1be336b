// How long the papers of a unit of two thousand take: what a clerk of the largest hospital waits for.

import { createPaperMaker, type PaperMaker } from '#documents/pdf/paper-maker.ts'
import { OCCASION } from '#documents/support/given.ts'
import { givenUnitBill } from '#documents/support/given-unit.ts'
import { xlsx } from '#documents/table/sheet.ts'
import { coverPaper, coverTable } from '#documents/unit/cover.ts'
import { noticePaper } from '#documents/unit/letter.ts'
import { listPaper, listTable } from '#documents/unit/list.ts'
import { rehearse } from '#documents/unit/rehearsal.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { UnitBill } from '#domain/unit/unit-bill.ts'
import { PAPER_LIMITS } from '#server/http/request-limits.ts'
import { printPage } from '../figures/page.ts'
import { atEnd } from '../process/ending.ts'
import { withDifferentNames } from './different-names.ts'
import { TIME_COLUMNS, timed, timeRow } from './paper-time.ts'

const PEOPLE = 2_000
const ROUNDS = 5
const PATIENCE_MS = 120_000
const PDF_MS = 2_000
const LETTERS = 200
const LETTERS_MS = 15_000
const XLSX_MS = 1_000

export async function unitPaperBench(): Promise<void> {
  const bill = givenUnitBill(PEOPLE)
  const { printedAt } = OCCASION
  const tables = [coverTable(bill), listTable(bill)]
  const book = { title: 'งบหน้า', author: OCCASION.cooperative.nameTh, printedAt, tables }
  const rows: string[][] = []
  const add = async (...paper: Parameters<typeof tell>) => rows.push(await tell(...paper))
  const kept = newPrinter()
  await add('cover, PDF', PDF_MS, (round) =>
    kept.pdf('unit', coverPaper(ofRound(bill, round), OCCASION)),
  )
  await add('list, PDF', PDF_MS, (round) =>
    kept.pdf('unit', listPaper(ofRound(bill, round), OCCASION)),
  )
  // What the first clerk of the day waits, and would wait had the printer not rehearsed.
  const rehearsed = await severalNew(async (printer) => rehearse(printer))
  await add('list, PDF, first', PDF_MS, (round) => firstOf(rehearsed, round, bill))
  const cold = await severalNew(async () => undefined)
  await add('list, PDF, cold', PDF_MS, (round) => firstOf(cold, round, bill))
  await add('cover and list, XLSX', XLSX_MS, () => xlsx(book))
  const bills = Array.from({ length: LETTERS }, (_, unit) =>
    withMore(givenUnitBill(), 1_000 * unit),
  )
  await add(`${LETTERS} letters, PDF`, LETTERS_MS, (round) => {
    const others = bills.map((one) => withMore(one, round))
    return kept.pdf('letter', noticePaper(others, NOTICE, BILLER, OCCASION))
  })
  printPage('unit-papers', {
    title: 'Papers of a unit of 2,000 people, and letters to 200 units',
    about:
      'Each round with other names and amounts. `first`: the first list of a printer that has rehearsed; `cold`: of one that has not.',
    columns: TIME_COLUMNS,
    rows,
    bars: 'the list within 2 s, 200 letters within 15 s',
  })
}

const BILLER = { id: '099400099999900', name: OCCASION.cooperative.nameTh }
const NOTICE = {
  fields: {
    letterNo: 'สอ ว 114/2569',
    datedOn: '2026-10-28' as const,
    signer: 'นางอรทัย แสงทอง',
    signerPosition: 'ผู้จัดการ',
  },
  sender: {
    address: '99 หมู่ 1 ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 99000',
    contact: { name: 'ชัยวัฒน์ หน่อแก้ว', phone: '042123456' },
  },
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
  return printer.pdf('unit', listPaper(ofRound(bill, round), OCCASION))
}

/** Each round has other people and amounts, so that nothing can be remembered. */
function ofRound(bill: UnitBill, round: number): UnitBill {
  return withDifferentNames(withMore(bill, round), round)
}

function withMore(bill: UnitBill, satangs: number): UnitBill {
  const more = <T extends { billed: Satang }>(one: T) => ({
    ...one,
    billed: satang(one.billed + satangs),
  })
  return { ...bill, people: bill.people.map(more), lines: bill.lines.map(more) }
}

/** The first is thrown away: it starts the compiler. */
async function tell(name: string, bar: number, make: (round: number) => Promise<Uint8Array>) {
  const { length: bytes } = await make(0)
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round++) times.push(await timed(() => make(round)))
  return timeRow(`${name}, ${Math.round(bytes / 1000).toLocaleString('en')} kB`, times, bar)
}
