// The members' voice and the elections a new site is filled with.

import type { Insertable } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { addDemand, addStep, type NewDemand } from './demand.ts'

export interface DemandContent {
  code: string
  demand: Omit<NewDemand['demand'], 'sent_at'> & { sent_at: Date }
  sender: NewDemand['sender']
  working_at: Date | null
  votes: number
}

interface Results {
  results_at: Date
  eligible: number
  ballots: number
  spoiled: number
}

export interface ElectionContent extends Omit<Insertable<Tables['election']>, keyof Results> {
  results: Results | null
  steps: Omit<Tables['election_step'], 'year' | 'seq'>[]
  positions: { name: string; seats: number; candidates: CandidateContent[] }[]
  places: Omit<Tables['polling_place'], 'year' | 'seq'>[]
  /** `place` counts the places from one. */
  voters: (Omit<Tables['voter'], 'year' | 'place_seq'> & { place: number })[]
}

interface CandidateContent {
  number: number
  name: string
  unit: string
  statement: string
  picture: string | null
  votes?: number
  elected?: boolean
}

export async function fillDemands(trx: Db, demands: DemandContent[]): Promise<void> {
  for (const { working_at, votes, ...given } of demands) {
    const id = await addDemand(trx, given)
    const { answered_at, sent_at } = given.demand
    if (working_at) await addStep(trx, id, 'working', working_at)
    if (answered_at) await addStep(trx, id, 'answered', answered_at)
    const voices = Array.from({ length: votes }, (_, at) => ({
      demand_id: id,
      who: `demo ${at + 1}`,
      voted_at: sent_at,
    }))
    if (votes > 0) await trx.insertInto('demand_vote').values(voices).execute()
  }
}

export async function fillElections(
  trx: Db,
  elections: ElectionContent[],
  pictureId: (name: string) => string,
): Promise<void> {
  for (const { results, steps, positions, places, voters, ...election } of elections) {
    const { year } = election
    const numbered = <Row>(rows: Row[]) => rows.map((row, at) => ({ ...row, year, seq: at + 1 }))
    await trx
      .insertInto('election')
      .values({ ...election, ...results })
      .execute()
    await trx.insertInto('election_step').values(numbered(steps)).execute()
    await trx.insertInto('polling_place').values(numbered(places)).execute()
    for (const { candidates, ...position } of numbered(positions)) {
      await trx.insertInto('election_position').values(position).execute()
      const rows = candidates.map(({ picture, ...candidate }) => ({
        ...candidate,
        year,
        position_seq: position.seq,
        picture_id: picture && pictureId(picture),
      }))
      await trx.insertInto('candidate').values(rows).execute()
    }
    if (voters.length === 0) continue
    const listed = voters.map(({ place, ...voter }) => ({ ...voter, year, place_seq: place }))
    await trx.insertInto('voter').values(listed).execute()
  }
}
