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
