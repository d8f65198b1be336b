import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#scripts/build.ts'
import { startThrowAway } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

/** One PostgreSQL for the run, and for each worker a database copied from the migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale()
  const postgres = await startThrowAway()
  const workers = Number(project.vitest.config.maxWorkers)
  for (let worker = 1; worker <= workers; worker++) await postgres.copy(`test_${worker}`)
  project.provide('postgresPort', postgres.port)
  return postgres.close
}
