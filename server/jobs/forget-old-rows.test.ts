import { sql } from 'kysely'
import { expect, test } from '#tests/support/app/test.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { forgetOldRows } from './forget-old-rows.ts'

test('what was filled in for a loan and left unsigned is forgotten after ninety days', async ({
  app,
  db,
}) => {
  const [kept, left] = [await givenMember(db), await givenMember(db)]
  const saved = { [kept]: 89, [left]: 91 }
  for (const [membership_no, days] of Object.entries(saved))
    await db
      .insertInto('loan_draft')
      .values({
        membership_no,
        form: '{}',
        saved_at: sql<Date>`now() - make_interval(days => ${days})`,
      })
      .execute()
  await forgetOldRows(db, app.settings.dataDir)
  const drafts = await db.selectFrom('loan_draft').select('membership_no').execute()
  expect(drafts).toEqual([{ membership_no: kept }])
})
