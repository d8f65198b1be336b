// The manager's morning page; names of members want the permission that they want everywhere.

import {
  BehindQuery,
  BehindReply,
  FileFormat,
  MorningReply,
  UnitStandingsQuery,
  UnitStandingsReply,
} from '#contract/staff/morning/morning.ts'
import {
  ContractsQuery,
  ContractsReply,
  RolledQuery,
  RolledReply,
} from '#contract/staff/morning/rows.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  exportContracts,
  exportRolled,
  readContracts,
  readRolled,
} from '#server/morning/compared.ts'
import { exportBehind, exportMorning, exportUnitStandings } from '#server/morning/exports.ts'
import { readBehind, readUnitStandings } from '#server/morning/lists.ts'
import { readMorning } from '#server/morning/read-morning.ts'

const see = forStaff('see_morning')
const seeMembers = forStaff('see_members')

export const morningRoutes = routes(
  see.get('/morning', { reply: MorningReply }, readMorning),
  see.file('/morning/report/:format', { params: FileFormat }, exportMorning),
  see.get(
    '/morning/units',
    { query: UnitStandingsQuery, reply: UnitStandingsReply },
    readUnitStandings,
  ),
  see.file(
    '/morning/units/:format',
    { params: FileFormat, query: UnitStandingsQuery },
    exportUnitStandings,
  ),
  seeMembers.get('/morning/behind', { query: BehindQuery, reply: BehindReply }, readBehind),
  seeMembers.file(
    '/morning/behind/:format',
    { params: FileFormat, query: BehindQuery },
    exportBehind,
  ),
  seeMembers.get('/morning/rolled', { query: RolledQuery, reply: RolledReply }, readRolled),
  seeMembers.file(
    '/morning/rolled/:format',
    { params: FileFormat, query: RolledQuery },
    exportRolled,
  ),
  seeMembers.get(
    '/morning/contracts',
    { query: ContractsQuery, reply: ContractsReply },
    readContracts,
  ),
  seeMembers.file(
    '/morning/contracts/:format',
    { params: FileFormat, query: ContractsQuery },
    exportContracts,
  ),
)
