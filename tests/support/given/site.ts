// The cooperative a test needs, said in its own words.

import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { addMembers } from '#database/queries/member/member.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import type { Tables } from '#database/tables.generated.ts'

let last = 0

/** Numbers of one worker never meet another's: each has a database of its own. */
function next(): number {
  return ++last
}

export async function givenMember(db: Db, name = 'สมหญิง'): Promise<string> {
  const membership_no = String(next()).padStart(6, '0')
  await addMembers(db, [{ membership_no, member_name: name, member_surname: 'ใจงาม' }])
  return membership_no
}

export async function givenMenuItem(db: Db, item: Partial<Tables['menu_item']>): Promise<number> {
  const seq = item.seq ?? next()
  await db
    .insertInto('menu_item')
    .values({
      manu_name: 'เกี่ยวกับสหกรณ์',
      manu_name_eng: 'About',
      url: '/show/1',
      icon: 'info',
      type: 'main',
      is_parent: '0',
      status: 1,
      used_in: 'main',
      ...item,
      seq,
    })
    .execute()
  return seq
}

export async function givenSubMenuItem(db: Db, item: Tables['sub_menu_item']): Promise<void> {
  await db.insertInto('sub_menu_item').values(item).execute()
}

export async function givenCategory(db: Db, name: string, on_home = true): Promise<number> {
  const category_id = next()
  await db.insertInto('category').values({ category_id, name, seq: category_id, on_home }).execute()
  return category_id
}

export async function givenTopic(
  db: Db,
  category_id: number,
  topic: Partial<Insertable<Tables['topic']>> & { title: string },
): Promise<number> {
  const { topic_id } = await db
    .insertInto('topic')
    .values({
      body: '<p>เนื้อหา</p>',
      published_at: new Date('2026-11-01T02:00:00Z'),
      ...topic,
      category_id,
    })
    .returning('topic_id')
    .executeTakeFirstOrThrow()
  return topic_id
}

export async function givenRate(db: Db, rate: Partial<Tables['rate']>): Promise<void> {
  await db
    .insertInto('rate')
    .values({
      kind: 'deposit',
      name: 'ออมทรัพย์',
      effective_on: '2026-01-01',
      rate_ppm: 20_000,
      seq: 1,
      note: null,
      ...rate,
    })
    .execute()
}

export const givenSetting = setSetting

/** A browser that has opened a page: its cookie, and the token its writes must carry. */
export async function givenVisitor(
  app: FastifyInstance,
): Promise<{ cookie: string; token: string }> {
  const reply = await app.inject('/api/info/page-config')
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  return { cookie, token: reply.json().data.csrf_token }
}
