// One kill after the other: people write, something dies, comes back, and what they were told is compared with what is there.

import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { verifyAudit } from '#database/core/audit.ts'
import { connect } from '#database/core/connect.ts'
import { askEveryCheck } from '#database/import/checks/all-checks.ts'
import { fileTotalsOf } from '#database/import/import-run.ts'
import { currentPublication } from '#database/import/publication.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { issueSession } from '#server/identity/session.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import { type Broken, brokenInvariants } from '#tests/faults/invariants.ts'
import { type Wrong, wrongAmong } from '#tests/faults/writes.ts'
import type { Random } from '#web/testing/every-page/random.ts'
import { Nights } from './nights.ts'
import { type Everybody, everybody, goOn, PASSWORD_OF } from './people.ts'
import { Sender } from './sender.ts'
import { Site, type Victim } from './site.ts'

const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: null } as const
const LAST_IMPORT_MS = 60_000

export interface Return {
  victim: Victim
  backMs: number
}

export class Drill {
  readonly site: Site
  readonly sender: Sender
  readonly returns: Return[] = []
  readonly killed: Victim[] = []
  readonly wrongWrites: Wrong[] = []
  readonly broken: string[] = []
  events = 0
  readonly #nights = new Nights()
  readonly #everybody: Everybody
  #writing: Promise<void>[] = []
  #isOpen = false
  /** Writes before this one have been looked for. */
  #checked = 0

  private constructor(site: Site) {
    this.site = site
    this.sender = new Sender(site.address)
    this.#everybody = everybody({
      sender: this.sender,
      csrf: site.secrets.csrf,
      officer: (login) => this.#officer(login),
      nextNight: () => this.#nights.next(),
    })
  }

  static async begin(port: number): Promise<Drill> {
    const site = new Site(port)
    site.start()
    await site.back()
    return new Drill(site)
  }

  letWrite(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#writing = this.#everybody.people.map((person) => goOn(person, () => this.#isOpen))
  }

  async kill(drawn: Victim, chance: Random): Promise<Victim> {
    const victim = await this.site.kill(drawn, chance)
    this.killed.push(victim)
    return victim
  }

  /** Once it writes again: everybody finishes, and what there is is looked at. */
  async comeBack(victim: Victim): Promise<{ backMs: number; wrong: string[] }> {
    const backMs = await this.site.back()
    this.returns.push({ victim, backMs })
    return { backMs, wrong: await this.#pauseAndLook() }
  }

  /** At the end: nothing is at work any more, and one more night comes in as on any day. */
  async finish(): Promise<void> {
    await this.#pauseAndLook()
    await this.#untilNoImport()
    const before = this.sender.writes.length
    const importer = this.#everybody.people.find(({ name }) => name === 'importer')
    await importer?.act()
    await this.#untilNoImport()
    if (this.sender.writes[before]?.outcome !== 'done') this.broken.push('no night can be loaded')
    await this.#look(true)
    const code = await this.site.stop()
    if (code !== 0) this.broken.push(`the site did not stop in order: ${code}`)
  }

  close(): void {
    this.#isOpen = false
    this.#nights.close()
  }

  async #untilNoImport(): Promise<void> {
    const until = Date.now() + LAST_IMPORT_MS
    while (this.site.isImporting() && Date.now() < until) await sleep(100)
  }

  async #pauseAndLook(): Promise<string[]> {
    this.#isOpen = false
    await Promise.all(this.#writing)
    return this.#look(false)
  }

  async #look(isAtRest: boolean): Promise<string[]> {
    const client = this.site.client()
    await client.connect()
    try {
      // Limits are not what is asked about here.
      await client.query('delete from rate_bucket; delete from sign_in_failure')
      const writes = this.sender.writes.slice(this.#checked)
      const wrong = await wrongAmong(client, isAtRest ? this.sender.writes : writes)
      this.#checked = this.sender.writes.length
      this.wrongWrites.push(...wrong)
      const broken = [
        ...(await asOfOneMoment(client)).map(({ title, what }) => `${title}: ${what.join(', ')}`),
        ...(await this.#standing(client)),
        ...(await this.#audit()),
        ...(isAtRest ? [...(await wrongSums(client)), ...(await leftBehind(client))] : []),
      ]
      this.broken.push(...broken)
      return [
        ...wrong.map(
          ({ what, write }) => `${what}: ${write.kind} ${write.key} from ${write.address}`,
        ),
        ...broken,
      ]
    } finally {
      await client.end()
    }
  }

  async #standing(client: pg.Client): Promise<string[]> {
    const { line, lineOf, password } = this.#everybody
    const wrong: string[] = []
    const place = lineOf()
    if (place) {
      const { rows } = await client.query(
        `select amount from unit_result_line where unit_no = $1 and period = $2 and membership_no = $3`,
        [place.unit, `${place.period}-01`, place.member],
      )
      const amount = rows[0] ? String(rows[0].amount) : ''
      if (!line.may.includes(amount))
        wrong.push(`the unit’s line is ${amount}, not ${line.may.join(' or ')}`)
    }
    const { rows } = await client.query(
      `select password_hash from credential where kind = 'member' and login = $1`,
      [PASSWORD_OF],
    )
    const fits = await Promise.all(password.may.map((one) => verify(rows[0].password_hash, one)))
    if (!fits.includes(true)) wrong.push(`no password of ${PASSWORD_OF} that may count does`)
    return wrong
  }

  async #audit(): Promise<string[]> {
    const { db, close } = connect(this.site.url('app_migrate'), 1)
    try {
      const key = auditKeyFrom(...readSealingSecrets(this.site.dataDir))
      const { events, brokenAt } = await verifyAudit(db, key)
      const isShorter = events < this.events
      this.events = events
      if (isShorter) return ['the record of actions is shorter than before']
      return brokenAt === undefined ? [] : [`the record of actions is broken at ${brokenAt}`]
    } finally {
      await close()
    }
  }

  async #officer(login: string): Promise<string | undefined> {
    const { db, close } = connect(this.site.url('app_rw'), 1)
    try {
      return (await issueSession(db, { kind: 'staff', subjectId: login, client: CLIENT })).token
    } catch {
      return undefined // the database is away
    } finally {
      await close()
    }
  }
}

async function asOfOneMoment(client: pg.Client): Promise<Broken[]> {
  await client.query('begin isolation level repeatable read read only')
  const broken = await brokenInvariants(client)
  await client.query('commit')
  return broken
}

/** What only another import clears away. */
async function leftBehind(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select 'a run is still called running: ' || run_id as what from import_run where state = 'running'
     union all
     select 'rows of a run that nobody reads: ' || relname from pg_class
     where relnamespace = 'night'::regnamespace and relkind = 'r' and relname ~ '_[0-9]+$'
       and substring(relname from '_([0-9]+)$')::int not in
         (select unnest(array[run_id, previous_id]) from publication)`,
  )
  return rows.map(({ what }) => what)
}

/** All that is asked of a night before it is published. */
async function wrongSums(client: pg.Client): Promise<string[]> {
  const published = await currentPublication(client)
  if (!published) return ['nothing is published']
  const files = await fileTotalsOf(client, published.runId)
  const answers = await askEveryCheck(client, published, (set) => files.has(set), 1)
  return answers.filter(({ state }) => state === 'broken').map(({ check }) => check.name)
}
