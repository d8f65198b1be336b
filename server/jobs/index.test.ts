import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import type { Db } from '#database/core/connect.ts'
import { isFirstUse } from '#database/queries/identity/used-captcha.ts'
import { expect, SEALING_SECRET, test } from '#tests/support/app/test.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { backUpAndProve } from '../monitoring/backup-commands.ts'
import { clusterJobs } from './index.ts'

function jobsOf(db: Db, backupAt: string | undefined) {
  const dataDir = join(tmpdir(), 'coop-test-nowhere')
  const backup = { at: backupAt, folder: dataDir, keep: 1, key: '' }
  const parts = { db, audit: auditKeyFrom(SEALING_SECRET), commandEnv: {} }
  return clusterJobs({ ...parts, settings: { dataDir, backup } }, pino({ enabled: false }))
}

test('every night the chain is checked and, where it is set, a backup made; every hour old rows are forgotten', ({
  db,
}) => {
  const schedules = jobsOf(db, '02:30').map(({ name, schedule }) => [name, schedule.words])

  expect(schedules).toEqual([
    ['forget-old-rows', 'hourly 7'],
    ['audit-check', 'daily 04:00'],
    ['backup', 'daily 02:30'],
  ])
  expect(jobsOf(db, undefined)).toHaveLength(2)
})

test('a captcha of two days ago is forgotten, one of now is not', async ({ db }) => {
  await sql`
    insert into used_captcha (signature, used_at)
    values ('two days ago', now() - interval '2 days')`.execute(db)
  await isFirstUse(db, 'now')

  const forget = jobsOf(db, undefined).find(({ name }) => name === 'forget-old-rows')
  await forget?.run(new AbortController().signal)

  expect(await isFirstUse(db, 'two days ago')).toBe(true)
  expect(await isFirstUse(db, 'now')).toBe(false)
})

test('a backup that could not be made is an error, so that it is tried again', async () => {
  const env = { ...process.env, BACKUP_KEEP: 'none' }
  await expect(backUpAndProve(env, new AbortController().signal)).rejects.toThrow('backup failed')
})
