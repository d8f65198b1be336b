// /home as Lighthouse sees it on a middling phone with a slow connection.

import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result, type TraceEvent } from 'lighthouse'
import { DEVICE_TYPE } from '#tests/support/device-type/device-type.ts'
import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../process/chromium.ts'
import { atEnd } from '../process/ending.ts'
import { noiseOf, rest } from '../process/neighbours.ts'
import { startThrowawaySite } from '../process/throwaway-site.ts'

const RUNS = 5

export async function lighthouseScores(): Promise<void> {
  const site = await startThrowawaySite()
  const url = `${site.address}/home`
  await fetch(url) // drawn once, as for the first visitor of the minute
  const rests: number[] = []
  async function visits(device: string, type: NodeJS.ProcessEnv): Promise<Visit[]> {
    const results: Visit[] = []
    for (let run = 1; run <= RUNS; run++) {
      console.log(`Lighthouse, ${device}, run ${run} of ${RUNS}…`)
      rests.push(await rest())
      results.push(await visitOrAgain(url, join(site.folder, `chromium-${device}-${run}`), type))
    }
    return results
  }
  const asPhones = await visits('with Thai type', DEVICE_TYPE)
  const without = await visits('without', {})
  const { lighthouseVersion } = asPhones[0] as Visit
  printPage('lighthouse', {
    title: 'The front page on a phone',
    about:
      `\`/home\` by Lighthouse ${lighthouseVersion}: a middling phone, a slow line, never here before. With a Thai type of its own, as phones have, and on ` +
      `a machine as it is, often without. Median of ${RUNS}. \`of the processor\`: what the page's own tasks took of it, slowed as Lighthouse slows, without the time in which they waited for the browser's other processes on the same cores. ${noiseOf(rests)}`.trim(),
    columns: ['', 'Thai type', 'each run', 'as it is', 'each run'],
    rows: mediansOf(asPhones, without),
    bars: '100 four times, blocking time at most 50 ms, largest paint at most 1.1 s, layout shift at most 0.01, script at most 80 kB',
  })
}

/** Now and then Chromium leaves out of its trace when the page began, and Lighthouse asks to be run again. */
async function visitOrAgain(url: string, folder: string, type: NodeJS.ProcessEnv): Promise<Visit> {
  try {
    return await visit(url, folder, type)
  } catch (error) {
    console.error(`${String(error)} Once more.`)
    return visit(url, `${folder}-again`, type)
  }
}

/** A new browser each time: a visitor who was never here before. */
async function visit(url: string, userDataDir: string, type: NodeJS.ProcessEnv): Promise<Visit> {
  mkdirSync(userDataDir)
  const launching = launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    userDataDir,
    envVars: { ...process.env, ...type },
    handleSIGINT: false, // run.ts ends everything, in order
  })
  atEnd(() => launching.then(quit, () => undefined))
  const chrome = await launching
  const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error' })
  await quit(chrome)
  const result = outcome?.lhr
  if (!result) throw new Error('Lighthouse answered nothing')
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`)
  return { ...result, processorBlocking: processorBlocking(outcome.artifacts.Trace.traceEvents) }
}

async function quit(chrome: LaunchedChrome): Promise<void> {
  if (chrome.process.exitCode !== null || chrome.process.signalCode !== null) return
  const gone = once(chrome.process, 'exit')
  chrome.kill() // with all the processes it is made of
  await gone
}

type Visit = Result & { processorBlocking: number }
type Figure = [name: string, of: (result: Visit) => number | null | undefined, unit: Unit]
type Unit = (value: number) => string

const points: Unit = (value) => String(Math.round(value * 100))
const ms: Unit = (value) => `${Math.round(value).toLocaleString('en')} ms`
const kilobytes: Unit = (value) => `${(value / 1000).toFixed(1)} kB`
const plain: Unit = (value) => value.toFixed(3)

// biome-ignore format: a table reads in columns
const FIGURES: Figure[] = [
  ['Performance',              ({ categories }) => categories.performance?.score,            points],
  ['Accessibility',            ({ categories }) => categories.accessibility?.score,          points],
  ['Best practices',           ({ categories }) => categories['best-practices']?.score,      points],
  ['SEO',                      ({ categories }) => categories.seo?.score,                    points],
  ['First Contentful Paint',   ({ audits }) => audits['first-contentful-paint']?.numericValue,   ms],
  ['Largest Contentful Paint', ({ audits }) => audits['largest-contentful-paint']?.numericValue, ms],
  ['Total Blocking Time',      ({ audits }) => audits['total-blocking-time']?.numericValue,      ms],
  ['… of the processor',       ({ processorBlocking }) => processorBlocking,                         ms],
  ['Cumulative Layout Shift',  ({ audits }) => audits['cumulative-layout-shift']?.numericValue, plain],
  ['Script transferred',       scriptTransferred,                                         kilobytes],
]

function mediansOf(...devices: Visit[][]): string[][] {
  return FIGURES.map(([name, of, unit]) => [
    name,
    ...devices.flatMap((results) => {
      const values = results.map((result) => of(result) ?? Number.NaN)
      if (values.some(Number.isNaN)) throw new Error(`Lighthouse did not measure: ${name}`)
      return [unit(median(values)), values.map(unit).join(', ')]
    }),
  ])
}

/** Headers included, as the network carries them. */
function scriptTransferred({ audits }: Result): number | undefined {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return undefined
  const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

/** Lighthouse's own type leaves the processor's time out. */
type Timed = TraceEvent & { tdur?: number }

/** As Lighthouse slows a phone. */
const SLOWED = 4
const MAY_TAKE_MS = 50

/** Of the tasks that end after the first paint, what each takes of the processor beyond 50 ms. */
function processorBlocking(events: Timed[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('nothing was painted')
  return events
    .filter(
      ({ name, pid, tid }) =>
        name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid,
    )
    .filter(({ ts, dur }) => ts + dur > painted.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWED - MAY_TAKE_MS))
    .reduce((sum, each) => sum + each, 0)
}
