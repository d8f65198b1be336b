import type { Db } from '../../core/connect.ts'

/** Everything of the site in which staff have put an address. */
export async function rowsWithLinks(db: Db) {
  const [items, subs, slides, reports, topics, policies] = await Promise.all([
    db.selectFrom('menu_item').select(['manu_name', 'url', 'is_parent']).orderBy('seq').execute(),
    db.selectFrom('sub_menu_item').select(['description', 'url']).orderBy('seq').execute(),
    db.selectFrom('slide').select(['title', 'url']).orderBy('seq').execute(),
    db.selectFrom('report').select(['title', 'url']).orderBy('seq').execute(),
    db
      .selectFrom('topic_out')
      .select(['topic_id', 'title', 'body'])
      .orderBy('published_at', 'desc')
      .execute(),
    db.selectFrom('policy').select(['typecookie', 'title', 'body']).execute(),
  ])
  return { items, subs, slides, reports, topics, policies }
}
