import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** Rows that go for their age alone: how long after the moment in which column. */
// biome-ignore format: one row a table
const KEPT = [
  // Windows are a day at most; what is older says nothing any more.
  ['rate_bucket',       'starts_at',   '1 day'],
  // Ended long ago; until then they tell their owner what happened.
  ['session',           'abs_expires', '90 days'],
  ['sign_in_failure',   'last_at',     '30 days'],
  ['used_captcha',      'used_at',     '1 day'],
  ['one_time_code',     'created_at',  '1 day'],
  ['staff_ticket',      'created_at',  '1 day'],
  ['passkey_challenge', 'expires_at',  '0'],
  ['thaid_flow',        'expires_at',  '0'],
  ['recovery_hold',     'expires_at',  '0'],
  ['outbox_message',    'created_at',  '30 days'],
  ['member_notice',     'created_at',  '400 days'],
  // Events that are older than a week are not taken at all (server/notices/line/webhook.ts).
  ['line_event',        'came_at',     '30 days'],
  ['line_pairing',      'expires_at',  '0'],
  ['topic_reader',      'read_at',     '2 days'],
  ['client_error',      'last_at',     '90 days'],
  // Of releases that nobody has served for a month.
  ['web_asset',         'seen_at',     '30 days'],
] as const

export async function forgetByAge(db: Db): Promise<void> {
  for (const [table, column, kept] of KEPT) {
    await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(column)} < now() - ${sql.lit(kept)}::interval`.execute(db)
  }
}
