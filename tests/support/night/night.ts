// A database of a test's own for nights, which must be committed to be seen, and sets to load into it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Plan, Writing } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { type Acceptance, type ImportOptions, type Outcome, runImport } from '#imports/night/run.ts'
import { testUrl } from '../app/database.ts'
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

export async function givenNightDatabase(name: string): Promise<NightDatabase> {
  const port = inject('postgresPort')
  const superuser = new pg.Client({ connectionString: testUrl(port, 'postgres', 'postgres') })
  await superuser.connect()
  await superuser.query(`drop database if exists ${name} with (force)`)
  await superuser.query(`create database ${name} template template_coop owner app_migrate`)
  await superuser.end()
  const owner = testUrl(port, 'app_migrate', name)
  return {
    owner,
    app: testUrl(port, 'app_rw', name),
    query: (question) => queryAsOwner(owner, question),
    load: (path, options) => load(path, { owner }, options),
  }
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coop-night-'))
  folders.push(folder)
  return folder
}

export async function givenSet(
  plan: Partial<Plan> = {},
  writing: Writing = 'utf-8',
): Promise<string> {
  const folder = givenFolder()
  const whole = { members: 40, months: 14, units: 5, seed: 1, asOf: '2026-10-31', ...plan }
  await writeSet(whole, folder, writing)
  return folder
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
