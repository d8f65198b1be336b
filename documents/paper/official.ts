// A paper that is issued: what it says is put together first, without clock or number, so that the same
// can be recognised when it is asked for again; number, code and day come on top.

import type { Day } from '#domain/calendar/day.ts'
import { longDate, longMoment } from '#domain/calendar/thai-date.ts'
import { type KeyTotal, PAPER_KINDS, type PaperKind } from '#domain/paper/issued-paper.ts'
import { type QrRuns, qrRuns } from '../qr/qr.ts'
import type { Table } from '../table/table.ts'
import type { Pair } from './facts.ts'
import { type Cooperative, type Frame, frameOf } from './frame.ts'
import type { Ledger } from './ledger.ts'
import { withOneLine } from './one-line.ts'

/** What stands on a sheet, one under the other. */
export type Part =
  | { part: 'facts'; pairs: Pair[] }
  | { part: 'figures'; pairs: Pair[]; inWords: string | null }
  | { part: 'heading'; text: string }
  | ({ part: 'ledger' } & Ledger)
  | { part: 'paragraphs'; lines: string[] }
  /** What is agreed to, or where the law says it, beside what it says: "ข้อ 1", "มาตรา 686". */
  | { part: 'clauses'; pairs: Pair[]; close?: true }
  | { part: 'notes'; lines: string[] }
  /** Boxes to tick by hand. */
  | { part: 'choices'; lines: string[] }
  /** Who signs, beside each other; each with the name in brackets and what they are. */
  /** Close: of a letter that is dated at its head and is to stay on one page. */
  | { part: 'signatures'; signers: { name: string | null; role: string }[]; close?: true }
  /** A scanned page, as large as the rest of the sheet lets it be. */
  | { part: 'picture'; jpeg: number[]; says: string }
  /** What a committee decides on, one under the other, with room for each resolution. */
  | { part: 'agenda'; items: AgendaItem[] }
  /** Labels with a dotted line to write on. */
  | { part: 'blanks'; labels: string[] }

export interface AgendaItem {
  no: string
  /** Lines of a cell, the first the most important. */
  who: string[]
  loan: string[]
  behind: string[]
  /** In red with the reason where it is against the rules and somebody asks for it nevertheless. */
  found: { says: string; excepted: string | null }[]
  /** Boxes to tick. */
  choices: string[]
}

export interface Sheet {
  title: string
  /** Under the title: of what period, of which contract. */
  about: string
  parts: Part[]
}

export interface Content {
  kind: PaperKind
  /** The day its figures are of. */
  asOf: Day
  sheets: Sheet[]
  totals: KeyTotal[]
  /** Of the file, without its ending. */
  fileName: string
  /** The same as spreadsheet; a letter has none. */
  tables: Table[]
  /** On its side, where a row says much. */
  isWide?: boolean
  /** When it was decided what it says: it is of that day, with one number, whenever it is printed. */
  decidedAt?: Date
}

/** Of a paper that is one sheet, under the name of its kind. */
export function oneSheet(kind: PaperKind, about: string, parts: Part[]): Sheet[] {
  return [{ title: PAPER_KINDS[kind].name, about, parts }]
}

/** What makes a content a paper. */
export interface Issue {
  number: string
  code: string
  issuedAt: Date
  /** Of the site, without a path. */
  publicUrl: string
}

/** The data of templates/official.typ. */
export interface OfficialPaper {
  frame: Frame & {
    address: string
    number: string
    code: string
    verifyAt: string
    issuedOn: string
    asOf: string
    isWide: boolean
    qr: QrRuns
  }
  sheets: Sheet[]
}

/** The data of templates/official-batch.typ: what the papers have in common is said once. */
export interface OfficialBatch {
  frame: Frame & { address: string }
  papers: { frame: Omit<OfficialPaper['frame'], keyof OfficialBatch['frame']>; sheets: Sheet[] }[]
}

export function officialBatch(papers: readonly OfficialPaper[]): OfficialBatch {
  const [first] = papers
  if (!first) throw new RangeError('a batch without a paper')
  const { number, code, verifyAt, issuedOn, asOf, isWide, qr, ...frame } = first.frame
  return {
    frame,
    papers: papers.map(({ frame, sheets }) => {
      const { number, code, verifyAt, issuedOn, asOf, isWide, qr } = frame
      return { frame: { number, code, verifyAt, issuedOn, asOf, isWide, qr }, sheets }
    }),
  }
}

export function officialPaper(
  { kind, asOf, sheets, isWide = false }: Content,
  cooperative: Cooperative & { address: string },
  { number, code, issuedAt, publicUrl }: Issue,
): OfficialPaper {
  const occasion = { cooperative, printedAt: issuedAt }
  return {
    frame: {
      ...frameOf(PAPER_KINDS[kind].name, occasion, { checkOnly: false }),
      address: cooperative.address,
      printedAt: `ออกจากระบบเมื่อ ${longMoment(issuedAt)}`,
      number,
      code,
      verifyAt: `${publicUrl}/verify`,
      issuedOn: longDate(issuedAt),
      asOf: longDate(asOf),
      isWide,
      qr: qrRuns(`${publicUrl}/verify/${code}`),
    },
    // Not of the content: how a table is set is no reason for another number.
    sheets: sheets.map((sheet) => ({ ...sheet, parts: sheet.parts.map(settable) })),
  }
}

function settable(part: Part): Part {
  return part.part === 'ledger' ? { ...part, ...withOneLine(part) } : part
}
