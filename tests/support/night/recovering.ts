// A site with a night in it, and a person who wants a password: what the browser does, step by step.

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { latestMessages } from '#database/queries/monitoring/outbox-message.ts'
import { type Person, personOf } from '#demo/core-system/member/person.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import type { Senders } from '#server/outbox/senders.ts'
import { workOff } from '#server/outbox/worker.ts'
import { SEALING } from '../app/sealing.ts'
import { buildTestApp, CSRF_SECRET, SEALING_SECRET } from '../app/test.ts'
import { givenVisitor } from '../given/site.ts'
import { solvedCaptcha } from '../given/solved-captcha.ts'
import { givenNight, type NightDatabase } from './night.ts'

export const PLAN = { members: 40, months: 2, units: 5, seed: 1, asOf: '2026-10-31' }
/** Keeps what it is given and shows nothing. */
export const SILENT: Senders = Object.fromEntries(
  (['sms', 'email'] as const).map((channel) => [
    channel,
    { send: async () => undefined, keepsBody: true, close: () => undefined },
  ]),
)

export interface Site {
  app: FastifyInstance
  connection: Connection
  night: NightDatabase
  logged: string[]
  close(): Promise<void>
}

/** One for a whole file of tests. */
export function sharedSite(name: string): Site {
  const site = {} as Site
  beforeAll(async () => {
    Object.assign(site, await givenSite(name))
  }, 60_000)
  afterAll(() => site.close())
  return site
}

/** Committed for good, so that fifty can ask at once. */
export async function givenSite(name: string): Promise<Site> {
  const { database: night } = await givenNight(name, PLAN)
  const connection = connect(night.app, 20)
  const logged: string[] = []
  const app = await buildTestApp(connection.db, logged)
  async function close() {
    await app.close()
    await connection.close()
  }
  return { app, connection, night, logged, close }
}

const EVERYBODY = Array.from({ length: PLAN.members }, (_, index) => personOf(PLAN, index))
const PRESENT = EVERYBODY.filter(({ endedOn }) => !endedOn)

/** Somebody of the demo cooperative who is a member now; no two tests take the same. */
export function person(index: number): Person {
  return PRESENT[index] as Person
}

/** The last of them who has an e-mail as well as a phone. */
export function personWithEmail(): Person {
  return PRESENT.findLast(({ email }) => email) as Person
}

export function personWhoLeft(): Person {
  return EVERYBODY.find(({ endedOn }) => endedOn) as Person
}

let networks = 0

/** A browser on a network of its own, so that no test uses up another's tries. */
export async function givenBrowser({ app }: Site) {
  const { cookie, token } = await givenVisitor(app)
  const remoteAddress = `10.0.${Math.floor(++networks / 250)}.${1 + (networks % 250)}`
  const usual = { cookie, 'x-csrf-token': token, 'content-type': 'application/json' }
  async function post(path: string, payload: object, device?: string) {
    const headers = { ...usual, ...(device && { cookie: `${cookie}; ${device}` }) }
    return app.inject({
      method: 'POST',
      url: `/api/member${path}`,
      headers,
      remoteAddress,
      payload,
    })
  }
  return {
    post,
    /** With the proof of work that the route asks for. */
    prove: async (path: string, payload: object) =>
      post(path, { ...payload, recaptcha: await solvedCaptcha(app) }),
  }
}
export type Browser = Awaited<ReturnType<typeof givenBrowser>>

export function whoIs({ no, nationalId, birth }: Person) {
  return { membership_no: no, national_id: nationalId, birth_date: birth }
}

export async function askForCode(browser: Browser, who: object, purpose = 'register') {
  const reply = await browser.prove('/registerauth', { ...who, purpose })
  return reply.json().data as { flow: string; reference: string }
}

/** What the worker would do by itself within half a second. */
export async function workOutbox({ connection }: Site, senders: Senders = SILENT): Promise<void> {
  const audit = auditKeyFrom(SEALING_SECRET)
  const work = { db: connection.db, sealing: SEALING, audit, secret: CSRF_SECRET, senders }
  while (await workOff(work));
}

export interface Received {
  channel: string
  template: string
  address: string
  body: string
}

/** What this member got, oldest first. */
export async function receivedBy({ connection }: Site, no: string): Promise<Received[]> {
  const messages = await latestMessages(connection.db, 500)
  return messages
    .filter(({ membership_no, sent_at }) => membership_no === no && sent_at)
    .reverse()
    .map(({ channel, template, address_sealed, body_sealed }) => ({
      channel,
      template,
      address: SEALING.open(address_sealed),
      body: body_sealed ? SEALING.open(body_sealed) : '',
    }))
}

/** The code in the newest message. */
export async function codeFor(site: Site, no: string): Promise<string> {
  await workOutbox(site)
  const codes = (await receivedBy(site, no)).filter(({ template }) => template === 'code')
  return /OTP (\d{6})/.exec(codes.at(-1)?.body ?? '')?.[1] ?? ''
}

/** All the way to a ticket. */
export async function givenTicket(
  site: Site,
  browser: Browser,
  who: Person,
  purpose = 'register',
): Promise<string> {
  const { flow } = await askForCode(browser, whoIs(who), purpose)
  const code = await codeFor(site, who.no)
  const reply = await browser.post('/registerauth/verify', { flow, code })
  return reply.json().data.ticket
}
