import { sql } from 'kysely'
import type { Topic } from '#domain/notice/topic.ts'
import type { Db } from '../../core/connect.ts'
import type { Channel } from '../monitoring/outbox-message.ts'
import { countOf } from '../sql/count-of.ts'

interface NewNotice {
  membershipNo: string
  topic: Topic
  template: string
  bodySealed: Buffer
  campaignId?: number | undefined
}

/** Their numbers, in their order. */
export async function addNotices(db: Db, notices: readonly NewNotice[]): Promise<number[]> {
  const added = await db
    .insertInto('member_notice')
    .values(
      notices.map(({ membershipNo, topic, template, bodySealed, campaignId }) => ({
        membership_no: membershipNo,
        topic,
        template,
        body_sealed: bodySealed,
        campaign_id: campaignId ?? null,
      })),
    )
    .returning('notice_id')
    .execute()
  return added.map(({ notice_id }) => notice_id)
}

/** The newest first. */
export function noticesOf(
  db: Db,
  membershipNo: string,
  { before, limit }: { before: number; limit: number },
) {
  return db
    .selectFrom('member_notice')
    .select(['notice_id', 'topic', 'body_sealed', 'created_at', 'read_at'])
    .where('membership_no', '=', membershipNo)
    .where('notice_id', '<', before)
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .execute()
}

export function unreadOf(db: Db, membershipNo: string): Promise<number> {
  return countOf(
    db
      .selectFrom('member_notice')
      .where('membership_no', '=', membershipNo)
      .where('read_at', 'is', null),
  )
}

/** All that the member had before them, up to the newest. */
export async function markRead(db: Db, membershipNo: string, upTo: number): Promise<void> {
  await db
    .updateTable('member_notice')
    .set({ read_at: sql`now()` })
    .where('membership_no', '=', membershipNo)
    .where('notice_id', '<=', upTo)
    .where('read_at', 'is', null)
    .execute()
}

/** Of these topics, not read a day after the last message about it and not stopped, with the roads it has taken. */
export async function unreadAfterADay(db: Db, topics: readonly Topic[]) {
  const { rows } = await sql<UnreadNotice>`
    select notice_id, notice.membership_no, notice.topic, notice.template, array_agg(distinct message.channel) as taken
    from member_notice notice join outbox_message message using (notice_id)
    where notice.read_at is null and notice.topic = any(${topics}) and notice.created_at > now() - interval '7 days'
      and not exists (select from campaign where campaign.campaign_id = notice.campaign_id and campaign.state = 'stopped')
    group by notice_id
    having max(message.created_at) < now() - interval '24 hours'
    order by notice_id`.execute(db)
  return rows
}

interface UnreadNotice {
  notice_id: number
  membership_no: string
  topic: Topic
  template: string
  taken: Channel[]
}
