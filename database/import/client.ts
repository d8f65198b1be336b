import pg from 'pg'
import { WITHOUT_TIMEOUT } from '../core/silence.ts'

export const NIGHT_OPTIONS =
  '-c work_mem=64MB -c maintenance_work_mem=128MB -c default_statistics_target=20 -c jit=off'

/**
 * A connection for the night: no time limits, and room to sort and to build indexes in. Rows are found by
 * their keys, so a small sample tells the planner enough; a plan that is used once is not worth compiling.
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
