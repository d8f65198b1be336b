// From a tap to the figures of /member/status, on a middling phone with a slow connection: how long a member who is
// signed in waits, what comes meanwhile, and how many round trips follow one another.

import {
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from '@playwright/test'
import { median } from '../figures/median.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../process/chromium.ts'
import { atEnd } from '../process/ending.ts'
import { noiseOf, rest } from '../process/neighbours.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'

const RUNS = 5
const CPU_SLOWDOWN = 4
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
// As scripts/demo/ gives it to every demo member.
const PASSWORD = 'demo-member'
const FIGURES = 'ภาพรวม'
// Until everything that a public page fetches by itself has come.
const SETTLED_MS = 9_000

interface Arrival {
  ms: number
  requests: number
  bytes: number
  roundTrips: number
}

const WAYS: Record<string, (page: Page, site: ThrowawaySite) => Promise<() => Promise<unknown>>> = {
  'its address, nothing kept from before': async (page, site) => () =>
    page.goto(`${site.address}/member/status`, { waitUntil: 'commit' }),
  'from the door on /home': async (page, site) => {
    await page.goto(`${site.address}/home`)
    await page.waitForTimeout(SETTLED_MS)
    const door = page.getByRole('navigation', { name: 'เข้าสู่ระบบ' }).getByRole('link').first()
    return () => door.tap()
  },
}

export async function firstFigures(): Promise<void> {
  const site = await startThrowawaySite()
  const opening = chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  atEnd(async () => (await opening.catch(() => undefined))?.close())
  const browser = await opening
  const phone = { ...devices['Pixel 5'], serviceWorkers: 'block' as const }
  const known = await signedIn(await browser.newContext(phone), site)

  console.log(
    `\nFrom a tap to the figures of /member/status, ${CPU_SLOWDOWN} × slowed, 1.6 Mbit/s, 150 ms`,
  )
  for (const [name, way] of Object.entries(WAYS)) {
    const arrivals: Arrival[] = []
    const rests: number[] = []
    for (let run = 0; run < RUNS; run++) {
      rests.push(await rest())
      const context = await browser.newContext({ ...phone, storageState: known })
      arrivals.push(await arrive(context, (page) => way(page, site)))
      await context.close()
    }
    print(name, arrivals)
    if (noiseOf(rests)) console.log(`  ${noiseOf(rests)}`)
  }
}

/** What a browser holds of a member who is in. */
async function signedIn(context: BrowserContext, site: ThrowawaySite) {
  const page = await context.newPage()
  await page.goto(`${site.address}/member/logon`)
  await page.getByLabel('เลขสมาชิก').fill(site.membershipNo)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: FIGURES }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

async function arrive(
  context: BrowserContext,
  prepare: (page: Page) => Promise<() => Promise<unknown>>,
): Promise<Arrival> {
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await slowDown(line)
  const go = await prepare(page)
  const requests = watch(line)
  const startedAt = performance.now()
  go().catch(() => undefined) // what breaks is seen by the figures that never come
  await page.getByRole('region', { name: FIGURES }).waitFor({ timeout: 60_000 })
  const ms = performance.now() - startedAt
  const come = [...requests.values()].filter(({ end }) => end !== undefined)
  const bytes = come.reduce((sum, request) => sum + request.bytes, 0)
  return { ms, requests: come.length, bytes, roundTrips: deepest(come) }
}

async function slowDown(line: CDPSession): Promise<void> {
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

interface Request {
  start: number
  end?: number
  bytes: number
}

function watch(line: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>()
  line.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { start: timestamp, bytes: 0 })
  })
  line.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength })
  })
  return requests
}

/** The longest row of requests each of which began only after the one before it had come. */
function deepest(requests: Request[]): number {
  const depths: { end: number; depth: number }[] = []
  for (const { start, end = 0 } of requests.toSorted((a, b) => a.start - b.start)) {
    const before = depths.filter((earlier) => earlier.end <= start)
    depths.push({ end, depth: 1 + Math.max(0, ...before.map(({ depth }) => depth)) })
  }
  return Math.max(...depths.map(({ depth }) => depth))
}

function print(name: string, arrivals: Arrival[]): void {
  const middle = (of: (arrival: Arrival) => number) => median(arrivals.map(of))
  const all = arrivals.map(({ ms }) => `${(ms / 1000).toFixed(1)}`).join(', ')
  console.log(
    `  ${name}: ${(middle(({ ms }) => ms) / 1000).toFixed(1)} s (${all}), ` +
      `${middle(({ requests }) => requests)} requests, ${middle(({ roundTrips }) => roundTrips)} one after the other, ` +
      `${(middle(({ bytes }) => bytes) / 1000).toFixed(0)} kB`,
  )
}
