import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import { integerIn } from '#domain/site/rule-settings.ts'

export async function watchSettings(db: Db) {
  const { guarantee_watch_grace_days, guarantee_watch_notices } = await settings(db)
  return {
    /** Days after the last day for paying that the cooperative forgives. */
    graceDays: integerIn(guarantee_watch_grace_days, 0, 30) ?? 0,
    /** Nobody is told before the cooperative has looked at what it would tell. */
    tells: guarantee_watch_notices === 'yes',
  }
}
