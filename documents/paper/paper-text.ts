// A paper as text to be read on a screen: the same sheets as are printed, without their layout.

import type { Content, Part } from './official.ts'

export interface PaperBlock {
  kind: 'heading' | 'line' | 'row'
  text: string
  /** Of a row. */
  value: string
}

export interface PaperText {
  title: string
  about: string
  blocks: PaperBlock[]
}

export function paperText({ sheets }: Pick<Content, 'sheets'>): PaperText[] {
  return sheets.map(({ title, about, parts }) => ({
    title,
    about,
    blocks: parts.flatMap(blocksOf),
  }))
}

function blocksOf(part: Part): PaperBlock[] {
  switch (part.part) {
    case 'heading':
      return [{ kind: 'heading', text: part.text, value: '' }]
    case 'facts':
      return part.pairs.map(([text, value]) => row(text, value))
    case 'figures':
      return [
        ...part.pairs.map(([text, value]) => row(text, value)),
        ...(part.inWords ? [line(part.inWords)] : []),
      ]
    case 'ledger':
      return [...part.rows, ...(part.totals ? [part.totals] : [])].map(rowOfCells)
    case 'clauses':
      return part.pairs.map(([label, text]) => line(`${label} ${text}`))
    case 'paragraphs':
    case 'notes':
    case 'choices':
      return part.lines.map(line)
    case 'agenda':
    case 'blanks':
    case 'signatures':
    case 'picture':
      return [] // Written on paper by hand.
  }
}

/** The last column is what the others tell of. */
function rowOfCells(cells: string[]): PaperBlock {
  return row(cells.slice(0, -1).filter(Boolean).join(' '), cells.at(-1) ?? '')
}

function row(text: string, value: string): PaperBlock {
  return { kind: 'row', text, value }
}

function line(text: string): PaperBlock {
  return { kind: 'line', text, value: '' }
}
