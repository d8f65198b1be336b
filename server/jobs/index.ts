// Everything that is done by itself, beside the requests.

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { anchorPlaceOf } from '../audit/anchor-file.ts'
import { runAuditCheck } from '../audit/check-audit.ts'
import { mailAnchor } from '../audit/mail-anchor.ts'
import { sendCampaigns } from '../campaigns/send.ts'
import { checkNight } from '../guarantee-watch/check-night.ts'
import { watchForFaults } from '../monitoring/alerts/alerts.ts'
import { reportWork } from '../monitoring/alerts/waiting-work.ts'
import { backUpAndProve, copyOffMachine, makeDueBaseBackup } from '../monitoring/backup-commands.ts'
import { announceBills } from '../notices/announce-bills.ts'
import { sendByNextRoad } from '../notices/send-by-next-road.ts'
import { takeFolder } from '../payments/take-folder.ts'
import { lapseRequests } from '../request-desk/lapse.ts'
import { takeAnswers } from '../request-desk/orders/take-answers.ts'
import type { Settings } from '../settings/settings.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import type { Job } from './job.ts'
import { daily, everyMinutes, hourly } from './schedule.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Once in the whole cluster, in Thai time, whichever process comes first. What every process does for itself is started by
 * server/http/serve.ts: heartbeat.ts, scheduled-topics.ts, and server/outbox/worker.ts, whose messages have leases of their own.
 */
export function clusterJobs(
  app: FastifyInstance,
  { alerts, anchorEmails }: Pick<Settings, 'alerts' | 'anchorEmails'>,
  log: Logger,
): Job[] {
  const { db, audit, commandEnv, settings } = app
  const jobs: Job[] = [
    {
      name: 'forget-old-rows',
      schedule: hourly(7),
      mayTakeMs: 10 * MINUTE_MS,
      run: () => forgetOldRows(db, settings.dataDir),
    },
    {
      name: 'audit-check',
      schedule: daily('04:00'),
      afterStart: true,
      mayTakeMs: HOUR_MS,
      run: () =>
        runAuditCheck(db, audit, log, anchorPlaceOf(settings), (anchor) =>
          mailAnchor(app, anchorEmails, anchor),
        ),
    },
  ]
  jobs.push({
    name: 'order-answers',
    schedule: everyMinutes(5),
    mayTakeMs: 10 * MINUTE_MS,
    run: async (signal) => void (await takeAnswers(app, signal)),
  })
  jobs.push({
    name: 'guarantee-watch',
    schedule: everyMinutes(10),
    mayTakeMs: 10 * MINUTE_MS,
    run: async () => void (await checkNight(app)),
  })
  jobs.push({
    name: 'next-road',
    schedule: hourly(41),
    mayTakeMs: 10 * MINUTE_MS,
    run: async () => void (await sendByNextRoad(app)),
  })
  jobs.push({
    name: 'bill-notices',
    schedule: everyMinutes(10),
    mayTakeMs: 10 * MINUTE_MS,
    run: (signal) => announceBills(app, signal),
  })
  jobs.push({
    name: 'campaigns',
    schedule: everyMinutes(1),
    mayTakeMs: 10 * MINUTE_MS,
    run: (signal) => sendCampaigns(app, signal),
  })
  jobs.push({
    name: 'lapse-requests',
    schedule: hourly(23),
    mayTakeMs: 5 * MINUTE_MS,
    run: async () => void (await lapseRequests(app)),
  })
  if (settings.bankFolder)
    jobs.push({
      name: 'bank-folder',
      schedule: everyMinutes(1),
      mayTakeMs: 10 * MINUTE_MS,
      run: (signal) => takeFolder(app, settings.bankFolder, { signal }),
    })
  const { at, wal, folder, copyTo } = settings.backup
  if (at !== undefined)
    jobs.push({
      name: 'backup',
      schedule: daily(at),
      mayTakeMs: 6 * HOUR_MS,
      run: (signal) => backUpAndProve(commandEnv, signal),
    })
  if (wal)
    jobs.push({
      name: 'base-backup',
      schedule: everyMinutes(5),
      afterStart: true,
      mayTakeMs: 3 * HOUR_MS,
      run: (signal) => makeDueBaseBackup(folder, commandEnv, signal),
    })
  if (copyTo)
    jobs.push({
      name: 'copy-backups',
      schedule: everyMinutes(10),
      afterStart: true,
      mayTakeMs: 3 * HOUR_MS,
      run: (signal) => copyOffMachine(commandEnv, signal),
    })
  if (alerts)
    jobs.push({
      name: 'alerts',
      schedule: everyMinutes(5),
      mayTakeMs: 4 * MINUTE_MS,
      run: async () => {
        await watchForFaults(app, alerts, new Date())
        await reportWork(app, alerts, new Date())
      },
    })
  return jobs
}
