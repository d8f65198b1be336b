import { sql } from 'kysely'
import type { Topic } from '#domain/notice/topic.ts'
import type { Db } from '../../core/connect.ts'
import type { OutboxMessageTable } from '../../tables.generated.ts'
import { countOf } from '../sql/count-of.ts'

export type Channel = OutboxMessageTable['channel']

/** Of a message that may or may not have been handed on: nobody lived to write it down. */
export const NOT_KNOWN = 'not known'
/** A process has it, and not a word of it has left. */
export const TAKEN = 'taken'

/** Of a message to many that was stopped before this one of it had gone. */
export const STOPPED = 'stopped'

const IS_STOPPED = sql<boolean>`exists (
  select from member_notice join campaign using (campaign_id)
  where member_notice.notice_id = outbox_message.notice_id and campaign.state = 'stopped')`

/** A code nobody waits for any more is worth nothing, yesterday's news helps nobody, and what was stopped stays so. */
const MAY_BE_SENT_AGAIN = sql<boolean>`(template <> 'code' and too_late_at > now() and not ${IS_STOPPED})`

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

export interface ClaimedMessage {
  messageId: number
  channel: Channel
  addressSealed: Buffer
  bodySealed: Buffer
  smsParts: number
  template: string
  tries: number
  createdAt: Date
  isTooLate: boolean
  /** Whoever took it before never said what became of it. */
  isUnanswered: boolean
  /** The message to many that it belongs to was stopped. */
  isStopped: boolean
  membershipNo: string | null
  /** Of the entry of the inbox that it tells of. */
  noticeId: number | null
  topic: Topic | null
  /** By which it was to go before. */
  roadsBefore: Channel[]
}

/**
 * Takes some to be sent. They are this process's for so long; if it dies meanwhile, another takes them again, and is told so. What is for many thousand waits for everything else: nobody waits for a code behind a campaign.
 */
export async function takeMessages(
  db: Db,
  most: number,
  leaseSeconds: number,
): Promise<ClaimedMessage[]> {
  const due = (isCampaign: boolean) => sql`
    select message_id, tries > 0 and last_error is null as unanswered from outbox_message
    where sent_at is null and gave_up_at is null and next_try_at <= now()
      and template ${isCampaign ? sql`=` : sql`<>`} 'campaign'
    order by next_try_at limit ${most} for update skip locked`
  const { rows } = await sql<ClaimedMessage>`
    with first as materialized (${due(false)}),
      then_these as materialized (${due(true)}),
      chosen as (select * from first union all select * from then_these limit ${most})
    update outbox_message set tries = tries + 1,
      -- Whoever takes what nobody answered for may die before it is written down so: the next must still see it.
      last_error = case when template = 'campaign' and not unanswered then ${TAKEN} end,
      next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from chosen where outbox_message.message_id = chosen.message_id
    returning outbox_message.message_id as "messageId", channel, address_sealed as "addressSealed", body_sealed as "bodySealed",
      sms_parts as "smsParts", template, tries, created_at as "createdAt", too_late_at <= now() as "isTooLate", unanswered as "isUnanswered",
      ${IS_STOPPED} as "isStopped", membership_no as "membershipNo", notice_id as "noticeId", roads_before as "roadsBefore",
      (select topic from member_notice where member_notice.notice_id = outbox_message.notice_id) as topic`.execute(
    db,
  )
  return rows
}

/** One of a message to many leaves now. Answers false where it is not to: it was stopped meanwhile, or another process has it. */
export async function markHandedOver(db: Db, messageId: number, tries: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_message')
    .set({ last_error: null })
    .where('message_id', '=', messageId)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Handed on; its words are kept only where somebody is to read them here. */
export async function markSent(db: Db, messageId: number, keepBody: boolean): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ sent_at: sql`now()`, last_error: null, ...(!keepBody && { body_sealed: null }) })
    .where('message_id', '=', messageId)
    .execute()
}

export async function tryLater(
  db: Db,
  messageId: number,
  seconds: number,
  lastError: string,
): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ next_try_at: sql`now() + make_interval(secs => ${seconds})`, last_error: lastError })
    .where('message_id', '=', messageId)
    // Stopped meanwhile.
    .where('gave_up_at', 'is', null)
    .execute()
}

/** A code is forgotten; other words stay while an officer may yet have them sent. */
export async function giveUp(db: Db, messageId: number, lastError: string): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      gave_up_at: sql`now()`,
      last_error: lastError,
      body_sealed: sql`case when ${MAY_BE_SENT_AGAIN} then body_sealed end`,
    })
    .where('message_id', '=', messageId)
    .execute()
}

export type OutboxState = 'waiting' | 'sent' | 'gave_up'

/** For officers: never the words, which may be a code; the newest first. */
export async function outboxPage(
  db: Db,
  page: { state: OutboxState | undefined; limit: number; offset: number },
) {
  const found = db
    .selectFrom('outbox_message')
    .$if(page.state === 'sent', (some) => some.where('sent_at', 'is not', null))
    .$if(page.state === 'gave_up', (some) => some.where('gave_up_at', 'is not', null))
    .$if(page.state === 'waiting', (some) =>
      some.where('sent_at', 'is', null).where('gave_up_at', 'is', null),
    )
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
    .select(
      sql<boolean>`sent_at is null and body_sealed is not null and ${MAY_BE_SENT_AGAIN}`.as(
        'may_retry',
      ),
    )
    .orderBy('message_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(found) }
}

/** How many stand how, and since when the oldest waits. */
export async function outboxCounts(db: Db) {
  const { rows } = await sql<{ waiting: number; sent: number; gave_up: number }>`
    select (count(*) filter (where sent_at is null and gave_up_at is null))::int as waiting,
           (count(*) filter (where sent_at is not null))::int as sent,
           (count(*) filter (where gave_up_at is not null))::int as gave_up
    from outbox_message`.execute(db)
  return rows[0] ?? { waiting: 0, sent: 0, gave_up: 0 }
}

/** To be tried now, with all tries before it; answers whose it is, or nothing when there is nothing to send. */
export function retryMessage(db: Db, messageId: number) {
  return db
    .updateTable('outbox_message')
    .set({ gave_up_at: null, tries: 0, next_try_at: sql`now()`, last_error: null })
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .where('body_sealed', 'is not', null)
    .where(MAY_BE_SENT_AGAIN)
    .returning(['membership_no', 'unit_no'])
    .executeTakeFirst()
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

export async function forgetOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox_message')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
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
