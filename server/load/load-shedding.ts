// Too many at once: who is worked on, who waits, who is told to come back. What is held in memory (built files, answers
// that are kept) and health is answered always; everything else takes a place in the queue.

import { Socket } from 'node:net'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify'
import { BUSY, refusalReply } from '../http/errors.ts'
import { networkOf, wideNetworkOf } from '../http/visitor.ts'
import { bearerOf } from '../identity/bearer.ts'
import { FairQueue, type Overload, type Ticket } from './fair-queue.ts'
import type { Area, Shares } from './shares.ts'

const TICK_MS = 1_000
/** The event loop had hardly a moment to itself for so many seconds: the processor is what runs short. */
const BUSY_SECONDS = 3
const BUSY_UTILISATION = 0.95
/** Whoever asks waits so long before anybody looks: too much is done in each turn of the event loop. */
const LATE_MS = 30
/** It would be calm as soon as fewer are let in, and busy again as soon as more are. */
const BUSY_FOR_MS = 5_000
const REPORT_EVERY_MS = 10_000

/** Turned away before anything was done for it. */
export class Overloaded extends Error {
  readonly statusCode: 429 | 503
  readonly retryAfter: number

  constructor({ own, retryAfter }: Overload) {
    super(own ? `ท่านส่งคำขอพร้อมกันมากเกินไป กรุณารอ ${retryAfter} วินาที แล้วลองใหม่` : BUSY)
    this.statusCode = own ? 429 : 503
    this.retryAfter = retryAfter
  }
}

export function shedLoad(app: FastifyInstance, shares: Shares): void {
  const queue = new FairQueue(shares)
  const sessions = new KnownSessions()
  app.decorate('queue', queue)
  app.decorateRequest('ticket')

  app.addHook('onRoute', (route) => {
    const area = areaOf(route.config ?? {})
    if (!area) return
    route.config = { ...route.config, area }
    // A body that took its time gave its place to others meanwhile (fair-queue.ts).
    if (route.method === 'POST')
      route.preValidation = [enterAgain, ...[route.preValidation ?? []].flat()]
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { area } = request.routeOptions.config
    // What the site asks itself, to draw a page, belongs to the request for that page.
    if (!area || !(request.raw.socket instanceof Socket)) return done()
    const session = sessionOf(request)
    const ticket = new RequestTicket(request, reply, area, session, sessions.has(session))
    request.ticket = ticket
    enter(ticket, done)
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    const { ticket } = request
    if (ticket) {
      if (!ticket.signedIn && (request.member || request.unit || request.staff))
        sessions.add(ticket.session)
      else if (ticket.signedIn && reply.statusCode === 401) sessions.remove(ticket.session)
      queue.leave(ticket)
    }
    done()
  })

  function enterAgain(
    request: FastifyRequest,
    _reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    const { ticket } = request
    if (ticket && !ticket.place) enter(ticket, done)
    else done()
  }

  function enter(ticket: RequestTicket, done: HookHandlerDoneFunction): void {
    ticket.done = done
    if (queue.enter(ticket, Date.now())) done()
    // Where it has no place it is refused already; whoever goes while they wait leaves the line.
    else if (ticket.place) ticket.reply.raw.once('close', () => queue.leave(ticket))
  }

  watch(app, queue)
}

/** A request on its way through the queue. */
export class RequestTicket implements Ticket {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly area: Area
  readonly network: string
  readonly client: string
  readonly session: string
  readonly signedIn: boolean
  place: Ticket['place']
  done: HookHandlerDoneFunction | undefined

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    area: Area,
    session: string,
    signedIn: boolean,
  ) {
    this.request = request
    this.reply = reply
    this.area = area
    const network = networkOf(request)
    // However many networks somebody's /48 has, together they take the places of one.
    this.network = wideNetworkOf(request) ?? network
    this.session = session
    this.signedIn = signedIn
    // A token that nobody has seen to be good may be made up: a new one for every request.
    this.client = signedIn ? session : network
  }

  get receiving(): boolean {
    return this.request.method === 'POST' && !this.request.raw.complete
  }

  start(): void {
    this.done?.()
  }

  refuse(overload: Overload): void {
    const error = new Overloaded(overload)
    const { answers } = this.request.routeOptions.config
    // Whoever opened a page gets a page (server/pages/pages.ts); others the sentence, with as little work as can be.
    if (answers === 'page' || answers === 'area') this.done?.(error)
    else
      this.reply
        .code(error.statusCode)
        .header('retry-after', String(error.retryAfter))
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(refusalReply(error.message, this.request.id)))
  }
}

function areaOf(config: FastifyContextConfig): Area | undefined {
  const { authz, answers, load } = config
  if (load) return load === 'always' ? undefined : load
  if (answers === 'file' && authz !== 'public') return 'paper'
  return authz
}

/** Once a second, for all requests together. */
function watch(app: FastifyInstance, queue: FairQueue): void {
  let last = performance.eventLoopUtilization()
  let busySeconds = 0
  let reportedAt = 0
  let busyUntil = 0
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const timer = setInterval(() => {
    const isLate = delay.mean > LATE_MS * 1e6
    delay.reset()
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    busySeconds = utilization >= BUSY_UTILISATION ? busySeconds + 1 : 0
    const at = Date.now()
    if (isLate || busySeconds >= BUSY_SECONDS) busyUntil = at + BUSY_FOR_MS
    queue.tick(at, at < busyUntil)
    if (at - reportedAt < REPORT_EVERY_MS) return
    reportedAt = at
    const report = queue.report()
    if (report.refused > 0) app.log.warn(report, 'visitors were told to come back')
  }, TICK_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
}

const SESSIONS_MAX = 20_000

/** Sessions that were good when last asked. Only the order of turns depends on it: each is still read at every call. */
export class KnownSessions {
  readonly #hashes = new Set<string>()

  has(session: string): boolean {
    return this.#hashes.has(session)
  }

  add(session: string): void {
    if (session === '') return
    this.#hashes.add(session)
    const [oldest] = this.#hashes
    if (this.#hashes.size > SESSIONS_MAX && oldest) this.#hashes.delete(oldest)
  }

  remove(session: string): void {
    this.#hashes.delete(session)
  }
}

/** The token's hash, since memory is no place for tokens; empty where there is none. */
function sessionOf(request: FastifyRequest): string {
  return bearerOf(request)?.tokenHash.toString('base64url') ?? ''
}
