// What a new cooperative enters on its way to an open site, by the calls of its pages: what is typed where is in tests/pages.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { NEW_SMS } from '#domain/site/sender-config.ts'
import { totpCode } from '#server/identity/totp.ts'
import { givenSmsProvider } from '#tests/support/outside/sms-provider.ts'
import { expect } from './journey.ts'
import { officerAt } from './own-site.ts'
import type { Site } from './site.ts'

interface Papers {
  token: string
  /** What the page says to be one of the site's own. */
  csrf: string
}

/** Asks and sends as an officer's pages do, with the cookies of their browser. */
export function deskOf(browser: APIRequestContext, { token, csrf }: Papers) {
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf }
  return asking(async (path, data) => {
    const reply = await browser.fetch(path, { method: data ? 'POST' : 'GET', headers, data })
    return { ok: reply.ok(), said: await reply.text() }
  })
}

/** Without a browser, which no cookie speaks for. */
function programAt(address: string, token = '') {
  return asking(async (path, data) => {
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(data),
    })
    return { ok: reply.ok, said: await reply.text() }
  })
}

type Send = (path: string, data?: object) => Promise<{ ok: boolean; said: string }>

function asking(send: Send) {
  // biome-ignore lint/suspicious/noExplicitAny: a journey reads what it names
  async function ask(path: string, data?: object): Promise<any> {
    const { ok, said } = await send(`/api/admin${path}`, data)
    if (!ok) throw new Error(`${path}: ${said}`)
    return JSON.parse(said).data
  }
  /** A config of the site (server/site/versioned-config.ts). */
  async function save(path: string, change: object): Promise<number> {
    const { version, content } = await ask(path)
    return (await ask(path, { version, content: { ...content, ...change } })).version
  }
  return { ask, save }
}

type Desk = ReturnType<typeof asking>

export async function enterWords({ ask, save }: Desk): Promise<void> {
  const rate = (kind: string, name: string, rate_ppm: number) => {
    const steps = [{ effective_on: bangkokDate(new Date()), rate_ppm, note: '' }]
    return { kind, name, was: '', months_max: 0, amount_max: 0, steps }
  }
  await save('/rates', {
    products: [rate('deposit', 'ออมทรัพย์', 25_000), rate('loan', 'สามัญ', 60_000)],
  })
  await save('/policies/policy', { body: '<p>สหกรณ์ดูแลข้อมูลของท่านตามกฎหมาย</p>' })
  const { version } = await ask('/terms/terms/draft')
  await ask('/terms/terms/announce', { draft: version, confirm: '1.0' })
  const body = '<p>สหกรณ์ใช้ข้อมูลของท่านเพื่อให้บริการ</p>'
  const draft = await save('/terms/privacy/draft', { body })
  await ask('/terms/privacy/announce', { draft, confirm: '1.0' })
}

/** Sends a message to a provider that takes it. */
export async function enterSms({ ask }: Desk): Promise<void> {
  const provider = await givenSmsProvider()
  const config = { ...NEW_SMS, url: provider.url, sender: 'COOP' }
  const { sms } = await ask('/senders')
  await ask('/senders/sms', { seen: sms.changes, config, key: 'k3y', secret: '' })
  await ask('/health/test-message', { channel: 'sms', address: '0812345678' })
  provider.close()
  expect(provider.received.join('')).toContain('0812345678')
}

/** A colleague who approves, from the code to the desk. */
export async function addColleague({ ask }: Desk, site: Site, password: string): Promise<Desk> {
  const { code } = await ask('/staff', { login: 'malee', name: 'มาลี ทองคำ', roles: ['approver'] })
  const door = programAt(site.address)
  const { ticket, enrolment } = await door.ask('/auth/setup', { code, password })
  const typed = totpCode(enrolment.secret, new Date())
  await door.ask('/auth/totp', { ticket, code: typed })
  return programAt(site.address, await officerAt(site, 'malee'))
}

/** One brings the first set, the other publishes it. */
export async function publishFirstSet(one: Desk, other: Desk, folder: string): Promise<void> {
  const { set } = await one.ask('/imports/sets', {})
  for (const name of readdirSync(folder))
    await one.ask(`/imports/sets/${set}/pieces?name=${name}&at=0`, readFileSync(join(folder, name)))
  const { run_id } = await one.ask(`/imports/sets/${set}/run`, { when_good: 'hold' })
  const becomes = (state: string) =>
    expect
      .poll(async () => (await one.ask('/imports')).runs[0].state, { timeout: 60_000 })
      .toBe(state)
  await becomes('waiting')
  await other.ask(`/imports/${run_id}/publication`, {})
  await becomes('published')
}
