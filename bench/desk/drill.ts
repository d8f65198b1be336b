// A site whose every call that writes is killed on its way, before it is let through: nothing is lost, nothing is there twice,
// and the audit holds an act if and only if it happened. What is asked, and the laws, are each drill's own.

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
import type { Answered, Call } from './killed-calls.ts'
import { brokenIn, type Counts, countAll, type Laws } from './laws.ts'

/** What is done once, however often it is sent: whoever saw no answer sends it again. */
const ONCE =
  /(?:\/signing\/[^/]+|\/certify\/\d+|\/(?:decline|stop|check|approval|scan|confirmation|orders|release|results|bank-files)|answers)$/
const BUSY_TRIES = 30
const BUSY_MS = 3_000
const ENV = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }

interface Drilled {
  name: string
  plan: Plan
  laws: Laws
  seeds: number
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
    for (let seed = 0; seed <= drilled.seeds; seed++) {
      drill.seed = seed
      drill.dice = new Random(seed, drilled.name)
      await oneSeed(seed)
      console.log(`seed ${seed}: ${drill.kills} kills so far, wrong: ${drill.wrong.length}`)
    }
    await client.end()
    const { calls, kills, repeats, busy, wrong } = drill
    console.log(
      `${calls.size} calls, ${kills} kills, ${repeats} sent twice, ${busy} without time; wrong: ${wrong.length}`,
    )
    for (const one of wrong) console.log(`  ${one}`)
  })
}

export class Drill {
  /** 0 kills nothing: after it, it is known how many questions each call asks. */
  seed = 0
  kills = 0
  repeats = 0
  /** How often the site had no time, and was asked again as a person would. */
  busy = 0
  readonly wrong: string[] = []
  /** How many questions each asks, by its address. */
  readonly calls = new Map<string, number>()
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

  private async killed(options: Call['options']) {
    const address = options === 'answers' ? options : String(options.url)
    const isAct = ONCE.test(address.split('?')[0] ?? '')
    const name = address.replaceAll(/[0-9a-f-]{36}|\d+/g, '…')
    const call = { name, options, isAct }
    const most = this.seed === 0 ? 0 : (this.calls.get(name) ?? 0)
    // What leads up to an act is killed with the first seed only.
    if (most > 0 && (isAct || this.seed === 1)) {
      // Tries are counted before they are looked at, and stay counted.
      await this.client.query('delete from rate_bucket')
      const before = await this.counts()
      const nth = this.dice.whole(1, most)
      const reply = await this.asked({ options, nth })
      if (reply) return this.took(call, reply)
      this.kills++
      this.compare(`${name} before ${nth}`, before, await this.counts())
    }
    const reply = await this.asked({ options, nth: 0 })
    if (!reply) throw new Error(`${name} died by itself`)
    return this.took(call, reply)
  }

  private async took(
    { name, options, isAct }: { name: string; options: Call['options']; isAct: boolean },
    { asked, statusCode, body, bytes }: Answered,
  ) {
    this.calls.set(name, asked)
    const now = await this.counts()
    this.wrong.push(...brokenIn(this.drilled.laws, now).map((one) => `${name}: ${one}`))
    if (statusCode === 200 && isAct) {
      await this.asked({ options, nth: 0 })
      this.repeats++
      this.compare(`${name} sent twice`, now, await this.counts())
    }
    return { statusCode, body, rawPayload: bytes, json: () => JSON.parse(body) }
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

  private async started(): Promise<ChildProcess> {
    const script = new URL('killed-calls.ts', import.meta.url).pathname
    const { url, folder } = this.night
    const child = fork(script, [url, folder], { env: ENV, serialization: 'advanced' })
    await once(child, 'message')
    return child
  }
}

export function requireOk({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
}
