// The server, whole: everything a request meets, in the order it meets it.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { Logger } from 'pino'
import type { WebBundle } from '#contract/shared/render.ts'
import type { AuditKey } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import type { Standbys } from '#database/core/standbys.ts'
import type { PaperMaker } from '#documents/pdf/paper-maker.ts'
import { FiguresCache } from '../figures/figures-cache.ts'
import { NightSource } from '../figures/night-source.ts'
import { NightTurns } from '../figures/night-turns.ts'
import { limitConnections } from '../load/connection-limit.ts'
import type { FairQueue } from '../load/fair-queue.ts'
import { shedLoad } from '../load/load-shedding.ts'
import { SHARES, type Shares } from '../load/shares.ts'
import { DatabaseWatch } from '../monitoring/database-state.ts'
import type { ErrorService } from '../monitoring/error-service/error-service.ts'
import type { LogStatus } from '../monitoring/log-destination.ts'
import type { RequestMetrics } from '../monitoring/metrics/request-metrics.ts'
import { PolicyReports } from '../monitoring/policy-reports.ts'
import type { RecentAnswers } from '../monitoring/recent-answers.ts'
import { proxyRequestIds, REQUEST_ID_HEADER } from '../monitoring/request-id.ts'
import type { Tracing } from '../monitoring/tracing/tracing.ts'
import { Traffic } from '../monitoring/traffic.ts'
import type { Senders } from '../outbox/senders.ts'
import { type Assets, assetRoutes } from '../pages/assets.ts'
import { cacheAnswers, type Memory } from '../pages/page-cache.ts'
import { drawUnavailable, pageRoutes } from '../pages/pages.ts'
import { refusePlainHttp } from '../pages/plain-http.ts'
import { extendDocumentTimeout } from '../papers/document-timeout.ts'
import { pushConfig } from '../push/announce.ts'
import { openPushSocket, type Push } from '../push/socket.ts'
import { memberArea } from '../routes/member/index.ts'
import { fileRoutes } from '../routes/public/content/files.ts'
import { discoveryRoutes } from '../routes/public/discovery/index.ts'
import { serviceWorkerRoutes } from '../routes/public/discovery/service-worker.ts'
import { healthRoutes } from '../routes/public/health.ts'
import { infoArea } from '../routes/public/index.ts'
import { openapiRoute, openapiRouteForStaff } from '../routes/public/openapi.ts'
import { adminArea } from '../routes/staff/index.ts'
import { impersonatedVisitRoutes } from '../routes/staff/members/members.ts'
import { membergroupArea } from '../routes/unit/index.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import { closeUntilOpened } from '../site/closed-site.ts'
import { AccessLog } from './access-log.ts'
import { type Door, denyByDefault } from './authz.ts'
import { refuseForgedWrites } from './csrf.ts'
import { answerError } from './errors.ts'
import { headersFor, sendSecurityHeaders } from './headers.ts'
import { answerUnknown } from './not-found.ts'
import { limitVisitors } from './rate-limit.ts'
import { answerBadClient, FASTIFY_LIMITS, PAPER_ANSWER_MS } from './request-limits.ts'
import { routes } from './routes.ts'

/** What the app is made of. */
export interface AppParts {
  db: Db
  /** From which nights are read, where there are any. */
  standbys?: Standbys | undefined
  settings: Pick<
    Settings,
    | 'publicUrl'
    | 'trustedProxies'
    | 'securityContact'
    | 'pusher'
    | 'captcha'
    | 'thaid'
    | 'webPush'
    | 'line'
    | 'smsCost'
    | 'dataDir'
    | 'backup'
    | 'bankFolder'
    | 'staleMs'
    | 'mode'
    | 'twoPeople'
    | 'mail'
    | 'sms'
  >
  /** What the site's own commands are started with: they open the database by the settings in it. */
  commandEnv: NodeJS.ProcessEnv
  secrets: Pick<Secrets, 'csrf'>
  /** Opens and finds what is kept sealed. */
  sealing: Sealing
  /** Chains what is written down. */
  audit: AuditKey
  assets: Assets
  web: WebBundle
  /** Who carries SMS and e-mail; nobody, where none is given. */
  senders?: Senders
  /** Prints one paper at a time; closed together with the app. */
  papers: PaperMaker
  /** Is told of faults in browsers, where the cooperative has one. */
  errorService?: ErrorService | undefined
  /** How writing the log goes; well, where it is not given. */
  logStatus?: () => LogStatus
  /** Counts requests for Prometheus, where it asks. */
  metrics?: RequestMetrics | undefined
  /** Traces requests, where somebody collects it. */
  tracing?: Tracing | undefined
  /** How many requests are worked on at once, and whose; the site's own where it is not given. */
  shares?: Shares
  /** When readers turn to a night that was published; tests have them turn at once. */
  nightTurns?: NightTurns
  /** How schemas are compiled, for whoever builds many apps (tests/support/app/compiled-once.ts). */
  schemaController?: FastifyServerOptions['schemaController']
}

/** What routes find on the app. */
export interface App extends Omit<AppParts, 'standbys'> {
  memory: Memory
  /** What nights say of members and units. */
  figures: FiguresCache
  nightSource: NightSource
  nightTurns: NightTurns
  /** What employers and officers have said of their months since. */
  reports: FiguresCache
  traffic: Traffic
  recentAnswers: RecentAnswers
  policyReports: PolicyReports
  database: DatabaseWatch
  /** Whether this process was told to stop: a balancer is asked to send nobody else here. */
  stopping: { isTold: boolean }
  doors: Door[]
  /** Who is worked on and who waits. */
  queue: Pick<FairQueue, 'now'>
  push: Push
  unavailable: Awaited<ReturnType<typeof drawUnavailable>>
}

export async function buildApp(
  {
    schemaController,
    metrics,
    tracing,
    standbys,
    shares = SHARES,
    nightTurns = new NightTurns(),
    ...parts
  }: AppParts,
  log: Logger,
): Promise<FastifyInstance> {
  const { publicUrl, pusher, captcha, mode } = parts.settings
  const broker = pushConfig(pusher).host
  const putHeaders = headersFor({
    publicUrl,
    broker,
    recaptcha: captcha !== undefined,
    ...parts.assets,
  })
  const traffic = new Traffic()
  const access = new AccessLog(log, traffic, metrics)
  const proxyRequestId = proxyRequestIds(parts.settings.trustedProxies)
  const app: FastifyInstance = Fastify({
    ...FASTIFY_LIMITS,
    requestIdHeader: false,
    genReqId: (request) => proxyRequestId(request as IncomingMessage) ?? randomUUID(),
    ...(schemaController && { schemaController }),
    loggerInstance: log as FastifyBaseLogger,
    logController: access,
    // A logger of its own for each request costs more than the request; lines name it themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: parts.settings.trustedProxies.length > 0 && parts.settings.trustedProxies,
    clientErrorHandler: answerBadClient,
    // An address that cannot be read never becomes a request, so no hook has seen it.
    frameworkErrors(error, request, reply) {
      putHeaders(reply as FastifyReply, 'api')
      answerError(error, request as FastifyRequest, reply as FastifyReply)
    },
  })
  limitConnections(app.server, parts.settings.trustedProxies.length > 0)
  for (const [name, part] of Object.entries(parts as object)) app.decorate(name, part)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers[REQUEST_ID_HEADER] === request.id)
      reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  app.decorateRequest('bearer')
  app.decorateRequest('member')
  app.decorateRequest('staff')
  app.decorateRequest('unit')
  app.addHook('onClose', () => parts.papers.close())
  tracing?.follow(app, proxyRequestId)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknown)

  app.decorate('traffic', traffic)
  app.decorate('recentAnswers', access.recent)
  app.decorate('policyReports', new PolicyReports())
  app.decorate('doors', denyByDefault(app))
  extendDocumentTimeout(app, PAPER_ANSWER_MS)
  sendSecurityHeaders(app, putHeaders)
  refusePlainHttp(app, publicUrl)
  refuseForgedWrites(app, parts.secrets.csrf, publicUrl)
  closeUntilOpened(app)
  const database = new DatabaseWatch()
  app.decorate('database', database)
  app.decorate('stopping', { isTold: false })
  const { staleMs } = parts.settings
  app.decorate(
    'memory',
    cacheAnswers(app, access, {
      staleMs,
      database,
      proxyRequestId,
    }),
  )
  app.decorate('figures', new FiguresCache())
  app.decorate('nightSource', new NightSource(standbys))
  app.decorate('nightTurns', nightTurns)
  app.decorate('reports', new FiguresCache())
  shedLoad(app, shares)
  limitVisitors(app, parts.secrets.csrf)

  await app.register(swagger, { openapi: { info: { title: 'coop-web', version: '1' } } })
  await openPushSocket(app)
  await app.register(healthRoutes)
  await app.register(assetRoutes)
  await app.register(discoveryRoutes)
  await app.register(serviceWorkerRoutes)
  await app.register(fileRoutes)
  await app.register(infoArea, { prefix: '/api/info' })
  await app.register(memberArea, { prefix: '/api/member' })
  await app.register(membergroupArea, { prefix: '/api/membergroup' })
  await app.register(adminArea, { prefix: '/api/admin' })
  await app.register(impersonatedVisitRoutes)
  await app.register(routes(mode === 'production' ? openapiRouteForStaff : openapiRoute))
  await app.register(pageRoutes)

  app.decorate('unavailable', await drawUnavailable(app))
  return app
}
