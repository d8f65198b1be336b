import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { countOf } from '../sql/count-of.ts'

export type Channel = Tables['outbox_message']['channel']

/** Of a message that may or may not have been handed on: nobody lived to write it down. */
export const NOT_KNOWN = 'not known'
/** A process has it, and not a word of it has left. */
export const TAKEN = 'taken'

/** Of a message to many that was stopped before this one of it had gone. */
export const STOPPED = 'stopped'

export const IS_STOPPED = sql<boolean>`exists (
  select from member_notice join campaign using (campaign_id)
  where member_notice.notice_id = outbox_message.notice_id and campaign.state = 'stopped')`

/** A code nobody waits for any more is worth nothing, yesterday's news helps nobody, and what was stopped stays so. */
export const MAY_BE_SENT_AGAIN = sql<boolean>`(template <> 'code' and too_late_at > now() and not ${IS_STOPPED})`

/** What a process has in its hands is on its way. */
const IS_IN_HANDS = sql<boolean>`(gave_up_at is null and tries > 0 and coalesce(last_error, ${TAKEN}) = ${TAKEN})`

const MAY_RETRY = sql<boolean>`(sent_at is null and body_sealed is not null and ${MAY_BE_SENT_AGAIN} and not ${IS_IN_HANDS})`

export type NewMessage = {
  channel: Channel
  addressSealed: Buffer
  bodySealed: Buffer
  /** What an SMS is paid for; of other roads it says nothing. */
  smsParts: number
  template: string
  tooLateAt: Date
  /** Not before; at once where it is not said. */
  goesAt?: Date
  /** The entry of the inbox that it tells of. */
  noticeId?: number
} & ({ membershipNo: string } | { unitNo: string })

export async function addMessages(db: Db, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  await db
    .insertInto('outbox_message')
    .values(
      messages.map((message) => ({
        channel: message.channel,
        address_sealed: message.addressSealed,
        body_sealed: message.bodySealed,
        sms_parts: message.smsParts,
        template: message.template,
        membership_no: 'membershipNo' in message ? message.membershipNo : null,
        unit_no: 'unitNo' in message ? message.unitNo : null,
        too_late_at: message.tooLateAt,
        notice_id: message.noticeId ?? null,
        next_try_at: message.goesAt ?? sql<Date>`now()`,
      })),
    )
    .execute()
}

/** For which of these members one of the kind was put there since midnight in Thailand. */
export async function messagedToday(
  db: Db,
  membershipNos: readonly string[],
  templates: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('outbox_message')
    .select('membership_no')
    .distinct()
    .where('membership_no', 'in', membershipNos)
    .where('template', 'in', templates)
    .where(
      'created_at',
      '>=',
      sql<Date>`date_trunc('day', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`,
    )
    .execute()
  return new Set(found.map(({ membership_no }) => membership_no as string))
}

/** What nobody knows the end of was given up, too. */
export type OutboxState = 'waiting' | 'sent' | 'gave_up' | 'not_known'

const STANDS: Record<OutboxState, RawBuilder<boolean>> = {
  waiting: sql`(sent_at is null and gave_up_at is null)`,
  sent: sql`(sent_at is not null)`,
  gave_up: sql`(gave_up_at is not null)`,
  not_known: sql`(gave_up_at is not null and last_error = ${NOT_KNOWN})`,
}

/** For officers: never the words, which may be a code; the newest first. */
export async function outboxPage(
  db: Db,
  page: { state: OutboxState | undefined; limit: number; offset: number },
) {
  const found = db
    .selectFrom('outbox_message')
    .where(page.state ? STANDS[page.state] : sql<boolean>`true`)
  const rows = await found
    .select([
      'message_id',
      'channel',
      'address_sealed',
      'template',
      'membership_no',
      'unit_no',
      'created_at',
    ])
    .select(['tries', 'next_try_at', 'sent_at', 'gave_up_at', 'last_error'])
    .select(MAY_RETRY.as('may_retry'))
    .orderBy('message_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(found), mayRetry: await countOf(found.where(MAY_RETRY)) }
}

/** How many stand how, and since when the oldest waits. */
export async function outboxCounts(db: Db) {
  const { rows } = await sql<Record<OutboxState, number>>`
    select (count(*) filter (where ${STANDS.waiting}))::int as waiting,
           (count(*) filter (where ${STANDS.sent}))::int as sent,
           (count(*) filter (where ${STANDS.gave_up}))::int as gave_up,
           (count(*) filter (where ${STANDS.not_known}))::int as not_known
    from outbox_message`.execute(db)
  return rows[0] ?? { waiting: 0, sent: 0, gave_up: 0, not_known: 0 }
}

/** Whose they are, held until they are sent again: one, or the oldest that stand so. */
export function messagesToRetry(
  trx: Db,
  which: { messageId: number } | { state: OutboxState; most: number },
) {
  const those = trx
    .selectFrom('outbox_message')
    .select(['message_id', 'membership_no', 'unit_no'])
    .where(MAY_RETRY)
    .forUpdate()
  return 'messageId' in which
    ? those.where('message_id', '=', which.messageId).execute()
    : those.where(STANDS[which.state]).orderBy('message_id').limit(which.most).execute()
}

/** To be tried now, with all tries before them. */
export async function retryMessages(trx: Db, messageIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('outbox_message')
    .set({ gave_up_at: null, tries: 0, next_try_at: sql`now()`, last_error: null })
    .where('message_id', 'in', messageIds)
    .execute()
}

/** The latest first. */
export function latestMessages(db: Db, most: number) {
  return db
    .selectFrom('outbox_message')
    .select([
      'channel',
      'address_sealed',
      'body_sealed',
      'template',
      'membership_no',
      'unit_no',
      'created_at',
    ])
    .select(['tries', 'sent_at', 'gave_up_at', 'last_error'])
    .orderBy('message_id', 'desc')
    .limit(most)
    .execute()
}

/** Push services that refuse our key refuse every message: nothing that waits for them will go. */
export async function refusedPushes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox_message')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('channel', '=', 'push')
    .where('last_error', '=', 'push 403')
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
