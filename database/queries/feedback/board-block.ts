import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export interface Writer {
  who: string
  /** Left out where a whole network is welcome. */
  network?: string
  /** All that is to be written, folded as for searching. */
  text: string
  now: Date
}

/** What keeps this writer, or these words, out now. */
export function blockAgainst(db: Db, { who, network, text, now }: Writer) {
  return db
    .selectFrom('board_block')
    .select(['kind', 'value', 'expires_at'])
    .where('ended_at', 'is', null)
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
    .where((on) =>
      on.or([
        on.and([on('kind', '=', 'visitor'), on('value', '=', who)]),
        ...(network ? [on.and([on('kind', '=', 'network'), on('value', '=', network)])] : []),
        on.and([on('kind', '=', 'word'), sql<boolean>`strpos(${text}, value) > 0`]),
      ]),
    )
    .orderBy('kind')
    .executeTakeFirst()
}

/** Those that stand first, then those that ended or ran out; each newest first. */
export function boardBlocks(db: Db, now: Date, most: number) {
  return db
    .selectFrom('board_block as block')
    .leftJoin('staff', 'staff.login', 'block.created_by')
    .leftJoin('board_message as message', 'message.message_id', 'block.message_id')
    .select(['block.block_id', 'block.kind', 'block.value', 'block.message_id', 'block.why'])
    .select(['block.created_at', 'block.expires_at', 'block.ended_at'])
    .select(['staff.name as officer', 'block.created_by', 'message.author_name'])
    .select(
      sql<boolean>`block.ended_at is null and (block.expires_at is null or block.expires_at > ${now})`.as(
        'stands',
      ),
    )
    .orderBy('stands', 'desc')
    .orderBy('block.block_id', 'desc')
    .limit(most)
    .execute()
}

export type NewBlock = Pick<
  Tables['board_block'],
  'kind' | 'value' | 'message_id' | 'why' | 'created_at' | 'created_by' | 'expires_at'
>

/** One that ran out makes room; false when the same stands already. */
export async function addBlock(trx: Db, block: NewBlock): Promise<boolean> {
  await trx
    .updateTable('board_block')
    .set({ ended_at: sql`expires_at`, ended_by: 'system' })
    .where('kind', '=', block.kind)
    .where('value', '=', block.value)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', block.created_at)
    .execute()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('board_block')
    .values(block)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function endBlock(
  trx: Db,
  blockId: number,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('board_block')
    .set({ ended_at: now, ended_by: by })
    .where('block_id', '=', blockId)
    .where('ended_at', 'is', null)
    .returning('block_id')
    .executeTakeFirst()
  return ended !== undefined
}
