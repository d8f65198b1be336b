import { sql } from 'kysely'
import pino from 'pino'
import { isFirstUse } from '#database/queries/identity/used-captcha.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { backUpAndProve } from '../monitoring/backup-commands.ts'
import { clusterJobs } from './index.ts'

const SILENT = pino({ enabled: false })

test('every night the site is checked and, where it is asked to, backed up; every hour it forgets', ({
  app,
}) => {
  const schedules = (at: string | undefined) => {
    const backup = { ...app.settings.backup, at }
    const { db, audit, commandEnv, settings } = app
    const parts = { db, audit, commandEnv, settings: { ...settings, backup } }
    const jobs = clusterJobs(parts, SILENT)
    return jobs.map(({ name, schedule }) => [name, schedule.words])
  }

  expect(schedules('02:30')).toEqual([
    ['forget-old-rows', 'hourly 7'],
    ['audit-check', 'daily 04:00'],
    ['backup', 'daily 02:30'],
  ])
  expect(schedules(undefined)).toHaveLength(2)
})

test('yesterday’s captcha is forgotten, today’s is not', async ({ app, db }) => {
  await sql`
    insert into used_captcha (signature, used_at)
    values ('two days ago', now() - interval '2 days')`.execute(db)
  await isFirstUse(db, 'now')

  const forget = clusterJobs(app, SILENT).find(({ name }) => name === 'forget-old-rows')
  await forget?.run(new AbortController().signal)

  expect(await isFirstUse(db, 'two days ago')).toBe(true)
  expect(await isFirstUse(db, 'now')).toBe(false)
})

test('a backup that could not be made is an error, so that it is tried again', async () => {
  const env = { ...process.env, BACKUP_KEEP: 'none' }
  await expect(backUpAndProve(env, new AbortController().signal)).rejects.toThrow('backup failed')
})
