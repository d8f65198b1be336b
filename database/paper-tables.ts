import type { KeyTotal, PaperKind } from '#domain/issued-paper.ts'

export interface PaperTables {
  issued_paper: IssuedPaperTable
  paper_series: { kind: PaperKind; year: number; serial: number }
}

export interface IssuedPaperTable {
  code: string
  kind: PaperKind
  year: number
  serial: number
  membership_no: string
  as_of: string
  issued_on: string
  issued_at: Date
  totals: KeyTotal[]
  content_hash: Buffer
}
