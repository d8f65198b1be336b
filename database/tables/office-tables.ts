// Of tables.ts: what the back office keeps of its work on the site.

export interface OfficeTables {
  sheet_version: ConfigVersionTable
  election_count: ElectionCountTable
}

export interface ConfigVersionTable {
  sheet: string
  version: number
  content: unknown
  changes: string[]
  changed_by: string | null
  changed_at: Date
}

export interface ElectionCountTable {
  year: number
  entry: 1 | 2
  entered_by: string
  entered_at: Date
  figures: unknown
}
