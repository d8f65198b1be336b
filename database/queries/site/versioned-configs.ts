// The smaller sheets: each is its whole table, read and written at once.

import { toDay } from '#domain/calendar/day.ts'
import type { MarqueeConfig } from '#domain/site/marquee.ts'
import type { PolicyConfig } from '#domain/site/pages.ts'
import type { ReportConfig } from '#domain/site/reports.ts'
import type { StatisticConfig } from '#domain/site/statistics.ts'
import type { Db } from '../../core/connect.ts'
import { marqueeNotes } from '../content/menu.ts'
import { policyOf } from './policy.ts'
import { reports } from './report.ts'
import { setSetting, settings } from './setting.ts'

export async function marqueeConfig(db: Db): Promise<MarqueeConfig> {
  const [notes, { show_marquee }] = await Promise.all([marqueeNotes(db), settings(db)])
  return {
    show: show_marquee === 'true',
    notes: notes.map(({ note, until }) => ({ text: note, until: until ?? '' })),
  }
}

export async function writeMarquee(trx: Db, { show, notes }: MarqueeConfig): Promise<void> {
  await setSetting(trx, 'show_marquee', String(show))
  await trx.deleteFrom('marquee').execute()
  const rows = notes.map(({ text, until }, at) => ({
    seq: at + 1,
    note: text,
    until: until || null,
  }))
  if (rows.length > 0) await trx.insertInto('marquee').values(rows).execute()
}

export async function reportConfig(db: Db): Promise<ReportConfig> {
  return { reports: await reports(db) }
}

export async function writeReports(trx: Db, sheet: ReportConfig): Promise<void> {
  await trx.deleteFrom('report').execute()
  const rows = sheet.reports.map((report, at) => ({
    ...report,
    as_of: toDay(report.as_of),
    seq: at + 1,
  }))
  if (rows.length > 0) await trx.insertInto('report').values(rows).execute()
}

/** Newest first, as staff look for the year they are about to fill in. */
export async function statisticConfig(db: Db): Promise<StatisticConfig> {
  const years = await db
    .selectFrom('statistic')
    .select(['year_end', 'members', 'share_capital', 'deposits', 'loans', 'assets'])
    .orderBy('year_end', 'desc')
    .execute()
  return { years }
}

export async function writeStatistics(trx: Db, { years }: StatisticConfig): Promise<void> {
  await trx.deleteFrom('statistic').execute()
  const rows = years.map((year) => ({ ...year, year_end: toDay(year.year_end) }))
  if (rows.length > 0) await trx.insertInto('statistic').values(rows).execute()
}

const NO_POLICY: PolicyConfig = { title: '', version: '', effective_on: '', body: '' }

export async function policyConfig(
  db: Db,
  typecookie: 'cookies' | 'policy',
): Promise<PolicyConfig> {
  return (await policyOf(db, typecookie)) ?? NO_POLICY
}

export async function writePolicy(
  trx: Db,
  typecookie: 'cookies' | 'policy',
  policy: PolicyConfig,
): Promise<void> {
  const row = { ...policy, effective_on: toDay(policy.effective_on) }
  await trx
    .insertInto('policy')
    .values({ typecookie, ...row })
    .onConflict((on) => on.column('typecookie').doUpdateSet(row))
    .execute()
}

/** The values of these names, as they stand. */
export async function settingConfig(db: Db, names: string[]): Promise<Record<string, string>> {
  const values = await settings(db)
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}

export async function writeSettings(trx: Db, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await setSetting(trx, name, value)
}
