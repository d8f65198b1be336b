// `npm run bench -- register-kills 5`: a member asks for another address with another e-mail, another phone and another bank account, and
// two officers order it. Every call that writes is killed on its way, before it is let through: nothing is lost, nothing is
// there twice, and the audit holds an act if and only if it happened.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'
import { newClient } from '#database/import/client.ts'
import { Random } from '#demo/core-system/random.ts'
import { buildIfStale } from '#scripts/build.ts'
import {
  askBankAccount,
  askContact,
  askPhone,
  letRequestThrough,
  releaseOrders,
} from '#tests/support/given/contact.ts'
import { givenDeskOfficer, newestRequest, openDesk } from '#tests/support/given/request-desk.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import type { Portal } from '#tests/support/night/portal.ts'
import { atEnd } from '../process/ending.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'
import type { Answered, Call } from './killed-calls.ts'
import { brokenIn, type Counts, countAll } from './register-laws.ts'

const KILLS_A_CALL = 1
/** Where it is not known yet how many questions a call asks. */
const QUESTIONS = 12
const MEMBERS_A_SEED = 4
const PLAN = { members: 80, months: 3, units: 2, seed: 1, asOf: '2026-10-31', billsNext: true }
const ENV = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }

export async function registerKills(seeds = '5'): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const client = newClient(night.ownerUrl)
    await client.connect()
    const { rows } = await client.query(
      `select membership_no as no from member_detail where state = 'active' order by 1`,
    )
    const members: string[] = rows.map(({ no }) => no)
    await openDesk(night.app, members)
    const drill = new Drill(night, client)
    for (let seed = 1; seed <= Number(seeds); seed++) {
      drill.dice = new Random(seed, 'register kills')
      await oneSeed(drill, members.splice(0, MEMBERS_A_SEED), seed)
      console.log(`seed ${seed}: ${drill.kills} kills so far, wrong: ${drill.wrong.length}`)
    }
    await client.end()
    const { calls, kills, wrong } = drill
    console.log(`${calls.size} calls, ${kills} kills; wrong: ${wrong.length}`)
    for (const one of wrong) console.log(`  ${one}`)
  })
}

async function oneSeed(drill: Drill, members: string[], seed: number): Promise<void> {
  const portal = drill.portal()
  const [one = '', two = '', three = '', four = ''] = members
  const email = `new${seed}@example.com`
  done(await askContact(portal, one, { house_no: `${seed}/1`, email }))
  done(await askPhone(portal, two, `081000000${seed}`))
  const account = { bank: '006', number: `111222333${seed}`, name: 'ชื่อ ในสมุด' }
  done(await askBankAccount(portal, three, account))
  done(await askPhone(portal, four, `082000000${seed}`))
  const { request_id, version } = await newestRequest(portal, four)
  done(await portal.call(four, `/requests/${request_id}/stop`, 'POST', { version }))
  // Now, and not before: an officer who does nothing for a while is signed out.
  const maker = await givenDeskOfficer(drill.app, 'member_service')
  const approver = await givenDeskOfficer(drill.app, 'approver')
  const releaser = await givenDeskOfficer(drill.app, 'approver')
  for (const member of [one, two, three])
    await letRequestThrough(portal, member, { maker, approver })
  await drill.client.query('update request set held_until = now() where held_until > now()')
  const { orders } = await releaseOrders({ approver, releaser })
  if (orders.length !== 3) drill.wrong.push(`seed ${seed}: ${orders.length} orders`)
}

function done({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
}

class Drill {
  kills = 0
  readonly wrong: string[] = []
  /** How many questions each asks, by its address. */
  readonly calls = new Map<string, number>()
  dice = new Random(0, 'register kills')
  readonly client: pg.Client
  /** Reads as any; what it writes is killed first. */
  readonly app: FastifyInstance
  private readonly night: NightApp
  private child: Promise<ChildProcess> | undefined

  constructor(night: NightApp, client: pg.Client) {
    this.night = night
    this.client = client
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
    return { app, call, feed, tokenOf } as Portal
  }

  private async killed(options: InjectOptions) {
    const name = String(options.url).replaceAll(/[0-9a-f-]{36}|\d+/g, '…')
    for (let kill = 0; kill < KILLS_A_CALL; kill++) {
      // Tries are counted before they are looked at, and stay counted.
      await this.client.query('delete from rate_bucket')
      const before = await countAll(this.client)
      const nth = this.dice.whole(1, this.calls.get(name) ?? QUESTIONS)
      const reply = await this.asked({ options, nth })
      if (reply) return this.took(name, reply)
      this.kills++
      this.compare(`${name} before ${nth}`, before, await countAll(this.client))
    }
    const reply = await this.asked({ options, nth: 0 })
    if (!reply) throw new Error(`${name} died by itself`)
    return this.took(name, reply)
  }

  private async took(name: string, { asked, statusCode, body, bytes }: Answered) {
    this.calls.set(name, asked)
    this.wrong.push(...brokenIn(await countAll(this.client)).map((one) => `${name}: ${one}`))
    return { statusCode, body, rawPayload: bytes, json: () => JSON.parse(body) }
  }

  private compare(where: string, before: Counts, after: Counts): void {
    if (isDeepStrictEqual(before, after)) return
    this.wrong.push(`${where}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`)
  }

  /** Undefined where it was killed. */
  private async asked(call: Call): Promise<Answered | undefined> {
    this.child ??= this.started()
    const child = await this.child
    child.send(call)
    const answered = once(child, 'message').then(([reply]) => reply as Answered)
    const died = once(child, 'exit').then(() => undefined)
    const reply = await Promise.race([answered, died])
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
