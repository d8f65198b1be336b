// The tables as TypeScript sees them; the migrations are the truth, this only names their columns.

import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { DemandKind, DemandStatus } from '#domain/content/demand.ts'
import type { Satang } from '#domain/money/money.ts'
import type { CollectionTables } from '../import/collection-tables.ts'
import type { MemberTables } from '../import/member-tables.ts'
import type { SavingsTables } from '../import/savings-tables.ts'
import type { ArticleTables } from './article-tables.ts'
import type { DemandFileTables } from './demand-file-tables.ts'
import type { DoorTables } from './door-tables.ts'
import type { MemberFileTables } from './member-file-tables.ts'
import type { MonitoringTables } from './monitoring-tables.ts'
import type { OfficeTables } from './office-tables.ts'
import type { PaperTables } from './paper-tables.ts'
import type { RecoveryTables } from './recovery-tables.ts'
import type { StaffDoorTables } from './staff-door-tables.ts'
import type { StaffFeedbackTables } from './staff-feedback-tables.ts'
import type { TermsTables } from './terms-tables.ts'
import type { UnitBillTables } from './unit-bill-tables.ts'
import type { UnitResultTables } from './unit-result-tables.ts'
import type { UnitTables } from './unit-tables.ts'

export interface Tables
  extends ArticleTables,
    DoorTables,
    RecoveryTables,
    StaffDoorTables,
    TermsTables,
    MemberFileTables,
    DemandFileTables,
    PaperTables,
    MonitoringTables,
    UnitBillTables,
    StaffFeedbackTables,
    OfficeTables,
    UnitTables,
    UnitResultTables,
    MemberTables,
    SavingsTables,
    CollectionTables {
  setting: { name: string; value: string }
  media: MediaTable
  menu_item: MenuItemTable
  sub_menu_item: { manu_id: number; seq: number; description: string; url: string }
  marquee: {
    seq: number
    note: string
    until: Generated<string | null>
  }
  rate: RateTable
  loan_limit: LoanLimitTable
  report: ReportTable
  statistic: StatisticTable
  rate_bucket: { name: string; who: string; starts_at: Date; used: number }
  topic_picture: { topic_id: number; seq: number; picture_id: string }
  topic_reader: { topic_id: number; who: string; read_at: Generated<Date> }
  topic_views: { topic_id: number; views: number }
  policy: PolicyTable
  client_error: ClientErrorTable
  used_captcha: { signature: string; used_at: Generated<Date> }
  board_message: BoardMessageTable
  board_shown: BoardShownView
  board_report: BoardReportTable
  demand: DemandTable
  demand_sender: DemandSenderTable
  demand_step: {
    step_id: GeneratedAlways<number>
    demand_id: number
    status: DemandStatus
    at: Date
  }
  demand_vote: { demand_id: number; who: string; voted_at: Date }
  election: ElectionTable
  election_step: ElectionStepTable
  election_position: { year: number; seq: number; name: string; seats: number }
  candidate: CandidateTable
  polling_place: PollingPlaceTable
  voter: VoterTable
}

export interface ClientErrorTable {
  fingerprint: string
  release: string
  message: string
  stack: string
  path: string
  browser: string
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
}

export interface MediaTable {
  media_id: Generated<string>
  media_type: 'image/webp' | 'image/jpeg' | 'image/png'
  width: number
  height: number
  alt: string
  bytes: Buffer
  /** The officer who added it; null for what came with the site's content. */
  added_by: Generated<string | null>
  added_at: Generated<Date | null>
}

export interface MenuItemTable {
  seq: number
  manu_name: string
  manu_name_eng: string
  url: string
  icon: string
  type: 'main'
  is_parent: '0' | '1'
  status: 0 | 1
  used_in: 'main' | 'bar' | 'phone'
}

export interface PolicyTable {
  typecookie: 'cookies' | 'policy'
  title: string
  body: string
  version: string
  effective_on: Day
}

export interface BoardMessageTable {
  message_id: GeneratedAlways<number>
  question_id: number | null
  title: string | null
  body: string
  author_kind: 'guest' | 'member' | 'staff'
  author_name: string
  author_no: string | null
  email: string | null
  who: string
  written_at: Date
  state: 'waiting' | 'shown' | 'hidden'
  decided_at: Date | null
  decided_by: string | null
  decided_why: string | null
  /** Of messages written since it is kept. */
  network: Generated<string | null>
  pinned_at: Generated<Date | null>
  locked_at: Generated<Date | null>
  search_text: GeneratedAlways<string>
}

/** What of a message the public may read, if anything. */
export type BoardShownView = Pick<
  BoardMessageTable,
  | 'message_id'
  | 'question_id'
  | 'title'
  | 'body'
  | 'author_kind'
  | 'author_name'
  | 'written_at'
  | 'search_text'
> & { pinned: boolean; locked: boolean }

export interface BoardReportTable {
  report_id: GeneratedAlways<number>
  message_id: number
  who: string
  reason: 'rude' | 'personal' | 'advert' | 'false' | 'other'
  detail: string
  reported_at: Date
  settled_at: Date | null
  settled_by: string | null
}

export interface RateTable {
  kind: 'deposit' | 'loan'
  name: string
  effective_on: Day
  rate_ppm: number
  seq: number
  note: string | null
}

/** Null where nothing is fixed. */
export interface LoanLimitTable {
  name: string
  months_max: number | null
  amount_max: Satang | null
}

export interface ReportTable {
  seq: number
  title: string
  kind: 'annual' | 'monthly'
  as_of: Day
  url: string
}

export interface StatisticTable {
  year_end: Day
  members: number
  share_capital: Satang
  deposits: Satang
  loans: Satang
  assets: Satang
}

export interface DemandTable {
  demand_id: Generated<number>
  code_hash: Buffer
  kind: DemandKind
  subject: string
  body: string
  sent_at: Date
  published_at: Date | null
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
  assigned_to: Generated<string | null>
  assigned_at: Generated<Date | null>
  search_text: GeneratedAlways<string>
}

export interface DemandSenderTable {
  demand_id: number
  anonymous: boolean
  name: string | null
  contact: string | null
  subject: string
  body: string
}

export interface ElectionTable {
  year: number
  title: string
  summary: string
  opens_at: Date
  closes_at: Date
  rules: string[]
  published_at: Date
  results_at: Date | null
  eligible: number | null
  ballots: number | null
  spoiled: number | null
}

export interface ElectionStepTable {
  year: number
  seq: number
  name: string
  starts_on: Day
  ends_on: Day
}

export interface CandidateTable {
  year: number
  position_seq: number
  number: number
  name: string
  unit: string
  statement: string
  picture_id: string | null
  votes: number | null
  elected: boolean | null
}

export interface PollingPlaceTable {
  year: number
  seq: number
  unit: string
  place: string
  booths: number
}

export interface VoterTable {
  year: number
  membership_no: string
  birth_date: Day
  place_seq: number
  booth: number
  list_no: number
}
