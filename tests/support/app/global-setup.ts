import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#scripts/build.ts'
import { startThrowAway, type ThrowAway } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

// Two projects need it, and each loads this module for itself.
const STARTED = Symbol.for('coop.postgres')
const shared = globalThis as { [STARTED]?: Promise<ThrowAway> | undefined }

/** One PostgreSQL for the run, and for each worker a database copied from the migrated template. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isFirst = !shared[STARTED]
  shared[STARTED] ??= start(Number(project.vitest.config.maxWorkers))
  const { port, close } = await shared[STARTED]
  project.provide('postgresPort', port)
  if (!isFirst) return undefined
  return async () => {
    shared[STARTED] = undefined
    await close()
  }
}

async function start(workers: number): Promise<ThrowAway> {
  buildIfStale()
  const postgres = await startThrowAway()
  for (let worker = 1; worker <= workers; worker++) await postgres.copy(`test_${worker}`)
  return postgres
}
