import { toDay } from '#domain/calendar/day.ts'
import type { ElectionConfig } from '#domain/site/election-config.ts'
import type { Db } from '../../core/connect.ts'
import { electionParts } from './election.ts'

export async function electionConfig(db: Db, year: number): Promise<ElectionConfig | undefined> {
  const election = await db
    .selectFrom('election')
    .select(['title', 'summary', 'opens_at', 'closes_at', 'published_at', 'rules'])
    .where('year', '=', year)
    .executeTakeFirst()
  if (!election) return undefined
  const { steps, positions, places } = await electionParts(db, year, new Date(0))
  const candidates = await db
    .selectFrom('candidate')
    .select(['position_seq', 'number', 'name', 'unit', 'statement', 'picture_id'])
    .where('year', '=', year)
    .orderBy('position_seq')
    .orderBy('number')
    .execute()
  return {
    ...election,
    opens_at: election.opens_at.toISOString(),
    closes_at: election.closes_at.toISOString(),
    published_at: election.published_at.toISOString(),
    steps: steps.map(({ name, starts_on, ends_on }) => ({ name, starts_on, ends_on })),
    positions: positions.map(({ seq, name, seats }) => ({
      seq,
      name,
      seats,
      candidates: candidates
        .filter(({ position_seq }) => position_seq === seq)
        .map(({ position_seq: _, ...candidate }) => candidate),
    })),
    places: places.map(({ seq, unit, place, booths }) => ({ seq, unit, place, booths })),
  }
}

/** Places and positions keep their numbers; whoever votes there, or was voted for, refers to them. */
export async function writeElection(trx: Db, year: number, sheet: ElectionConfig): Promise<void> {
  const { steps, positions, places, ...words } = sheet
  const row = {
    ...words,
    opens_at: new Date(words.opens_at),
    closes_at: new Date(words.closes_at),
    published_at: new Date(words.published_at),
  }
  await trx
    .insertInto('election')
    .values({ year, ...row })
    .onConflict((on) => on.column('year').doUpdateSet(row))
    .execute()
  await trx.deleteFrom('election_step').where('year', '=', year).execute()
  const numbered = steps.map(({ name, starts_on, ends_on }, at) => ({
    name,
    starts_on: toDay(starts_on),
    ends_on: toDay(ends_on),
    year,
    seq: at + 1,
  }))
  if (numbered.length > 0) await trx.insertInto('election_step').values(numbered).execute()
  await writePlaces(trx, year, withNumbers(places))
  await writePositions(trx, year, withNumbers(positions))
}

/** What is new gets a number that nothing had. */
function withNumbers<Row extends { seq: number | null }>(rows: Row[]): (Row & { seq: number })[] {
  let last = Math.max(0, ...rows.map(({ seq }) => seq ?? 0))
  return rows.map((row) => ({ ...row, seq: row.seq ?? ++last }))
}

type Numbered<Row> = Row & { seq: number }

async function writePlaces(
  trx: Db,
  year: number,
  places: Numbered<ElectionConfig['places'][number]>[],
): Promise<void> {
  const kept = places.map(({ seq }) => seq)
  await trx
    .deleteFrom('polling_place')
    .where('year', '=', year)
    .where('seq', 'not in', [0, ...kept])
    .execute()
  for (const { seq, ...place } of places) {
    await trx
      .insertInto('polling_place')
      .values({ year, seq, ...place })
      .onConflict((on) => on.columns(['year', 'seq']).doUpdateSet(place))
      .execute()
  }
}

/** Only while nobody has counted: their candidates are written anew. */
async function writePositions(
  trx: Db,
  year: number,
  positions: Numbered<ElectionConfig['positions'][number]>[],
): Promise<void> {
  const before = (await electionConfig(trx, year))?.positions
  if (JSON.stringify(before) === JSON.stringify(positions)) return
  await trx.deleteFrom('election_position').where('year', '=', year).execute()
  for (const { seq, name, seats, candidates } of positions) {
    await trx.insertInto('election_position').values({ year, seq, name, seats }).execute()
    const rows = candidates.map((candidate) => ({ ...candidate, year, position_seq: seq }))
    if (rows.length > 0) await trx.insertInto('candidate').values(rows).execute()
  }
}

/** The places, by their numbers, that have voters on their list. */
export async function placesWithVoters(db: Db, year: number): Promise<number[]> {
  const rows = await db
    .selectFrom('voter')
    .select('place_seq')
    .distinct()
    .where('year', '=', year)
    .execute()
  return rows.map(({ place_seq }) => place_seq)
}

export function electionList(db: Db) {
  return db
    .selectFrom('election')
    .select(['year', 'title', 'opens_at', 'closes_at', 'published_at', 'results_at'])
    .select((on) =>
      on
        .selectFrom('election_count as entered')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('entered.year', '=', 'election.year')
        .$asScalar()
        .$notNull()
        .as('entries'),
    )
    .orderBy('year', 'desc')
    .execute()
}
