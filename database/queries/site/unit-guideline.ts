import type { Db } from '../../core/connect.ts'

export function unitGuidelines(db: Db) {
  return db
    .selectFrom('unit_guideline')
    .select(['step_no', 'title', 'body_html', 'picture', 'updated_at'])
    .orderBy('step_no')
    .execute()
}
