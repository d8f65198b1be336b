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
import { PaperBytes } from '#server/papers/paper.ts'

const see = forStaff('see_morning')
const seeMembers = forStaff('see_members')

export const morningRoutes = routes(
  see.get('/morning', { reply: MorningReply }, readMorning),
  see.get(
    '/morning/report/:format',
    { answers: 'file', params: FileFormat, reply: PaperBytes },
    exportMorning,
  ),
  see.get(
    '/morning/units',
    { query: UnitStandingsQuery, reply: UnitStandingsReply },
    readUnitStandings,
  ),
  see.get(
    '/morning/units/:format',
    { answers: 'file', params: FileFormat, query: UnitStandingsQuery, reply: PaperBytes },
    exportUnitStandings,
  ),
  seeMembers.get('/morning/behind', { query: BehindQuery, reply: BehindReply }, readBehind),
  seeMembers.get(
    '/morning/behind/:format',
    { answers: 'file', params: FileFormat, query: BehindQuery, reply: PaperBytes },
    exportBehind,
  ),
  seeMembers.get('/morning/rolled', { query: RolledQuery, reply: RolledReply }, readRolled),
  seeMembers.get(
    '/morning/rolled/:format',
    { answers: 'file', params: FileFormat, query: RolledQuery, reply: PaperBytes },
    exportRolled,
  ),
  seeMembers.get(
    '/morning/contracts',
    { query: ContractsQuery, reply: ContractsReply },
    readContracts,
  ),
  seeMembers.get(
    '/morning/contracts/:format',
    { answers: 'file', params: FileFormat, query: ContractsQuery, reply: PaperBytes },
    exportContracts,
  ),
)
