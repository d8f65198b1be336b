import type { CandidateVotes, ElectionFigures } from '#domain/site/election-count.ts'
import type { Db } from '../../core/connect.ts'

export interface CountEntry {
  entry: 1 | 2
  login: string
  name: string
  at: Date
  figures: ElectionFigures
}

export async function countEntries(db: Db, year: number): Promise<CountEntry[]> {
  const rows = await db
    .selectFrom('election_count')
    .innerJoin('staff', 'staff.login', 'election_count.entered_by')
    .select(['entry', 'staff.login', 'staff.name', 'entered_at as at', 'figures'])
    .where('year', '=', year)
    .orderBy('entry')
    .execute()
  return rows.map((row) => ({ ...row, figures: row.figures as ElectionFigures }))
}

export async function putCount(
  trx: Db,
  year: number,
  count: { entry: 1 | 2; login: string; at: Date; figures: ElectionFigures },
): Promise<void> {
  const entered = {
    entered_by: count.login,
    entered_at: count.at,
    figures: JSON.stringify(count.figures),
  }
  await trx
    .insertInto('election_count')
    .values({ year, entry: count.entry, ...entered })
    .onConflict((on) => on.columns(['year', 'entry']).doUpdateSet(entered))
    .execute()
}

export async function forgetCounts(trx: Db, year: number): Promise<void> {
  await trx.deleteFrom('election_count').where('year', '=', year).execute()
}

/** What both people counted, as everybody may read it from now on. */
export async function publishResults(
  trx: Db,
  year: number,
  { eligible, ballots, spoiled }: ElectionFigures,
  results: (CandidateVotes & { elected: boolean })[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('election')
    .set({ results_at: at, eligible, ballots, spoiled })
    .where('year', '=', year)
    .execute()
  for (const { position_seq, number, votes, elected } of results) {
    await trx
      .updateTable('candidate')
      .set({ votes, elected })
      .where('year', '=', year)
      .where('position_seq', '=', position_seq)
      .where('number', '=', number)
      .execute()
  }
}

/** The page is as if nobody had counted yet. */
export async function withdrawResults(trx: Db, year: number): Promise<void> {
  await trx
    .updateTable('candidate')
    .set({ votes: null, elected: null })
    .where('year', '=', year)
    .execute()
  await trx
    .updateTable('election')
    .set({ results_at: null, eligible: null, ballots: null, spoiled: null })
    .where('year', '=', year)
    .execute()
}
