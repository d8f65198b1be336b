import { type Insertable, sql } from 'kysely'
import type { DemandStatus } from '#domain/content/demand.ts'
import { type Db, inTransaction } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { countOf } from '../sql/count-of.ts'

/** How a matter stands: its last step. */
export const DEMAND_STATUS = sql<DemandStatus>`(select status from demand_step step
  where step.demand_id = demand.demand_id order by at desc, step_id desc limit 1)`

const VOTES = sql<number>`(select count(*) from demand_vote vote
  where vote.demand_id = demand.demand_id)`

// biome-ignore format: what may be shown of a published matter
const SHOWN = ['demand.demand_id', 'demand.kind', 'demand.subject', 'demand.body', 'demand.sent_at',
  'demand.answer', 'demand.answered_by', 'demand.answered_at'] as const

interface DemandPage {
  words: string[]
  status: DemandStatus | undefined
  now: Date
  limit: number
  offset: number
}

/** A page of what has been published, newest first, and how many there are in all. */
export async function publishedDemands(db: Db, page: DemandPage) {
  const found = db
    .selectFrom('demand')
    .where('published_at', '<=', page.now)
    .where((on) =>
      on.and(
        page.words.map((word) => on('search_text', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
      ),
    )
    .$if(page.status !== undefined, (some) =>
      some.where(DEMAND_STATUS, '=', page.status as DemandStatus),
    )
  const [demands, total] = await Promise.all([
    found
      .select(SHOWN)
      .select([DEMAND_STATUS.as('status'), VOTES.as('votes')])
      .orderBy('sent_at', 'desc')
      .orderBy('demand_id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    countOf(found),
  ])
  return { demands, total }
}

export function publishedDemand(db: Db, demandId: number, now: Date) {
  return db
    .selectFrom('demand')
    .select(SHOWN)
    .select([DEMAND_STATUS.as('status'), VOTES.as('votes')])
    .where('demand_id', '=', demandId)
    .where('published_at', '<=', now)
    .executeTakeFirst()
}

export function stepsOf(db: Db, demandId: number) {
  return db
    .selectFrom('demand_step')
    .select(['status', 'at'])
    .where('demand_id', '=', demandId)
    .orderBy('at')
    .orderBy('step_id')
    .execute()
}

/** What the holder of a code may know: how it goes and what was answered, not who wrote what. */
export function trackedDemand(db: Db, code: string) {
  return db
    .selectFrom('demand')
    .select(['demand_id', 'kind', 'sent_at', 'published_at'])
    .select(['answer', 'answered_by', 'answered_at', DEMAND_STATUS.as('status')])
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
}

/** Half of the answers of the year before `now` took no longer than this; no answers, no figure. */
export function answerTime(db: Db, now: Date) {
  return db
    .selectFrom('demand')
    .select((on) => on.fn.countAll<number>().as('answered'))
    .select(
      sql<number | null>`(percentile_disc(0.5) within group
        (order by extract(epoch from answered_at - sent_at)))::float8`.as('median_seconds'),
    )
    .where('answered_at', '<=', now)
    .where('answered_at', '>', sql<Date>`${now}::timestamptz - interval '1 year'`)
    .executeTakeFirstOrThrow()
}

export interface NewDemand {
  code: string
  demand: Omit<Insertable<Tables['demand']>, 'code_hash'>
  sender: Omit<Tables['demand_sender'], 'demand_id' | 'subject' | 'body'>
}

/** Kept whole or not at all: the words, who wrote them, and that they were received. */
export async function addDemand(db: Db, { code, demand, sender }: NewDemand): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { demand_id } = await trx
      .insertInto('demand')
      .values({ ...demand, code_hash: hashOf(code) })
      .returning('demand_id')
      .executeTakeFirstOrThrow()
    const { subject, body, sent_at } = demand
    await trx
      .insertInto('demand_sender')
      .values({ ...sender, demand_id, subject, body })
      .execute()
    await addStep(trx, demand_id, 'received', sent_at)
    return demand_id
  })
}

export async function addStep(db: Db, demand_id: number, status: DemandStatus, at: Date | string) {
  await db
    .insertInto('demand_step')
    .values({ demand_id, status, at: new Date(at) })
    .execute()
}

/** Adds a voice once; tells whether it was new and how many there are now. */
export async function addVote(db: Db, demandId: number, who: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('demand_vote')
    .values({ demand_id: demandId, who, voted_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  const { votes } = await db
    .selectFrom('demand_vote')
    .select((on) => on.fn.countAll<number>().as('votes'))
    .where('demand_id', '=', demandId)
    .executeTakeFirstOrThrow()
  return { votes, isNew: numInsertedOrUpdatedRows === 1n }
}

function hashOf(code: string) {
  return sql<Buffer>`sha256(convert_to(${code}, 'UTF8'))`
}
