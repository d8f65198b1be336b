// Of tables.ts: how officers prove who they are.

import type { Generated } from 'kysely'

export interface StaffDoorTables {
  staff_ticket: StaffTicketTable
  staff_recovery_code: {
    login: string
    code_hash: string
    created_at: Generated<Date>
    used_at: Generated<Date | null>
  }
  staff_code: StaffCodeTable
}

export interface StaffTicketTable {
  ticket_hash: Buffer
  login: string
  new_secret_sealed: Buffer | null
  new_device: boolean
  failures: number
  tries_left: Generated<number>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Generated<Date | null>
}

export interface StaffCodeTable {
  code_hash: string
  login: string | null
  made_by: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Generated<Date | null>
}
