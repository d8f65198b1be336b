import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { NOT_KNOWN, STOPPED } from '../monitoring/outbox-message.ts'

type Audience = Pick<Tables['campaign'], 'audience' | 'unit_no' | 'topic'>

const PRESENT = sql<boolean>`member.state in ('active', 'retired')`

/** The next of them after this number, in the order of their numbers. */
export async function audienceAfter(
  db: Db,
  { audience, unit_no, topic }: Audience,
  after: string,
  most: number,
): Promise<string[]> {
  const found = await db
    .selectFrom('member')
    .select('membership_no')
    .where(PRESENT)
    .where('membership_no', '>', after)
    .$if(audience === 'unit', (some) => some.where('unit_no', '=', unit_no))
    .$if(audience === 'choosers', (some) =>
      some.where((is) =>
        is.exists(
          is
            .selectFrom('notice_choice')
            .select('road')
            .whereRef('notice_choice.membership_no', '=', 'member.membership_no')
            .where('notice_choice.topic', '=', topic)
            .where('is_on', '=', true),
        ),
      ),
    )
    .orderBy('membership_no')
    .limit(most)
    .execute()
  return found.map(({ membership_no }) => membership_no)
}

export async function addCampaign(
  db: Db,
  campaign: Audience & { words: string; estimate: object; made_by: string },
): Promise<number> {
  const { campaign_id } = await db
    .insertInto('campaign')
    .values({ ...campaign, estimate: JSON.stringify(campaign.estimate) })
    .returning('campaign_id')
    .executeTakeFirstOrThrow()
  return campaign_id
}

/** The newest first. */
export function campaigns(db: Db, most: number) {
  return shown(db).orderBy('campaign_id', 'desc').limit(most).execute()
}

export function campaignOf(db: Db, campaignId: number) {
  return shown(db).where('campaign_id', '=', campaignId).executeTakeFirst()
}

function shown(db: Db) {
  return db
    .selectFrom('campaign')
    .innerJoin('staff as maker', 'maker.login', 'made_by')
    .leftJoin('staff as releaser', 'releaser.login', 'released_by')
    .selectAll('campaign')
    .select(['maker.name as maker', 'releaser.name as releaser'])
}

/** Nobody else moves it meanwhile. */
export function lockCampaign(db: Db, campaignId: number) {
  return db
    .selectFrom('campaign')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst()
}

export async function sendingCampaigns(db: Db): Promise<number[]> {
  const found = await db
    .selectFrom('campaign')
    .select('campaign_id')
    .where('state', '=', 'sending')
    .orderBy('campaign_id')
    .execute()
  return found.map(({ campaign_id }) => campaign_id)
}

export async function releaseCampaign(db: Db, campaignId: number, login: string): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ state: 'sending', released_by: login, released_at: sql`now()` })
    .where('campaign_id', '=', campaignId)
    .execute()
}

interface Step {
  reachedNo: string
  members: number
  roadless: number
}

export async function stepCampaign(
  db: Db,
  campaignId: number,
  { reachedNo, members, roadless }: Step,
): Promise<void> {
  await db
    .updateTable('campaign')
    .set({
      reached_no: reachedNo,
      members: sql`members + ${members}`,
      roadless: sql`roadless + ${roadless}`,
    })
    .where('campaign_id', '=', campaignId)
    .execute()
}

export async function endCampaign(db: Db, campaignId: number): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ state: 'sent', ended_at: sql`now()` })
    .where('campaign_id', '=', campaignId)
    .execute()
}

/** What has not been handed on, nor is just being, is not sent any more, nor tried again; answers how many that were. What is taken later is looked at then (takeMessages). */
export async function stopCampaign(db: Db, campaignId: number, login: string): Promise<number> {
  await db
    .updateTable('campaign')
    .set({ state: 'stopped', stopped_by: login, ended_at: sql`now()` })
    .where('campaign_id', '=', campaignId)
    .execute()
  const { numAffectedRows } = await sql`
    update outbox_message set gave_up_at = now(), last_error = ${STOPPED}, body_sealed = null
    where sent_at is null and gave_up_at is null and (tries = 0 or last_error is not null)
      and notice_id in (select notice_id from member_notice where campaign_id = ${campaignId})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** How its messages stand by road, and how many members have read it; messages are forgotten after a month. */
export async function campaignNumbers(db: Db, campaignId: number) {
  const { rows } = await sql<RoadNumbers>`
    select channel as road, (count(*) filter (where sent_at is not null))::int as sent,
      (count(*) filter (where gave_up_at is not null and coalesce(last_error, '') not in (${NOT_KNOWN}, ${STOPPED})))::int as failed,
      (count(*) filter (where gave_up_at is not null and last_error = ${STOPPED}))::int as stopped,
      (count(*) filter (where gave_up_at is not null and last_error = ${NOT_KNOWN}))::int as unknown,
      (count(*) filter (where sent_at is null and gave_up_at is null))::int as waiting
    from outbox_message where notice_id in (select notice_id from member_notice where campaign_id = ${campaignId})
    group by channel order by channel`.execute(db)
  const read = await sql<{ read: number }>`
    select count(read_at)::int as read from member_notice where campaign_id = ${campaignId}`.execute(
    db,
  )
  return { roads: rows, read: read.rows[0]?.read ?? 0 }
}

interface RoadNumbers {
  road: 'push' | 'email' | 'line' | 'sms'
  sent: number
  failed: number
  stopped: number
  unknown: number
  waiting: number
}

// Messages are forgotten after thirty days, so on a 31st without those of the 1st. Of what nobody answered for the provider may have been paid.
const SMS_OF_MONTH = sql`
  channel = 'sms' and (gave_up_at is null or last_error = ${NOT_KNOWN})
  and created_at >= date_trunc('month', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`

/** Parts of SMS since the month began in Thailand, with those that wait. */
export async function smsOfMonth(db: Db): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select coalesce(sum(sms_parts), 0)::int as parts from outbox_message where ${SMS_OF_MONTH}`.execute(
    db,
  )
  return rows[0]?.parts ?? 0
}

/** Of those that were handed on or are about to be, but for these messages. */
export async function smsTakenOfMonth(db: Db, but: readonly number[]): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select coalesce(sum(sms_parts), 0)::int as parts from outbox_message
    where ${SMS_OF_MONTH} and tries > 0 and message_id <> all(${but}::bigint[])`.execute(db)
  return rows[0]?.parts ?? 0
}
