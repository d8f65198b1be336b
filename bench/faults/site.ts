// The site as `npm start` runs it, with the database that it watches over, and the ways in which they are killed.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readSecrets, type Secrets } from '#server/settings/secrets.ts'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'
import type { Random } from '#web/testing/every-page/random.ts'
import { end } from '../process/child.ts'
import { atEnd } from '../process/ending.ts'

export const VICTIMS = ['web', 'database', 'server process', 'import', 'both'] as const
export type Victim = (typeof VICTIMS)[number]

const BACK_WITHIN_MS = 300_000
const ROOT = join(import.meta.dirname, '..', '..')

export class Site {
  readonly dataDir = newFolder()
  readonly address: string
  readonly #port: number
  #child: ChildProcess | undefined

  constructor(port: number) {
    this.#port = port
    this.address = `http://127.0.0.1:${port}`
    atEnd(async () => {
      await this.stop()
      // A site that is stopped while it starts leaves its database running.
      if (existsSync(this.#pidFile())) kill(this.#postmaster())
    })
  }

  get secrets(): Secrets {
    return readSecrets(this.dataDir)
  }

  start(): void {
    const log = openSync(join(this.dataDir, 'said.log'), 'a')
    this.#child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...{ PORT: String(this.#port), DATA_DIR: this.dataDir, PUBLIC_URL: this.address },
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
        ...{ TRUSTED_PROXIES: '127.0.0.1', PRINTER_WARM_UP: 'no', BACKUP_AT: 'never' },
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
  }

  /** Answers who was killed: where no import is at work, a process of the database in its place. */
  async kill(victim: Victim, chance: Random): Promise<Victim> {
    if (victim === 'import') {
      const [pid] = this.#imports()
      if (pid === undefined) return this.kill('server process', chance)
      kill(pid)
      return victim
    }
    if (victim === 'server process') {
      const postmaster = this.#postmaster()
      kill(chance.of([...childrenOf(postmaster), postmaster]))
      return victim
    }
    if (victim !== 'web') kill(this.#postmaster())
    if (victim !== 'database') await this.#killWeb()
    return victim
  }

  /** Once writes are taken again. A process that ended by itself is started anew, as a service manager does. */
  async back(): Promise<number> {
    const startedAt = performance.now()
    // The site may not have noticed yet that its database is gone, and its word is not enough.
    while (!((await this.#isWell()) && (await this.#databaseAnswers()))) {
      if (performance.now() - startedAt > BACK_WITHIN_MS)
        throw new Error(`the site did not come back:\n${this.lastWords()}`)
      if (!this.#child || this.#child.exitCode !== null) this.start()
      await sleep(50)
    }
    return performance.now() - startedAt
  }

  /** As the owner of the tables, or as the server. */
  client(role: 'app_migrate' | 'app_rw' = 'app_migrate'): pg.Client {
    const client = new pg.Client(this.url(role))
    client.on('error', () => undefined)
    return client
  }

  url(role: 'app_migrate' | 'app_rw'): string {
    const [, , , port] = readFileSync(this.#pidFile(), 'utf8').split('\n')
    return `postgres://${role}:${this.secrets[role]}@127.0.0.1:${port}/coop`
  }

  isImporting(): boolean {
    return this.#imports().length > 0
  }

  /** In order; answers the exit code. */
  async stop(): Promise<number | null | undefined> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => end(child), 20_000)
    const [code] = await gone
    clearTimeout(late)
    return code
  }

  lastWords(): string {
    return readFileSync(join(this.dataDir, 'said.log'), 'utf8').split('\n').slice(-20).join('\n')
  }

  async #killWeb(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    this.#child = undefined
  }

  async #isWell(): Promise<boolean> {
    const asked = fetch(`${this.address}/writez`, { signal: AbortSignal.timeout(1_000) })
    return asked.then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status === 200
      },
      () => false,
    )
  }

  async #databaseAnswers(): Promise<boolean> {
    if (!existsSync(this.#pidFile())) return false
    const client = this.client()
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  #pidFile(): string {
    return join(this.dataDir, 'postgres', 'postmaster.pid')
  }

  #postmaster(): number {
    return Number.parseInt(readFileSync(this.#pidFile(), 'utf8'), 10)
  }

  /** Of this folder: others may import on this machine too. */
  #imports(): number[] {
    const found = execFileSync('sh', ['-c', `pgrep -f 'import[.]ts.*${this.dataDir}' || true`])
    return numbersIn(found.toString())
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(roomiestFolder(), 'coop-faults-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  // For root, PostgreSQL runs under another account, which must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}

function childrenOf(pid: number): number[] {
  return numbersIn(execFileSync('sh', ['-c', `pgrep -P ${pid} || true`]).toString())
}

function numbersIn(text: string): number[] {
  return text.split('\n').filter(Boolean).map(Number)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}
