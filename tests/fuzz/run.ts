// Requests by the hundred thousand, some at the same time, and what came of them.

import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { forgetContent } from '#server/pages/forget-content.ts'
import { Random, seedOf } from '#web/testing/every-page/random.ts'
import { solvedCaptcha } from '../support/given/solved-captcha.ts'
import type { FuzzedSite } from './cooperative.ts'
import { wholeFiles } from './files.ts'
import { operationsOf } from './operations.ts'
import { asStored, type FuzzRequest, requestOf, type StoredRequest } from './request.ts'

/** After so many requests the cooperative is a new one, so that a long run is many short ones. */
const ROUND = 20_000
const REFRESH = 400
/** At once: the site works while the database does, and they meet as visitors do. */
const LANES = 4
const SLOW_MS = 1_000
/** Printed by a process beside the site, several papers in a bundle. */
const SLOW_PAPER_MS = 5_000
/** An officer who asks for a backup or a drill waits for how it ended; it is made by a process beside the site, which nobody else waits for. */
const COMMAND = '/api/admin/health/runs'
const SLOW_COMMAND_MS = 20_000
/** Before it is sent for the second time again, and twice as long before the third. */
const PAUSE_MS = 3_000
/** What one of our own requests waits for at most on a machine that has time. */
const QUICK_MS = 50
const LONGEST_WAIT_S = 600
const MEGABYTE = 2 ** 20
const REPORT_EVERY_MS = 15_000
const FAILURES_OF_ONE_KIND = 3

export interface Wanted {
  cases: number
  minutes: number
  seed: number
  report(line: string): void
}

export interface Failure {
  what: 'fault' | 'slow'
  number: number
  seed: number
  status: number
  ms: number
  /** What the log says of it. */
  logged: string
  request: StoredRequest
}

export interface Outcome {
  cases: number
  seconds: number
  /** Of the processor, in this process. */
  cpuSeconds: number
  operations: number
  answers: Record<string, number>
  failures: Failure[]
  /** Took longer than a second, and none of the times that it was sent again. */
  slowOnce: number
  /** In megabytes, after everything that can be thrown away was: after the first round, and at the end. */
  heap: { first: number; last: number }
}

export async function fuzz(site: FuzzedSite, wanted: Wanted): Promise<Outcome> {
  const operations = await operationsOf(site.app)
  const files = await wholeFiles()
  const startedAt = Date.now()
  const usedBefore = process.cpuUsage()
  const outcome: Outcome = {
    ...{ cases: 0, seconds: 0, cpuSeconds: 0, operations: operations.length, slowOnce: 0 },
    ...{ answers: {}, failures: [], heap: { first: 0, last: 0 } },
  }
  const kinds = new Map<string, number>()
  const fail = (name: string, failure: Failure) => {
    const kind = `${name} ${failure.what} ${/"message":"[^"]{0,80}/.exec(failure.logged)?.[0]}`
    const times = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, times)
    if (times > FAILURES_OF_ONE_KIND) return
    outcome.failures.push(failure)
    wanted.report(JSON.stringify(failure))
  }
  const firstMeasured = Math.min(ROUND, Math.ceil(wanted.cases / 4))
  let reportedAt = startedAt
  let next = 0

  async function lane(end: number): Promise<void> {
    let captcha = await solvedCaptcha(site.app)
    let isCaptchaDrawn = false
    const drawing = {
      ...{ operations, files, learned: site.learned },
      solvedCaptcha() {
        isCaptchaDrawn = true
        return captcha
      },
    }
    while (next < end) {
      const number = next++
      await sendOne(number, requestOf(seedOf(wanted.seed, String(number)), drawing))
      // Good once.
      if (isCaptchaDrawn) captcha = await solvedCaptcha(site.app)
      isCaptchaDrawn = false
    }
  }

  async function sendOne(number: number, { name, area, ...request }: ReturnType<typeof requestOf>) {
    const answer = await send(site, request, number)
    // Signed out, by this request or one before.
    if (answer.status === 401 && request.as === area) await site.signIn(area)
    outcome.cases++
    outcome.answers[answer.status] = (outcome.answers[answer.status] ?? 0) + 1
    const { isSlow, ...rest } = answer
    const seen = () => ({ number, seed: wanted.seed, ...rest, request: asStored(request) })
    // Turned away by a machine that has no time, which is told like being slow.
    const isBusy = answer.status === 503
    if (answer.status >= 500 && !isBusy) fail(name, { what: 'fault', ...seen() })
    if (isSlow || isBusy) {
      if (await isSlowAgain(site, request, number)) fail(name, { what: 'slow', ...seen() })
      else outcome.slowOnce++
    }
  }

  for (let end = REFRESH; next < wanted.cases; end += REFRESH) {
    if (Date.now() - startedAt > wanted.minutes * 60_000) break
    if (next > 0 && next % ROUND === 0) await site.renew()
    else await site.refresh()
    if (next >= firstMeasured) outcome.heap.first ||= heapOf(site)
    site.logged.length = 0
    await Promise.all(Array.from({ length: LANES }, () => lane(Math.min(end, wanted.cases))))
    if (Date.now() - reportedAt > REPORT_EVERY_MS) {
      reportedAt = Date.now()
      const rate = Math.round(outcome.cases / ((reportedAt - startedAt) / 1000))
      const { failures, slowOnce } = outcome
      wanted.report(
        `${outcome.cases} cases, ${rate} a second, ${failures.length} failures, ${slowOnce} slow once`,
      )
    }
  }
  outcome.heap.last = heapOf(site)
  const { user, system } = process.cpuUsage(usedBefore)
  outcome.cpuSeconds = Math.round((user + system) / 1e6)
  outcome.seconds = Math.round((Date.now() - startedAt) / 1000)
  return outcome
}

export async function send(site: FuzzedSite, request: FuzzRequest, number: number) {
  const { as, method, url, headers, body } = request
  const token = site.tokens[as]
  const chance = new Random(number)
  const startedAt = performance.now()
  const reply = await site.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    // From a network of its own: limits are for those who ask again and again.
    remoteAddress: `10.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(1, 254)}`,
    ...(body !== undefined && { payload: body }),
  })
  const ms = Math.round(performance.now() - startedAt)
  const status = reply.statusCode
  if (status === 200 && /json/.test(String(reply.headers['content-type'])))
    learn(site, reply.payload)
  const isSlow = ms > slowFrom(url, String(reply.headers['content-type']))
  return { status, ms, isSlow, logged: status < 500 ? '' : loggedOf(site, reply.payload) }
}

/** By the request's number where the answer says it, as errors do. */
function loggedOf({ logged }: FuzzedSite, payload: string): string {
  const id = /"request_id":"[^"]+"/.exec(payload)?.[0] ?? ''
  return logged.filter((line) => /"level":[56]0/.test(line) && line.includes(id)).join('')
}

function slowFrom(url: string, contentType: string): number {
  if (url.startsWith(COMMAND)) return SLOW_COMMAND_MS
  return /pdf|zip/.test(contentType) ? SLOW_PAPER_MS : SLOW_MS
}

function learn(site: FuzzedSite, payload: string): void {
  // Nothing is answered to HEAD, and what is compressed is not unpacked.
  if (payload.startsWith('{') && payload.length < 100_000) site.learned.learn(JSON.parse(payload))
}

/** A busy machine is slow now and then, for some seconds; a request that is dear is so every time. */
async function isSlowAgain(site: FuzzedSite, request: FuzzRequest, number: number) {
  for (let times = 0; times < 3; times++) {
    await sleep(PAUSE_MS * times)
    await untilQuick(site)
    const { isSlow, status } = await send(site, request, number)
    if (!isSlow && status < 500) return false
  }
  return true
}

/** Beside others who take the whole machine even asking for nothing takes long: then nothing can be said of a request. */
async function untilQuick({ app }: FuzzedSite): Promise<void> {
  for (let quick = 0, tries = 0; quick < 3 && tries < LONGEST_WAIT_S; tries++) {
    const startedAt = performance.now()
    await sleep(1)
    const hasAnswered = await sql`select 1`.execute(app.db).catch(() => undefined)
    quick = hasAnswered && performance.now() - startedAt < QUICK_MS ? quick + 1 : 0
    if (quick === 0) await sleep(1_000)
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapOf({ app, logged }: FuzzedSite): number {
  logged.length = 0
  forgetContent(app)
  collectGarbage()
  collectGarbage()
  return Math.round((process.memoryUsage().heapUsed / MEGABYTE) * 10) / 10
}
