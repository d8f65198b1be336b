import pg from 'pg'

/** A connection for the night: no time limits, and room to sort and to build indexes in. */
export function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    options: '-c work_mem=64MB -c maintenance_work_mem=128MB',
  })
  client.on('error', () => undefined) // the query under way is told
  return client
}
