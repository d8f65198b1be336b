import type { Db } from '../../core/connect.ts'

export function replyTemplates(db: Db) {
  return db
    .selectFrom('reply_template')
    .leftJoin('staff', 'staff.login', 'reply_template.changed_by')
    .select(['template_id', 'title', 'body', 'staff.name as officer'])
    .select('reply_template.changed_at')
    .orderBy('title')
    .orderBy('template_id')
    .execute()
}

interface Written {
  title: string
  body: string
  by: string
  now: Date
}

export async function addReplyTemplate(trx: Db, { by, now, ...words }: Written): Promise<number> {
  const { template_id } = await trx
    .insertInto('reply_template')
    .values({ ...words, changed_at: now, changed_by: by })
    .returning('template_id')
    .executeTakeFirstOrThrow()
  return template_id
}

export async function changeReplyTemplate(
  trx: Db,
  templateId: number,
  { by, now, ...words }: Written,
): Promise<boolean> {
  const changed = await trx
    .updateTable('reply_template')
    .set({ ...words, changed_at: now, changed_by: by })
    .where('template_id', '=', templateId)
    .returning('template_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Answers what it said, so that it can be put back. */
export function removeReplyTemplate(trx: Db, templateId: number) {
  return trx
    .deleteFrom('reply_template')
    .where('template_id', '=', templateId)
    .returning(['title', 'body'])
    .executeTakeFirst()
}
