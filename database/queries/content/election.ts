import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

/** The years that have an election to show, newest first. */
export async function electionYears(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('election')
    .select('year')
    .where('published_at', '<=', now)
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** An election without its count while that is not out yet. */
export function electionOf(db: Db, year: number, now: Date) {
  return db
    .selectFrom('election')
    .select(['year', 'title', 'summary', 'opens_at', 'closes_at', 'rules'])
    .select([
      onceOut('results_at', now),
      onceOut('eligible', now),
      onceOut('ballots', now),
      onceOut('spoiled', now),
    ])
    .where('year', '=', year)
    .where('published_at', '<=', now)
    .executeTakeFirst()
}

export async function electionParts(db: Db, year: number, now: Date) {
  const [steps, positions, places, candidates] = await Promise.all([
    db.selectFrom('election_step').selectAll().where('year', '=', year).orderBy('seq').execute(),
    db
      .selectFrom('election_position')
      .selectAll()
      .where('year', '=', year)
      .orderBy('seq')
      .execute(),
    db.selectFrom('polling_place').selectAll().where('year', '=', year).orderBy('seq').execute(),
    candidatesOf(db, year, now),
  ])
  return { steps, positions, places, candidates }
}

/** In the order of their numbers, whatever the count says. */
function candidatesOf(db: Db, year: number, now: Date) {
  return db
    .selectFrom('candidate')
    .innerJoin('election', 'election.year', 'candidate.year')
    .leftJoin('media', 'media.media_id', 'candidate.picture_id')
    .select(['position_seq', 'number', 'name', 'unit', 'statement'])
    .select(['media.media_id', 'media.alt', 'media.width', 'media.height'])
    .select([onceOut('votes', now), onceOut('elected', now)])
    .where('candidate.year', '=', year)
    .orderBy('position_seq')
    .orderBy('number')
    .execute()
}

function onceOut<Column extends keyof Out>(column: Column, now: Date) {
  return sql<Out[Column]>`case when results_at <= ${now} then ${sql.ref(column)} end`.as(column)
}

interface Out {
  results_at: Date | null
  eligible: number | null
  ballots: number | null
  spoiled: number | null
  votes: number | null
  elected: boolean | null
}

/** Where a member votes, until the count is out. A wrong number and a wrong birthday are one and the same miss. */
export function placeOfVoter(db: Db, voter: { membershipNo: string; birthDate: Day }, now: Date) {
  return db
    .selectFrom('voter')
    .innerJoin('election', 'election.year', 'voter.year')
    .innerJoin('polling_place as place', (join) =>
      join.onRef('place.year', '=', 'voter.year').onRef('place.seq', '=', 'voter.place_seq'),
    )
    .select(['place.unit', 'place.place', 'voter.booth', 'voter.list_no'])
    .where('voter.membership_no', '=', voter.membershipNo)
    .where('voter.birth_date', '=', voter.birthDate)
    .where('election.published_at', '<=', now)
    .where((on) => on.or([on('results_at', 'is', null), on('results_at', '>', now)]))
    .orderBy('voter.year')
    .limit(1)
    .executeTakeFirst()
}
