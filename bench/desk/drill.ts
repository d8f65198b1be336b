// A site whose every call that writes is killed on its way, before it is let through: nothing is lost, nothing is there twice,
// and the audit holds an act if and only if it happened. An act is killed three times: before anything of it is written, when half of it is,
// and when it was done and nobody was told, after which it is sent again; what leads up to an act once. What is asked, and the laws, are each
// drill's own.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'
import { newClient } from '#database/import/client.ts'
import type { Plan } from '#demo/core-system/plan.ts'
import { Random } from '#demo/core-system/random.ts'
import { buildIfStale } from '#scripts/build.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import type { Portal } from '#tests/support/night/portal.ts'
import { atEnd } from '../process/ending.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'
import { allPoints, nameOfPoint, type Point, pointsOf } from './kill-points.ts'
import type { Answered, Call } from './killed-calls.ts'
import { brokenIn, type Counts, countAll, type Laws } from './laws.ts'

/** What is done once, however often it is sent: whoever saw no answer sends it again. */
const ONCE =
  /(?:\/signing\/[^/]+|\/certify\/\d+|\/(?:decline|stop|check|approval|scan|confirmation|orders|release|results|bank-files|seen|refusal)|answers|folder)$/
const FOLDER = 'folder'
const BUSY_TRIES = 30
const BUSY_MS = 3_000
const SAY_EVERY = 10
const ENV = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }

interface Drilled {
  name: string
  plan: Plan
  laws: Laws
  /** `5` for the first five, `4-5` for two of them. */
  seeds: string
}

/** What is given answers what is then done with each seed. */
export async function runDrill(
  drilled: Drilled,
  given: (drill: Drill) => Promise<(seed: number) => Promise<void>>,
): Promise<void> {
  buildIfStale()
  await withNightApp(drilled.plan, async (night) => {
    const client = newClient(night.ownerUrl)
    await client.connect()
    const drill = new Drill(night, client, drilled)
    const oneSeed = await given(drill)
    for (const seed of [0, ...seedsIn(drilled.seeds)]) {
      drill.seed = seed
      drill.dice = new Random(seed, drilled.name)
      await oneSeed(seed)
      console.log(`seed ${seed}: ${drill.kills} kills so far, wrong: ${drill.wrong.length}`)
    }
    await client.end()
    const { calls, points, kills, repeats, missed, busy, wrong } = drill
    for (const [name, where] of points) console.log(`${name}, killed ${[...where].join('; ')}`)
    console.log(
      `${calls.size} calls, ${kills} kills, ${repeats} sent twice, ${missed} points not met, ${busy} without time; wrong: ${wrong.length}`,
    )
    for (const one of wrong) console.log(`  ${one}`)
  })
}

function seedsIn(seeds: string): number[] {
  const [one = 1, to] = seeds.split('-').map(Number)
  const from = to === undefined ? 1 : one
  return Array.from({ length: (to ?? one) - from + 1 }, (_, at) => from + at)
}

export class Drill {
  /** 0 kills nothing on its way: after it, it is known what each call sends to the database. */
  seed = 0
  kills = 0
  repeats = 0
  /** Points that a call did not come by this time: it was done. */
  missed = 0
  /** How often the site had no time, and was asked again as a person would. */
  busy = 0
  readonly wrong: string[] = []
  /** The statements of each, by its address. */
  readonly calls = new Map<string, string[]>()
  /** Where each was killed. */
  readonly points = new Map<string, Set<string>>()
  dice = new Random(0, '')
  readonly client: pg.Client
  /** Reads as any; what it writes is killed first. */
  readonly app: FastifyInstance
  private readonly night: NightApp
  private readonly drilled: Drilled
  private child: Promise<ChildProcess> | undefined

  constructor(night: NightApp, client: pg.Client, drilled: Drilled) {
    this.night = night
    this.client = client
    this.drilled = drilled
    this.app = Object.create(night.app, {
      inject: {
        value: (options: InjectOptions) =>
          options.method === 'POST' ? this.killed(options) : night.app.inject(options),
      },
    })
    atEnd(async () => (await this.child)?.kill())
  }

  /** As the tests ask as members. */
  portal(): Portal {
    const { app } = this
    const tokens = new Map<string, string>()
    const tokenOf = async (member: string) => {
      const token = tokens.get(member) ?? (await issueMemberSession(app.db, member, 'other')).token
      tokens.set(member, token)
      return token
    }
    const call: Portal['call'] = async (member, path, method = 'GET', body) =>
      app.inject({
        method,
        ...(body && { payload: body }),
        url: `/api/member${path}`,
        headers: { authorization: `Bearer ${await tokenOf(member)}` },
      })
    const feed: Portal['feed'] = async (member, path) => (await call(member, path)).json().data
    const rows: Portal['rows'] = async (statement) => (await this.client.query(statement)).rows
    return { app, call, feed, tokenOf, rows } as Portal
  }

  /** The core system's answers of the published night are taken. */
  takeAnswers() {
    return this.killed('answers')
  }

  /** The bank's files are taken out of a folder. Killed after it took them, it only moves them the next time: all or nothing is seen then. */
  takeFolder(folder: string) {
    return this.killed({ folder })
  }

  private async killed(options: Call['options']) {
    const address = addressOf(options)
    const isAct = ONCE.test(address.split('?')[0] ?? '')
    const name = address.replaceAll(/[0-9a-f-]{36}|\d+/g, '…')
    const call = { name, options, isAct }
    for (const point of this.drawn(name, isAct)) {
      // Tries are counted before they are looked at, and stay counted.
      await this.client.query('delete from rate_bucket')
      const before = await this.counts()
      const reply = await this.asked({ options, before: point })
      if (reply) {
        this.missed++
        return this.took(call, reply)
      }
      this.countKill(name, `before ${nameOfPoint(point)}`)
      if (name !== FOLDER)
        this.compare(`${name} before ${nameOfPoint(point)}`, before, await this.counts())
    }
    const reply = await this.asked({ options })
    if (!reply) throw new Error(`${name} died by itself`)
    return this.took(call, reply)
  }

  private drawn(name: string, isAct: boolean): Point[] {
    const sent = this.calls.get(name)
    if (this.seed === 0 || !sent) return []
    if (name === FOLDER) return [0, 1, 2].map(() => this.dice.pick(allPoints(sent)))
    const { nothing, half } = pointsOf(sent)
    const from = isAct ? [nothing, half] : [[...nothing, ...half]]
    return from.filter((points) => points.length > 0).map((points) => this.dice.pick(points))
  }

  private countKill(name: string, where: string): void {
    this.kills++
    if (this.kills % SAY_EVERY === 0)
      console.log(`  ${this.kills} kills, wrong: ${this.wrong.length}, ${name} ${where}`)
    this.points.set(name, (this.points.get(name) ?? new Set()).add(where))
  }

  private async took(
    { name, options, isAct }: { name: string; options: Call['options']; isAct: boolean },
    { sent, statusCode, body, bytes }: Answered,
  ) {
    this.calls.set(name, sent)
    const now = await this.counts()
    this.wrong.push(...brokenIn(this.drilled.laws, now).map((one) => `${name}: ${one}`))
    if (statusCode === 200 && isAct) await this.again(name, options, now)
    return { statusCode, body, rawPayload: bytes, json: () => JSON.parse(body) }
  }

  /** It was done, and whoever sent it has seen no answer. */
  private async again(name: string, options: Call['options'], now: Counts): Promise<void> {
    if (this.seed > 0) {
      await this.killNow()
      this.countKill(name, 'after it was done')
    }
    const reply = await this.asked({ options })
    this.repeats++
    this.compare(`${name} sent twice`, now, await this.counts())
    if (!reply || reply.statusCode >= 500)
      this.wrong.push(`${name} sent twice: ${reply?.statusCode} ${reply?.body}`)
  }

  private counts(): Promise<Counts> {
    return countAll(this.client, this.drilled.laws)
  }

  private compare(where: string, before: Counts, after: Counts): void {
    if (isDeepStrictEqual(before, after)) return
    const changed = Object.keys(after).filter((name) => before[name] !== after[name])
    const told = changed.map((name) => `${name} ${before[name]} became ${after[name]}`)
    this.wrong.push(`${where}: ${told.join(', ')}`)
  }

  /** Undefined where it was killed. */
  private async asked(call: Call): Promise<Answered | undefined> {
    for (let tries = 1; ; tries++) {
      const reply = await this.askedOnce(call)
      if (reply?.statusCode !== 503 || tries === BUSY_TRIES) return reply
      this.busy++
      await sleep(BUSY_MS)
    }
  }

  private async askedOnce(call: Call): Promise<Answered | undefined> {
    this.child ??= this.started()
    const child = await this.child
    child.send(call)
    const reply = await new Promise<Answered | undefined>((resolve) => {
      const died = () => resolve(undefined)
      child.once('exit', died)
      child.once('message', (answered) => {
        child.off('exit', died)
        resolve(answered as Answered)
      })
    })
    if (!reply) this.child = this.started()
    return reply
  }

  private async killNow(): Promise<void> {
    const child = await this.child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    this.child = this.started()
  }

  private async started(): Promise<ChildProcess> {
    const script = new URL('killed-calls.ts', import.meta.url).pathname
    const { url, folder } = this.night
    const child = fork(script, [url, folder], { env: ENV, serialization: 'advanced' })
    await once(child, 'message')
    return child
  }
}

function addressOf(options: Call['options']): string {
  if (options === 'answers') return options
  return 'folder' in options ? FOLDER : String(options.url)
}

export function requireOk({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
}
