import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

export type SenderChannel = 'sms' | 'email'

export interface StoredSender {
  channel: SenderChannel
  config: unknown
  secrets_sealed: Buffer | null
  changes: number
  changed_by: string | null
  changed_at: Date | null
  proved_at: Date | null
}

export async function storedSenders(db: Db): Promise<StoredSender[]> {
  const { rows } = await sql<StoredSender>`
    select channel, config, secrets_sealed, changes, staff.name as changed_by, message_sender.changed_at, proved_at
    from message_sender left join staff on staff.login = message_sender.changed_by
    order by channel`.execute(db)
  return rows
}

/** The provider took a test message, with the settings of this moment. */
export async function proveSender(db: Db, channel: SenderChannel): Promise<void> {
  await sql`
    insert into message_sender (channel, proved_at) values (${channel}, now())
    on conflict (channel) do update set proved_at = now()`.execute(db)
}

/** As it is now, for whoever changes it: nobody else does until the transaction is over. */
export async function lockedSender(
  trx: Db,
  channel: SenderChannel,
): Promise<Pick<StoredSender, 'config' | 'secrets_sealed' | 'changes'>> {
  await sql`insert into message_sender (channel) values (${channel})
    on conflict (channel) do nothing`.execute(trx)
  const { rows } = await sql<StoredSender>`
    select config, secrets_sealed, changes from message_sender where channel = ${channel} for update`.execute(
    trx,
  )
  return rows[0] as StoredSender
}

interface SavedSender {
  channel: SenderChannel
  config: object
  sealed: Buffer
  changedBy: string
}

/** What was proved with other settings is not proved with these. */
export async function saveSender(trx: Db, saved: SavedSender): Promise<void> {
  const { channel, config, sealed, changedBy } = saved
  await sql`
    update message_sender
    set config = ${JSON.stringify(config)}::jsonb, secrets_sealed = ${sealed}, changes = changes + 1,
        changed_by = ${changedBy}, changed_at = now(), proved_at = null
    where channel = ${channel}`.execute(trx)
}
