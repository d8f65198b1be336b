// Answers kept in memory: finished, compressed once, and dropped when content changes.
//
// A route with `config.keep` is computed by its handler as any other; what it answered is then sent
// again to everyone who asks the same address, which costs about what a static file costs.

import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOOK_COOKIE } from '#contract/shared/look.ts'
import type { AccessLog } from '../http/access-log.ts'
import type { DatabaseWatch } from '../monitoring/database-state.ts'
import type { ProxyRequestId } from '../monitoring/request-id.ts'
import { isPreview } from '../site/opening.ts'
import { answerBeforeFramework, type ReadyAnswer, ready } from './cached-answers.ts'
import { dress, finish } from './encodings.ts'
import { isSamePage } from './same-page.ts'
import { CACHE_STATUS, staleTwin, withStaleNotice } from './stale-page.ts'

// Relative dates, rates that take effect and scheduled news move without anybody changing a table.
const FRESH_MS = 60_000
// What was true minutes ago is sent while a new answer is being made, or cannot be: the database may be slow.
const RECENT_MS = 10 * 60_000
const BYTES_MAX = 64 * 1024 * 1024

// Some ten milliseconds a page, off this thread.
const BROTLI_QUALITY = 9
// 6% smaller, in forty times as long: for what is still the same when it is made anew, and so neither for what changes every
// minute nor for the addresses that a robot makes up (docs/decisions/0003-pages-kept-in-memory.md).
const SMALLEST_QUALITY = 11

export interface CachedAnswer extends ReadyAnswer {
  madeAt: number
  headers: [string, string][]
  /** Compressed as well as can be. */
  isSmallest?: boolean
}

interface Maker {
  key: string
  generation: number
  startedAt: number
  done(): void
}

export interface Memory {
  /** A value computed once until content changes, as long as changes are heard of. */
  value<T>(key: string, make: () => Promise<T>): Promise<T>
  /** Something was changed. */
  forget(): void
  /** Something may have been changed: every answer is made anew before it is sent again, unless the database is gone. */
  doubt(): void
  /** Whether visitors of this address get their page though the database is gone. */
  holds(url: string): boolean
}

interface CacheOptions {
  /** How old an answer may be that is sent while the database is gone. */
  staleMs: number
  database: Pick<DatabaseWatch, 'isAway' | 'isHeard'>
  proxyRequestId: ProxyRequestId
}

export function cacheAnswers(
  app: FastifyInstance,
  access: AccessLog,
  { staleMs, database, proxyRequestId }: CacheOptions,
): Memory {
  const answers = new Map<string, CachedAnswer>()
  const making = new Map<string, Promise<void>>()
  const values = new Map<string, Promise<unknown>>()
  const makers = new WeakMap<FastifyRequest, Maker>()
  let generation = 0
  let bytes = 0
  let doubtedUntil = 0

  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request)
    if (key === undefined) return done()
    const stale = database.isAway ? usable(answers.get(key)) : undefined
    if (stale) {
      twinOf(key, stale, request).then((twin) => sendKept(twin, request, reply), done)
      return
    }
    if (sendKept(fresh(answers.get(key)), request, reply)) return
    if (request.method !== 'GET') return done()

    const underWay = making.get(key)
    // No visitor waits for a page that there is already: it is made anew behind their back.
    if (
      request.raw.socket instanceof Socket &&
      sendKept(recent(answers.get(key)), request, reply)
    ) {
      if (!underWay) remake(request)
      return
    }
    if (underWay) {
      // Somebody is computing this very answer: wait for it instead of computing it twice.
      underWay.then(() => sendKept(recent(answers.get(key)), request, reply) || done())
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    making.set(key, promise)
    const maker = {
      key,
      generation,
      startedAt: Date.now(),
      done() {
        if (making.get(key) === promise) making.delete(key)
        resolve()
      },
    }
    makers.set(request, maker)
    // A visitor who leaves in the middle must not leave the others waiting. Only the response tells:
    // with optimizeEmptyRequests (limits.ts) a request never closes, so onRequestAbort never comes.
    reply.raw.once('close', maker.done)
    done()
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const maker = makers.get(request)
    const failed = reply.statusCode >= 500 || reply.statusCode === 429
    const before = maker && failed && usable(answers.get(maker.key))
    if (before && recent(before) && !database.isAway)
      return done(null, again(before, request, reply))
    if (before) {
      twinOf(maker.key, before, request).then(
        (twin) => done(null, again(twin, request, reply)),
        done,
      )
      return
    }
    if (!maker || reply.statusCode !== 200) return done(null, payload)
    // Put together of answers that were kept: it is none to keep, and no newer than they are.
    if (database.isAway) return done(null, noticed(payload as string | Buffer, request, reply))
    const type = String(reply.getHeader('content-type'))
    const plain = Buffer.from(payload as string | Buffer<ArrayBuffer>)
    const last = answers.get(maker.key)
    const same = last && isSamePage(last.bodies.identity.body, plain) ? last : undefined
    Promise.resolve(same ?? finish(plain, type, BROTLI_QUALITY)).then((finished) => {
      const headers = headersOf(reply)
      const isSmallest = same?.isSmallest ?? false
      const kept = {
        ...ready(maker.key, finished, headers),
        headers,
        madeAt: maker.startedAt,
        isSmallest,
      }
      // Content that changed meanwhile may or may not be in this answer: send it, but do not keep it.
      if (maker.generation === generation) remember(maker.key, kept)
      if (same && !isSmallest) makeSmallest(maker.key, kept)
      // Whoever had to wait too long for it was answered meanwhile: a second answer would end the process.
      if (!reply.raw.headersSent) done(null, dress(kept, request, reply))
    }, done)
  })

  app.addHook('onResponse', (request, _reply, done) => {
    makers.get(request)?.done()
    done()
  })

  answerBeforeFramework(
    app,
    access,
    (url) => (database.isAway ? undefined : fresh(answers.get(url))),
    // Whoever has chosen a look of their own may be kept another page than everybody else.
    ({ cookie }) => !cookie?.includes(LOOK_COOKIE),
    proxyRequestId,
  )

  /** Asked by ourselves, as the visitor did. */
  function remake({ url, headers: { cookie } }: FastifyRequest): void {
    const headers = cookie ? { cookie } : {}
    app.inject({ url, headers }).catch((error) => app.log.warn({ err: error }, 'not made anew'))
  }

  /** Behind everybody's back. */
  function makeSmallest(key: string, kept: CachedAnswer): void {
    const { headers, madeAt } = kept
    kept.isSmallest = true
    finish(kept.bodies.identity.body, kept.type, SMALLEST_QUALITY).then(
      (finished) => {
        if (answers.get(key) === kept)
          remember(key, { ...ready(key, finished, headers), headers, madeAt, isSmallest: true })
      },
      (error) => app.log.warn({ err: error }, 'not compressed'),
    )
  }

  function remember(key: string, kept: CachedAnswer) {
    bytes += kept.bytes - (answers.get(key)?.bytes ?? 0)
    answers.delete(key)
    answers.set(key, kept)
    for (const [oldest, { bytes: size }] of answers) {
      if (bytes <= BYTES_MAX) break
      answers.delete(oldest)
      bytes -= size
    }
  }

  return {
    value<T>(key: string, make: () => Promise<T>): Promise<T> {
      if (!database.isHeard) return make()
      const known = values.get(key) as Promise<T> | undefined
      if (known) return known
      const made = make()
      values.set(key, made)
      made.catch(() => values.delete(key)) // a failure is not worth remembering
      return made
    },
    forget() {
      generation++
      bytes = 0
      answers.clear()
      values.clear()
    },
    doubt() {
      doubtedUntil = Date.now()
      values.clear()
    },
    holds: (url) => usable(answers.get(url)) !== undefined,
  }

  function fresh(kept: CachedAnswer | undefined): CachedAnswer | undefined {
    return newerThan(FRESH_MS, kept)
  }
  function recent(kept: CachedAnswer | undefined): CachedAnswer | undefined {
    return newerThan(RECENT_MS, kept)
  }
  function newerThan(ms: number, kept: CachedAnswer | undefined): CachedAnswer | undefined {
    return kept && kept.madeAt > doubtedUntil && Date.now() - kept.madeAt <= ms ? kept : undefined
  }
  /** Where the database does not answer: better than nothing. */
  function usable(kept: CachedAnswer | undefined): CachedAnswer | undefined {
    return kept && Date.now() - kept.madeAt <= staleMs ? kept : undefined
  }
}

function twinOf(key: string, kept: CachedAnswer, request: FastifyRequest): Promise<CachedAnswer> {
  return staleTwin(key, kept, isAreaPage(request))
}

function noticed(payload: string | Buffer, request: FastifyRequest, reply: FastifyReply) {
  const isPage = request.routeOptions.config.answers === 'page'
  reply.header('cache-status', CACHE_STATUS)
  if (!isPage || isAreaPage(request)) return payload
  return withStaleNotice(payload.toString())
}

function isAreaPage({ url, server }: FastifyRequest): boolean {
  return server.web.shellOf(pathOf(url)) !== undefined
}

/** What a route keeps its answers under; undefined for what is not kept. */
export type CacheRule = true | ((request: FastifyRequest) => string | undefined)

/** Also keeps the answers to these queries, spelt just so; any other is answered anew, or refused. */
export function cacheWith(query: RegExp): CacheRule {
  return ({ url }) => (query.test(url.slice(pathOf(url).length)) ? url : undefined)
}

/** Unless a route says so, its query is not part of the key and cannot be used to fill the memory. */
function keyOf(request: FastifyRequest): string | undefined {
  if (isPreview(request)) return undefined
  const { keep } = request.routeOptions.config
  if (typeof keep === 'function') return keep(request)
  return keep ? pathOf(request.url) : undefined
}

export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

function sendKept(
  kept: CachedAnswer | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (!kept) return false
  reply.send(again(kept, request, reply))
  return true
}

/** With the headers it was first sent with, whatever has been put on this reply. */
function again(kept: CachedAnswer, request: FastifyRequest, reply: FastifyReply): Buffer | string {
  for (const [name, value] of kept.headers) reply.header(name, value)
  reply.code(200).removeHeader('retry-after')
  return dress(kept, request, reply)
}

/** As they stand before the answer is dressed for one visitor. */
function headersOf(reply: FastifyReply): [string, string][] {
  return Object.entries(reply.getHeaders())
    .filter(
      ([name]) =>
        !/^(content-(type|length|encoding)|etag|vary|set-cookie|x-request-id)$/.test(name),
    )
    .map(([name, value]) => [name, String(value)])
}
