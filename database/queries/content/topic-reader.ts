import { sql } from 'kysely'
import { type Db, inTransaction } from '../../core/connect.ts'

/** Counts a reader once a day; answers how many there have been in all. */
export async function countReader(db: Db, topicId: number, who: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const seen = await trx
      .insertInto('topic_reader')
      .values({ topic_id: topicId, who })
      .onConflict((on) =>
        on
          .columns(['topic_id', 'who'])
          .doUpdateSet({ read_at: sql`now()` })
          .where('topic_reader.read_at', '<', sql<Date>`now() - interval '1 day'`),
      )
      .executeTakeFirst()
    const { views } = await trx
      .insertInto('topic_views')
      .values({ topic_id: topicId, views: Number(seen.numInsertedOrUpdatedRows) })
      .onConflict((on) =>
        on.column('topic_id').doUpdateSet({
          views: sql`topic_views.views + excluded.views`,
        }),
      )
      .returning('views')
      .executeTakeFirstOrThrow()
    return views
  })
}
