// One server process: from a database address to an open port, and back.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect, type Db, POOL_SIZE } from '#database/core/connect.ts'
import { type DatabaseState, listenToDatabase } from '#database/core/listener.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { requireServingRole } from '#database/core/serving-role.ts'
import { Standbys } from '#database/core/standbys.ts'
import { sealOpenTotps } from '#database/queries/identity/staff-factor.ts'
import { createPaperMaker, type PaperMaker } from '#documents/pdf/paper-maker.ts'
import { rehearse } from '#documents/unit/rehearsal.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { startHeartbeat } from '../jobs/heartbeat.ts'
import { clusterJobs } from '../jobs/index.ts'
import { startJobs } from '../jobs/runner.ts'
import { startScheduledTopics } from '../jobs/scheduled-topics.ts'
import { answerWithin } from '../monitoring/answer-within.ts'
import { ErrorService } from '../monitoring/error-service/error-service.ts'
import { byLineToPhone } from '../outbox/line/line-by-phone.ts'
import { byLine } from '../outbox/line/send-line.ts'
import { sendersOf } from '../outbox/senders.ts'
import { takeStoredSenders } from '../outbox/stored-senders.ts'
import { byWebPush } from '../outbox/web-push/send-push.ts'
import { startOutbox } from '../outbox/worker.ts'
import { readAssets } from '../pages/assets.ts'
import { doubtContent, forgetContent, noticeNight } from '../pages/forget-content.ts'
import { publishAssets } from '../pages/other-releases.ts'
import { loadWebBundle } from '../pages/pages.ts'
import { broadcastCount } from '../push/count.ts'
import { followKeyInForce } from '../settings/key-in-force.ts'
import { readKnownSealingSecrets } from '../settings/known-key.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { MetricsAddress, Settings } from '../settings/settings.ts'
import { buildApp } from './app.ts'
import { LAZY_SCHEMAS } from './lazy-schemas.ts'
import { createLog } from './log.ts'
import { DRAIN_MS, PAPER_LIMITS } from './request-limits.ts'

/** An outside service that is away does not hold up the end. */
const LAST_REPORTS_MS = 2_000
/** Several rows are often changed together. */
const HOME_AFTER_MS = 1_000
/** When the first visitors have their pages. */
const REHEARSAL_AFTER_MS = 5_000
const PUBLISH_ASSETS_EVERY_MS = 12 * 60 * 60_000

/** Where the pool connects to, whoever listens, and whoever reads nights. */
export interface ServingDatabase {
  url: string
  listenUrl?: string
  standbyUrls?: string[]
}

interface Serving {
  address: string
  close(): Promise<void>
}

export async function serve(
  settings: Settings,
  secrets: Secrets,
  { url, listenUrl = url, standbyUrls = [] }: ServingDatabase,
  assetsRead = readAssets(),
): Promise<Serving> {
  const [assets, web] = await Promise.all([assetsRead, loadWebBundle()])
  const errorService = settings.errorService
    ? new ErrorService({
        address: settings.errorService,
        publicUrl: settings.publicUrl,
        release: assets.release,
        environment: settings.mode,
      })
    : undefined
  const written = createLog(settings.logFile, (said) => errorService?.tellOfServer(said))
  const { log } = written
  const connection = connect(url, POOL_SIZE, settings.databaseTimeoutMs, requireServingRole)
  const sealingSecrets = await readKnownSealingSecrets(connection.db, settings.dataDir)
  const sealing = sealingWith(...sealingSecrets)
  const audit = auditKeyFrom(...sealingSecrets)
  await sealOpenTotps(connection.db, sealing)
  const metrics = settings.metrics && (await countForPrometheus(settings.metrics))
  const tracing = settings.tracesUrl ? await traceTo(settings.tracesUrl, assets.release) : undefined
  const papers = createPaperMaker(PAPER_LIMITS)
  const senders = sendersOf(settings)
  if (settings.webPush) {
    const { webPush } = settings
    senders.push = byWebPush({ db: connection.db, sealing, webPush })
  }
  if (settings.line) senders.line = byLine(settings.line)
  const takeSenders = () => takeStoredSenders(senders, connection.db, sealing, settings)
  await takeSenders()
  const standbys = followStandbys(connection.db, standbyUrls, log)
  const app = await buildApp(
    {
      db: connection.db,
      standbys,
      settings,
      commandEnv: process.env,
      secrets,
      sealing,
      audit,
      assets,
      web,
      papers,
      errorService,
      senders,
      logStatus: written.status,
      metrics: metrics?.requests,
      tracing,
      schemaController: LAZY_SCHEMAS,
    },
    log,
  )
  const scheduledTopics = startScheduledTopics(connection.db, () => app.memory.forget())
  let homeTimer: NodeJS.Timeout | undefined
  const ears = {
    content() {
      forgetContent(app)
      takeSenders().catch((error) => log.warn({ err: error }, 'senders not read'))
      scheduledTopics.look()
      // So that there is a page to show, should the database be gone before somebody asks for it.
      clearTimeout(homeTimer)
      homeTimer = setTimeout(
        () => app.inject('/home').catch(() => undefined),
        HOME_AFTER_MS,
      ).unref()
    },
    night: () => noticeNight(app),
    reports: () => app.reports.forget(),
    missed() {
      doubtContent(app)
      takeSenders().catch((error) => log.warn({ err: error }, 'senders not read'))
      scheduledTopics.look()
    },
    state(state: DatabaseState) {
      const before = app.database.state
      app.database.state = state
      if (state !== before) log.warn({ database: state, before }, 'the database has changed')
      // Connections of the pool may lead to the server before, or to one that takes no writes.
      if (state !== before || state === 'read-only') connection.renew()
    },
    push: (message: string) => app.push.deliver(message),
    count: () =>
      broadcastCount(app).catch((error) => log.warn({ err: error }, 'listeners not counted')),
  }
  const listener = await listenToDatabase(listenUrl, ears, settings.databaseTimeoutMs)
  const outbox = startOutbox(
    {
      db: connection.db,
      sealing,
      audit,
      secret: secrets.csrf,
      senders,
      smsCost: settings.smsCost,
      ...(settings.line?.byPhone && { byPhone: byLineToPhone(settings.line) }),
    },
    log,
  )
  const stopHeartbeat = startHeartbeat(
    app,
    followKeyInForce(connection.db, sealingSecrets, sealing),
  )
  const publish = () =>
    publishAssets(app, assets.files).catch((error) =>
      log.warn({ err: error }, 'other hosts cannot answer for the files of this release'),
    )
  const publishing = setInterval(publish, PUBLISH_ASSETS_EVERY_MS).unref()
  const jobs = startJobs(connection.db, clusterJobs(app, settings, log), log)
  const rehearsal = settings.printerWarmUp ? rehearseSoon(papers, log) : undefined

  async function leaveDatabase(jobsEnded: Promise<void>) {
    await Promise.all([stopHeartbeat(), jobsEnded, outbox.stop()])
    await Promise.all([listener.close(), standbys?.close()])
    await connection.close()
  }
  async function close() {
    // Visitors are served on until the balancer has noticed.
    app.stopping.isTold = true
    if (app.server.listening) await sleep(settings.drainMs)
    clearTimeout(rehearsal)
    clearTimeout(homeTimer)
    clearInterval(publishing)
    scheduledTopics.stop()
    const jobsEnded = jobs.stop()
    await metrics?.close()
    const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
    await app.close() // new requests get 503, those under way end
    clearTimeout(late)
    const ended = await answerWithin(4 * settings.databaseTimeoutMs, leaveDatabase(jobsEnded))
    if (ended === 'late') log.warn('the database did not answer to the end')
    await Promise.race([
      Promise.all([errorService?.idle(), tracing?.end()]),
      sleep(LAST_REPORTS_MS),
    ])
    written.end()
  }
  try {
    await publish()
    // Drawn once before anybody can ask, so that the first visitor is not the one who waits.
    await app.inject('/home')
    await metrics?.open(app, connection.pool)
    const address = await app.listen({ port: settings.port, host: settings.host })
    return { address, close }
  } catch (error) {
    await close()
    throw error
  }
}

function followStandbys(primary: Db, urls: string[], log: Logger): Standbys | undefined {
  if (urls.length === 0) return undefined
  return new Standbys(primary, urls, {
    onChange: (standby) => log.warn({ standby }, 'a standby has changed'),
  })
}

async function traceTo(url: string, release: string) {
  const { Tracing } = await import('../monitoring/tracing/tracing.ts')
  return new Tracing(url, release)
}

/** Loaded where somebody asks only: it takes a twentieth of a second of every start. */
async function countForPrometheus(address: MetricsAddress) {
  const { Metrics } = await import('../monitoring/metrics/metrics.ts')
  return new Metrics(address)
}

function rehearseSoon(papers: PaperMaker, log: Logger): NodeJS.Timeout {
  const start = () =>
    rehearse(papers).catch((error) => log.warn({ err: error }, 'the printer did not rehearse'))
  return setTimeout(start, REHEARSAL_AFTER_MS).unref()
}
