// A database of a test's own for nights, which must be committed to be seen, and sets to load into it.

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, inject } from 'vitest'
import type { Plan, Writing } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { type Acceptance, type ImportOptions, type Outcome, runImport } from '#imports/night/run.ts'
import { afterFile } from '../app/after-file.ts'
import { AS_FILES, nightFolders, testUrl } from '../app/database.ts'
import { SEALING } from '../app/sealing.ts'

export { SEALING }

/** For nights whose audit is not looked at. */
export const NO_AUDIT = async () => undefined

export interface NightDatabase {
  /** As the owner of the tables. */
  owner: string
  /** As the server. */
  app: string
  /** Asks as the owner, who sees every row. */
  query<Row extends pg.QueryResultRow>(question: string): Promise<Row[]>
  /** Loads a set as the command would. */
  load(path: string, options?: Loaded): Promise<Outcome>
}

/** One for a whole file of tests, there before the first of them. */
export function sharedNightDatabase(name: string): NightDatabase {
  const database = {} as NightDatabase
  beforeAll(async () => {
    Object.assign(database, await givenNightDatabase(name))
  })
  return database
}

export function givenNightDatabase(name: string): Promise<NightDatabase> {
  return asSuperuser((superuser) => copyDatabase(superuser, name, 'template_coop'))
}

/** A database with this night published in it, and the night's files, which are not to be changed. */
export async function givenNight(name: string, plan: Partial<Plan>, writing: Writing = 'utf-8') {
  const whole = wholePlan(plan)
  const key = createHash('sha256')
    // In whichever order a plan is said.
    .update(JSON.stringify([Object.entries(whole).toSorted(), writing]))
    .digest('hex')
  const loaded = `night_${key.slice(0, 16)}`
  const folder = join(nightFolders(inject('postgresPort')), loaded)
  // The same night is written and loaded once for all files of a run, whichever worker comes first.
  const database = await asSuperuser(async (superuser) => {
    await superuser.query('select pg_advisory_lock(hashtext($1))', [loaded])
    const { rowCount } = await superuser.query('select from pg_database where datname = $1', [
      `${loaded}_published`,
    ])
    if (rowCount === 0) {
      const first = await copyDatabase(superuser, loaded, 'template_coop')
      mkdirSync(folder, { recursive: true })
      await writeSet(whole, folder, writing)
      const outcome = await load(folder, first)
      if (outcome.state !== 'published') throw new Error(JSON.stringify(outcome))
      // Under this name only once it is whole.
      await superuser.query(`alter database ${loaded} rename to ${loaded}_published`)
    }
    return copyDatabase(superuser, name, `${loaded}_published`)
  })
  return { database, folder }
}

async function asSuperuser<T>(work: (superuser: pg.Client) => Promise<T>): Promise<T> {
  const url = testUrl(inject('postgresPort'), 'postgres', 'postgres')
  const superuser = new pg.Client({ connectionString: url })
  await superuser.connect()
  try {
    return await work(superuser)
  } finally {
    await superuser.end()
  }
}

async function copyDatabase(
  superuser: pg.Client,
  name: string,
  template: string,
): Promise<NightDatabase> {
  await superuser.query(`drop database if exists ${name} with (force)`)
  await superuser.query(
    `create database ${name} template ${template} owner app_migrate ${AS_FILES}`,
  )
  const port = inject('postgresPort')
  const owner = testUrl(port, 'app_migrate', name)
  return {
    owner,
    app: testUrl(port, 'app_rw', name),
    query: (question) => queryAsOwner(owner, question),
    load: (path, options) => load(path, { owner }, options),
  }
}

export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coop-night-'))
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function givenSet(
  plan: Partial<Plan> = {},
  writing: Writing = 'utf-8',
): Promise<string> {
  const folder = givenFolder()
  await writeSet(wholePlan(plan), folder, writing)
  return folder
}

function wholePlan(plan: Partial<Plan>): Plan {
  return { members: 40, months: 14, units: 5, seed: 1, asOf: '2026-10-31', ...plan }
}

type Loaded = Partial<Omit<ImportOptions, 'accept'>> & { accept?: boolean | Acceptance }

export function load(
  path: string,
  { owner }: Pick<NightDatabase, 'owner'>,
  { accept = false, ...options }: Loaded = {},
): Promise<Outcome> {
  return runImport(path, {
    databaseUrl: owner,
    sealing: SEALING,
    startedBy: 'tester',
    tell: NO_AUDIT,
    dryRun: false,
    accept: accept === true ? { reason: 'ตรวจกับระบบหลักแล้ว' } : accept || undefined,
    hold: false,
    onProgress: () => undefined,
    ...options,
  })
}

/** Asks as the owner, who sees every row. */
export async function queryAsOwner<T extends pg.QueryResultRow>(
  url: string,
  question: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(question)).rows
  } finally {
    await client.end()
  }
}
