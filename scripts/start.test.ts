// The two commands as an operator meets them: real processes, real signals, a real port.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test as plain, vi } from 'vitest'
import { isAlive } from '#database/embedded/alive.ts'
import { freePort } from '#database/embedded/free-port.ts'
import { DEMO_OF_RUN } from '#tests/support/demo-of-run.ts'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'
import { DEMO_PLAN } from './demo/night.ts'

// A first start makes a database and draws the demo's pictures.
vi.setConfig({ testTimeout: 180_000 })

/** What the first start left behind: the others begin with a copy of it. */
const FIRST = mkdtempSync(join(roomiestFolder(), 'coop-start-'))
afterAll(() => rmSync(FIRST, { recursive: true, force: true }))

interface World {
  dataDir: string
  port: number
  begin(env?: Record<string, string>): Site
}

interface Site {
  child: ChildProcess
  output(): string
  says(words: string): Promise<void>
  ended: Promise<number | string>
}

const test = plain.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says it needs no other
  dataDir: async ({}, use) => {
    const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-start-'))
    // With its owners: for root, PostgreSQL runs under another account.
    execFileSync('cp', ['-a', `${FIRST}/.`, dataDir])
    await use(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says it needs no other
  port: async ({}, use) => {
    await use(await freePort())
  },
  begin: async ({ dataDir, port }, use) => {
    const sites: Site[] = []
    await use((env = {}) => {
      const site = launch({ DATA_DIR: dataDir, PORT: String(port), ...env })
      sites.push(site)
      return site
    })
    for (const { child, ended } of sites) {
      child.kill('SIGINT')
      await ended
    }
  },
})

function launch(env: Record<string, string>): Site {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      ...{ PRINTER_WARM_UP: 'no', BACKUP_AT: 'never', DEMO_AS_OF: DEMO_PLAN.asOf },
      ...env,
    },
  })
  let text = ''
  const hear = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone')),
  )
  return {
    child,
    output: () => text,
    async says(words) {
      while (!text.includes(words)) {
        const over = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))])
        if (over !== undefined && !text.includes(words))
          throw new Error(`ended (${over}):\n${text}`)
      }
    },
    ended,
  }
}

/** A site that has only just started, on a machine with much to do, may say that it is busy, as to anybody. */
async function answerOf(port: number, path: string): Promise<Response> {
  const TRIES = 100
  for (let tries = 1; ; tries++) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    if (reply && reply.status !== 503) return reply
    if (tries === TRIES) throw new Error(`${path} answers ${reply?.status ?? 'nothing'}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('a start ends with the address and the accounts; killed, the next finds everything as it was; Ctrl-C leaves nothing running', async ({
  dataDir,
  port,
  begin,
}) => {
  const first = begin()
  await first.says('Ready in')
  const pid = postmaster(dataDir)
  const command = execFileSync('ps', ['-o', 'args=', '-p', String(first.child.pid)])
  expect(String(command)).toMatch(/ --max-old-space-size=\d+ --max-semi-space-size=32 /)
  expect(first.output()).toContain(`http://localhost:${port}`)
  expect(first.output()).toMatch(/members +000001 +000002 +000003 +000004 +password demo-member/)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0)
  expect(existsSync(join(dataDir, 'demo-accounts.json'))).toBe(true)

  // A second start touches nothing.
  const second = begin({ PORT: String(port + 1) })
  expect(await second.ended).toBe(0)
  expect(second.output()).toContain(`The site is already running at http://localhost:${port}`)
  expect(postmaster(dataDir)).toBe(pid)
  expect((await answerOf(port, '/home')).status).toBe(200)

  // Killed without warning, its PostgreSQL lives on and is taken over.
  const before = await (await answerOf(port, '/api/info/home')).text()
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const next = begin()
  await next.says('Ready in')
  expect(postmaster(dataDir)).toBe(pid)
  expect(await (await answerOf(port, '/api/info/home')).text()).toBe(before)

  // When it is PostgreSQL that is killed, the site goes on by itself.
  process.kill(pid, 'SIGKILL')
  await next.says('PostgreSQL was gone')
  expect((await answerOf(port, '/readyz')).status).toBe(200)
  expect((await answerOf(port, '/home')).status).toBe(200)

  // What was connected before may still have answered: the one that is stopped below is the next.
  await vi.waitFor(() => expect(postmaster(dataDir)).not.toBe(pid), 30_000)
  const newPid = postmaster(dataDir)
  next.child.kill('SIGINT')
  expect(await next.ended).toBe(0)
  expect(isAlive(newPid)).toBe(false)
  // What it complained of when its database was killed is nobody else's.
  rmSync(join(dataDir, 'site.log'))
  execFileSync('cp', ['-a', `${dataDir}/.`, FIRST])
  const folder = process.env[DEMO_OF_RUN]
  // There already, when those that failed are tried again.
  if (folder && !existsSync(folder)) execFileSync('cp', ['-a', FIRST, folder])
})

// With the database that is there already: making one takes longer than all that is asked here.
test('Ctrl-C while the site still starts leaves no database behind either', async ({
  dataDir,
  begin,
}) => {
  const site = begin()
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 60_000, interval: 20 })
  const pid = postmaster(dataDir)
  site.child.kill('SIGINT')

  expect(await site.ended).toBe(0)
  expect(site.output()).toContain('nothing is left running')
  expect(site.output()).not.toContain('Ready in')
  expect(isAlive(pid)).toBe(false)
})

test('a port that is taken gets a sentence naming PORT, and leaves no database behind', async ({
  dataDir,
  port,
  begin,
}) => {
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))

  const site = begin()

  expect(await site.ended).toBe(1)
  expect(site.output()).toContain(`Port ${port} is in use`)
  expect(site.output()).toContain('PORT=')
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  await new Promise((resolve) => other.close(resolve))
})

// Two processes share the port and stop together: tests/e2e/staff-site.desktop.spec.ts, whose site has two.
// That it refuses to start without an address is asked in server/settings/settings.test.ts.
test('production refuses to start on the demo’s database', async ({ begin }) => {
  const production = begin({ COOP_MODE: 'production', PUBLIC_URL: 'https://coop.example' })
  expect(await production.ended).toBe(1)
  expect(production.output()).toContain('refuses a database that holds the demo accounts')
})
