// The real site for the journeys: the same command an operator uses, on a folder that is thrown away,
// stopped as an operator stops it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '#database/embedded/alive.ts'
import { freePort } from '#database/embedded/free-port.ts'
import { DEMO_PLAN } from '#scripts/demo/night.ts'
import { DEMO_OF_RUN } from '#tests/support/demo-of-run.ts'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'
import { noteDescription } from './sent-forms.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const READY_WITHIN_MS = 120_000
const GONE_WITHIN_MS = 20_000

/**
 * A site of journeys is stopped before most of what it collects would have been in anybody's way: V8's helper threads took a quarter of
 * the site's processor for collecting. How much it may take at most stays as operators have it (scripts/start/memory-limits.ts).
 */
const GARBAGE_LATER = [
  '--initial-old-space-size=1000',
  '--external-memory-accounted-in-global-limit',
]

/** Where journeys find the site and its database; workers inherit them. */
export const SITE_URL = 'E2E_SITE_URL'
export const SITE_DATABASE_URL = 'E2E_SITE_DATABASE_URL'
export const SITE_DATA_DIR = 'E2E_SITE_DATA_DIR'
/** A stopped site with the demo in it, of which every other begins as a copy: loading the demo takes longest. */
const DEMO_DIR = 'E2E_DEMO_DIR'

// biome-ignore lint/style/noDefaultExport: how Playwright asks for it
export default async function setup(): Promise<() => Promise<void>> {
  const demoDir = await prepareDemo()
  process.env[DEMO_DIR] = demoDir
  const { address, databaseUrl, dataDir, close } = await startSite()
  process.env[SITE_URL] = address
  process.env[SITE_DATABASE_URL] = databaseUrl
  process.env[SITE_DATA_DIR] = dataDir
  await noteDescription(address)
  return async () => {
    // That of the whole run is wanted once more when journeys are tried again.
    if (demoDir !== process.env[DEMO_OF_RUN]) rmSync(demoDir, { recursive: true, force: true })
    await close()
  }
}

async function prepareDemo(): Promise<string> {
  const ofRun = process.env[DEMO_OF_RUN]
  if (ofRun && existsSync(ofRun)) return ofRun
  const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-e2e-demo-'))
  const site = start(dataDir, await freePort(), {})
  let complaints: string[]
  try {
    await ready(site, collect(site))
  } finally {
    complaints = await stop(site, dataDir)
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return dataDir
}

/** A restore drill that the site began may still be putting its own things away. */
const GONE = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const

/** With the owners of the files, which PostgreSQL insists on. */
function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', `${from}/.`, to])
}

export interface Site {
  address: string
  /** As the one who owns everything: a journey changes what no visitor may. */
  databaseUrl: string
  dataDir: string
  /** What it has said in its terminal so far. */
  said(): string
  /** Fails if the site complained, or did not stop as it should. */
  close(): Promise<void>
}

/** `settings` as an operator would set them; with a DATABASE_URL there is no PostgreSQL of its own. */
export async function startSite(
  settings: Record<string, string> = {},
  lookAt: (address: string) => Promise<void> = open,
): Promise<Site> {
  const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-e2e-'))
  const demoDir = process.env[DEMO_DIR]
  // A cooperative's own site begins with nothing.
  const isFresh = settings.DATABASE_URL || settings.COOP_MODE === 'production'
  if (demoDir && !isFresh) copyFolder(demoDir, dataDir)
  const port = await freePort()
  const site = start(dataDir, port, settings)
  const output = collect(site)
  const address = `http://localhost:${port}`
  try {
    await ready(site, output)
    await lookAt(address)
  } catch (error) {
    await stop(site, dataDir)
    rmSync(dataDir, GONE)
    throw error
  }
  async function close() {
    const complaints = [...(await stop(site, dataDir)), ...faultsIn(dataDir)]
    rmSync(dataDir, GONE)
    if (complaints.length > 0) throw new Error([...complaints, ...output].join('\n'))
  }
  const databaseUrl = settings.DATABASE_URL ?? databaseUrlOf(dataDir)
  return { address, databaseUrl, dataDir, said: () => output.join(''), close }
}

function start(dataDir: string, port: number, settings: Record<string, string>): ChildProcess {
  // Playwright sets NODE_ENV=test, with which Vite would build React's development version.
  const { NODE_ENV, DATABASE_URL, PUBLIC_URL, COOP_MODE, LOG_FILE, ...env } = process.env
  return spawn(process.execPath, [...GARBAGE_LATER, 'scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...env,
      BACKUP_AT: 'never',
      PRINTER_WARM_UP: 'no',
      // What every start is made of is read and stripped of its types once.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
      // Journeys name days and months of the demo.
      DEMO_AS_OF: DEMO_PLAN.asOf,
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function collect(site: ChildProcess): string[] {
  const output: string[] = []
  site.stdout?.on('data', (text) => output.push(String(text)))
  site.stderr?.on('data', (text) => output.push(String(text)))
  return output
}

async function ready(site: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!output.join('').includes('Ready in')) {
    if (site.exitCode !== null || Date.now() > deadline) {
      throw new Error(`the site did not start:\n${output.join('')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** «Ready» means that visitors are let in; on a machine that other tests keep busy, once it is less so. */
async function open(address: string): Promise<void> {
  const VISITORS = 8
  const deadline = Date.now() + READY_WITHIN_MS
  let letIn = 0
  while (letIn < VISITORS) {
    const { status } = await fetch(`${address}/home`)
    if (status === 200) letIn++
    else if (status !== 503 || Date.now() > deadline)
      throw new Error(`the site is ready, but answers ${status} after ${letIn} visitors`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** What is wrong with how it stopped: nothing, if it ended well and took PostgreSQL with it. */
async function stop(site: ChildProcess, dataDir: string): Promise<string[]> {
  if (site.exitCode !== null) return [`the site ended by itself with ${site.exitCode}`]
  const postgres = postmaster(dataDir)
  const late = setTimeout(() => site.kill('SIGKILL'), GONE_WITHIN_MS)
  const exited = once(site, 'exit')
  site.kill('SIGINT')
  const [code, signal] = await exited
  clearTimeout(late)
  return [
    ...(code === 0 ? [] : [`the site ended with ${code ?? signal} instead of 0`]),
    ...(postgres && isAlive(postgres) ? [`PostgreSQL (${postgres}) is still running`] : []),
  ]
}

function postmaster(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number(linesOf(file)[0]) : undefined
}

/** PostgreSQL writes its process id on the first line of postmaster.pid and its port on the fourth. */
function databaseUrlOf(dataDir: string): string {
  const port = linesOf(join(dataDir, 'postgres', 'postmaster.pid'))[3]
  const { superuser } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  return `postgres://postgres:${superuser}@127.0.0.1:${port}/coop`
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}

/** A journey may see a page that works although the server complained behind it. */
function faultsIn(dataDir: string): string[] {
  const log = join(dataDir, 'site.log')
  if (!existsSync(log)) return []
  const ERROR = 50
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line && JSON.parse(line).level >= ERROR)
}
