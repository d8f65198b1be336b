import { type Static, Type } from 'typebox'
import { Day, DayQuery, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable } from '../shared/shapes.ts'
import { Picture } from './site-content.ts'

export const Candidate = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  unit: Type.String(),
  statement: Type.String(),
  picture: Nullable(Picture),
  votes: Nullable(Type.Integer()),
  elected: Nullable(Type.Boolean()),
})
export type Candidate = Static<typeof Candidate>

export const Position = Type.Object({
  name: Type.String(),
  seats: Type.Integer(),
  candidates: Type.Array(Candidate),
})
export type Position = Static<typeof Position>

export const Election = Type.Object({
  year: Type.Integer({ description: 'common era' }),
  title: Type.String(),
  summary: Type.String(),
  opens_at: Instant,
  closes_at: Instant,
  results_at: Nullable(Instant),
  rules: Type.Array(Type.String()),
  steps: Type.Array(Type.Object({ name: Type.String(), starts_on: Day, ends_on: Day })),
  positions: Type.Array(Position),
  places: Type.Array(
    Type.Object({ unit: Type.String(), place: Type.String(), booths: Type.Integer() }),
  ),
  turnout: Nullable(
    Type.Object({ eligible: Type.Integer(), ballots: Type.Integer(), spoiled: Type.Integer() }),
  ),
})
export type Election = Static<typeof Election>

export const Elections = Type.Object({
  election: Nullable(Election),
  years: Type.Array(Type.Integer({ description: 'common era, newest first' })),
})
export type Elections = Static<typeof Elections>
export const ElectionsReply = Reply(Elections)

export const VoterQuestion = Closed({
  membership_no: Type.String({ pattern: '^[0-9]{6}$', title: 'เลขสมาชิก' }),
  birth_date: DayQuery('วันเกิด'),
  recaptcha: Type.String({ maxLength: 4000, title: 'การตรวจสอบบุคคลจริง' }),
})
export type VoterQuestion = Static<typeof VoterQuestion>

export const VoterPlace = Type.Object({
  unit: Type.String(),
  place: Type.String(),
  booth: Type.Integer(),
  list_no: Type.Integer(),
})
export type VoterPlace = Static<typeof VoterPlace>
export const VoterPlaceReply = Reply(VoterPlace)
