// A member's papers: spreadsheet and CSV cell by cell, the print amount by amount, and what is kept of it.

import { readXlsx } from 'hucre/xlsx'
import { wordsOf } from '#documents/support/poppler.ts'
import type { Cooperative } from '../cooperative.ts'
import { printed } from '../count/files/amounts.ts'
import { bahtWords } from '../count/files/baht-words.ts'
import { amountsIn, type Paper } from '../count/files/paper.ts'
import { amountsOfPdf, cellsOfCsv, verificationCode } from '../read-paper.ts'
import type { Place } from '../tally.ts'

export async function compareCsv(
  { tally }: Cooperative,
  place: Place,
  ours: Paper,
  text: string,
): Promise<void> {
  tally.cells(place, ours.tables[0] ?? [], cellsOfCsv(text))
}

export async function compareXlsx(
  { tally }: Cooperative,
  place: Place,
  ours: Paper,
  bytes: Uint8Array,
): Promise<void> {
  const { sheets } = await readXlsx(bytes)
  ours.tables.forEach((table, at) => {
    const theirs = sheets[at]?.rows.slice(1) ?? []
    table.forEach((row, line) => {
      row.forEach((cell, column) => {
        if (cell === undefined) return
        const found = theirs[line]?.[column] || null
        const field = `sheet ${at + 1}, row ${line + 1}, column ${column + 1}`
        tally.figure(place, field, cell === null ? null : Number(cell) || null, found)
      })
    })
    tally.figure(place, `rows of sheet ${at + 1}`, table.length, theirs.length)
  })
}

export async function comparePdf(
  coop: Cooperative,
  place: Place,
  ours: Paper,
  bytes: Uint8Array,
): Promise<void> {
  const { tally, portal } = coop
  const amounts = [
    ...amountsIn(ours.printedTables ?? ours.tables),
    ...ours.beside.map((amount) => printed(amount)),
  ]
  tally.amounts(place, amounts, amountsOfPdf(bytes))
  const text = wordsOf(bytes)
  if (ours.inWords !== null) tally.inWords(place, bahtWords(ours.inWords), text)
  const code = verificationCode(text)
  if (!code) return
  // Every visitor may look up a few: each is another one.
  const reply = await portal.app.inject({
    url: `/api/info/verify/${code}`,
    remoteAddress: coop.nextAddress(),
  })
  const { totals } = reply.json().data
  const kept = totals.map(({ amount }: { amount: number }) => amount)
  tally.answer({ ...place, subject: 'verify' }, ours.kept, kept)
}

export function textOfPdf(bytes: Uint8Array): { words: string } {
  return { words: wordsOf(bytes) }
}
