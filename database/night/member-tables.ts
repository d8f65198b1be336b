import type { Generated } from 'kysely'

export interface MemberTables {
  member: MemberTable
  publication: PublicationTable
}

export interface MemberTable {
  membership_no: string
  member_name: string
  member_surname: string
  prefix: Generated<string>
  unit_no: Generated<string | null>
  state: Generated<'active' | 'retired' | 'left' | 'died' | 'absent'>
}

export interface PublicationTable {
  run_id: number
  as_of: string
  published_at: Date
}
