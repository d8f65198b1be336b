import type { GuidelineConfig } from '#domain/site/guidelines.ts'
import type { Db } from '../../core/connect.ts'
import { unitGuidelines } from './unit-guideline.ts'

export async function guidelineConfig(db: Db): Promise<GuidelineConfig> {
  const rows = await unitGuidelines(db)
  return { steps: rows.map(({ title, body_html, picture }) => ({ title, body_html, picture })) }
}

/** Steps are numbered by their order. */
export async function writeGuidelines(
  trx: Db,
  { steps }: GuidelineConfig,
  updated_at: Date,
  updated_by: string,
): Promise<void> {
  await trx.deleteFrom('unit_guideline').execute()
  const rows = steps.map((step, at) => ({ ...step, step_no: at + 1, updated_at, updated_by }))
  if (rows.length > 0) await trx.insertInto('unit_guideline').values(rows).execute()
}
