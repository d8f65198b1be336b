import pg from 'pg'
import { WITHOUT_TIMEOUT } from '../core/silence.ts'

export const NIGHT_OPTIONS =
  '-c work_mem=64MB -c maintenance_work_mem=128MB -c default_statistics_target=20 -c jit=off ' +
  '-c max_parallel_workers_per_gather=0 -c max_parallel_maintenance_workers=0'

/**
 * A connection for the night: no time limits, and room to sort and to build indexes in. Rows are found by
 * their keys, so a small sample tells the planner enough; a plan that is used once is not worth compiling. No helpers for
 * a statement: three connections have work for three processors, and members read meanwhile (decision 0028).
 */
export function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    ...WITHOUT_TIMEOUT,
    options: NIGHT_OPTIONS,
  })
  client.on('error', () => undefined) // the query under way is told
  return client
}
