// What the database and the machine say of the site, read once for all gauges of one question.

import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { archiveState, copyState } from '#database/archive/state.ts'
import { auditChecks } from '#database/queries/audit/audit-check.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { lastBackup, lastDrill, outboxHealth } from '#database/queries/monitoring/health.ts'
import { jobs } from '#database/queries/monitoring/job.ts'
import { anchorFault, anchorPlaceOf } from '../../audit/anchor-file.ts'
import { certificateEnd } from '../certificate.ts'

const DAY_MS = 24 * 60 * 60_000

export async function readFacts({ db, settings }: FastifyInstance, now: Date) {
  const [published, backup, drill, [audit], outbox, allJobs, disk, certificate, archive, copy] =
    await Promise.all([
      publicationNow(db),
      lastBackup(db),
      lastDrill(db),
      auditChecks(db, 1),
      outboxHealth(db, new Date(now.getTime() - DAY_MS)),
      jobs(db),
      statfs(settings.dataDir).catch(() => undefined),
      certificateEnd(settings.publicUrl, now),
      settings.backup.wal ? archiveState(settings.backup.folder) : undefined,
      settings.backup.copyTo ? copyState(settings.backup.folder) : undefined,
    ])
  const anchorsFit = (await anchorFault(db, anchorPlaceOf(settings))) === undefined
  return {
    anchorsFit,
    published,
    backup,
    drill,
    audit,
    outbox,
    jobs: allJobs,
    disk,
    certificate,
    archive,
    copy,
  }
}

export type Facts = Awaited<ReturnType<typeof readFacts>>
