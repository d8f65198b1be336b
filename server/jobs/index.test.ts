import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { isFirstUse } from '#database/queries/identity/used-captcha.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { backUpAndProve } from '../monitoring/backup-commands.ts'
import type { Alerts } from '../settings/settings.ts'
import { clusterJobs } from './index.ts'

function jobsOf(app: FastifyInstance, backupAt: string | undefined, alerts?: Alerts) {
  const dataDir = join(tmpdir(), 'coop-test-nowhere')
  const backup = {
    at: backupAt,
    folder: dataDir,
    keep: 1,
    key: '',
    wal: backupAt !== undefined,
    walDays: 7,
    copyTo: backupAt ? { folder: dataDir } : undefined,
  }
  Object.assign(app.settings, { dataDir, backup })
  return clusterJobs(app, { alerts, anchorEmails: [] }, pino({ enabled: false }))
}

test('every night the chain is checked and, where it is set, a backup made; every hour old rows are forgotten', ({
  app,
}) => {
  const schedules = jobsOf(app, '02:30').map(({ name, schedule }) => [name, schedule.words])

  expect(schedules).toEqual([
    ['forget-old-rows', 'hourly 7'],
    ['audit-check', 'daily 04:00'],
    ['order-answers', 'every 5 minutes'],
    ['guarantee-watch', 'every 10 minutes'],
    ['next-road', 'hourly 41'],
    ['bill-notices', 'every 10 minutes'],
    ['campaigns', 'every 1 minutes'],
    ['lapse-requests', 'hourly 23'],
    ['backup', 'daily 02:30'],
    ['base-backup', 'every 5 minutes'],
    ['copy-backups', 'every 10 minutes'],
  ])
  expect(jobsOf(app, undefined)).toHaveLength(8)
})

test('a captcha of two days ago is forgotten, one of now is not', async ({ app, db }) => {
  await sql`
    insert into used_captcha (signature, used_at)
    values ('two days ago', now() - interval '2 days')`.execute(db)
  await isFirstUse(db, 'now')

  const forget = jobsOf(app, undefined).find(({ name }) => name === 'forget-old-rows')
  await forget?.run(new AbortController().signal)

  expect(await isFirstUse(db, 'two days ago')).toBe(true)
  expect(await isFirstUse(db, 'now')).toBe(false)
})

test('a backup that could not be made is an error, so that it is tried again', async () => {
  const env = { ...process.env, BACKUP_KEEP: 'none' }
  await expect(backUpAndProve(env, new AbortController().signal)).rejects.toThrow('backup failed')
})
